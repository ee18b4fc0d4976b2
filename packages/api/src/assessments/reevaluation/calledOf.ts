import type { LegalContext } from '../../startup/deps.ts'
import type { ActivationRow } from './reevaluate.repo.ts'

/** What the version of an activation is called in a sentence: `version 2 of the law of Brazil`. */
export function calledOf(
  { contentId, version }: Pick<ActivationRow, 'contentId' | 'version'>,
  { names }: LegalContext,
): string {
  const country = names.countries.get(contentId)
  return country ? `version ${version} of the law of ${country}` : `version ${version} of the treaty level`
}
