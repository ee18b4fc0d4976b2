import type { PaletteHit } from '@portal/contract'
import { paths } from '../app/paths.ts'

/** Address of a search hit. */
export function addressOf({ kind, target, countryId }: PaletteHit): string {
  if (kind === 'assessment') return paths.assessment(target)
  if (kind === 'country') return paths.country(target)
  if (kind === 'term') return paths.term(target)
  if (kind === 'person') return `${paths.userManagement}?${new URLSearchParams({ q: target })}`
  return paths.legalDocument(countryId, target)
}
