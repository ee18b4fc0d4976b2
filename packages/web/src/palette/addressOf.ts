import type { PaletteHit } from '@portal/contract'
import { paths } from '../app/paths.ts'

/** Where a hit leads. A treaty's document belongs to no country: the search finds it by its title. */
export function addressOf({ kind, target, label, countryId }: PaletteHit): string {
  if (kind === 'assessment') return paths.assessment(target)
  if (kind === 'country') return paths.country(target)
  if (kind === 'term') return paths.term(target)
  if (kind === 'person') return `${paths.userManagement}?${new URLSearchParams({ q: target })}`
  return countryId
    ? paths.legalDocument(countryId, target)
    : `${paths.documentSearch}?${new URLSearchParams({ q: label })}`
}
