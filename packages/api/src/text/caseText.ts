import { assessmentNumber } from '@portal/contract'
import { countryName } from '@portal/texts'
import { contentText } from './contentTexts.ts'
import { translate as t } from './translate.ts'

/** The facts that name a case. */
export type CaseFacts = {
  readonly number: number
  readonly name: string | null
  readonly geneticResource: string | null
  readonly providerCountry: string | null
  readonly intendedUse: readonly string[] | null
}
/** English names of countries and uses by their codes. */
type Names = { readonly countries: ReadonlyMap<string, string>; readonly uses: ReadonlyMap<string, string> }

/** A case in a sentence: the name that people gave it, or resource, country and use as far as they are known, and its number. */
export function caseText(facts: CaseFacts, names: Names): string {
  const { geneticResource, providerCountry, intendedUse } = facts
  const country =
    providerCountry && countryName(providerCountry, names.countries.get(providerCountry) ?? providerCountry)
  const parts = [resourceText(geneticResource), country, usesText(intendedUse ?? [], names)]
  return `${facts.name ?? parts.filter(Boolean).join(' · ')} ${assessmentNumber(facts.number)}`
}

function resourceText(answer: string | null): string {
  if (answer === null) return t('assessments.case.new')
  return answer === 'unknown' ? t('assessments.case.unknownResource') : answer
}

/** The first use, and how many more there are. */
function usesText([first, ...others]: readonly string[], { uses }: Names): string {
  if (first === undefined) return ''
  const use = contentText(uses.get(first) ?? first)
  return others.length > 0 ? t('assessments.case.uses', { use, count: others.length }) : use
}
