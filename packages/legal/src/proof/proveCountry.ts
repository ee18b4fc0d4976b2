import type { CountryFile } from '@portal/contract'
import { type ContentRef, joinLaw, withoutPlaces } from '@portal/rules'
import { checkUnique } from '../checks/checkUnique.ts'
import type { Checked } from '../checks/problem.ts'
import { type CountryContent, checkedCountry } from '../law/countryContent.ts'
import type { TreatyLevel } from '../law/treatyLevel.ts'
import { askingOf, problemsOf } from './prove.ts'

export type CheckedLaw = Required<Checked<CountryContent>>

/**
 * Builds a country's law, with the problems that do not need a compiled law. Ids begin with the country's code, so an
 * id that is unique within the country and the treaty level is unique everywhere.
 */
export function checkedLaw(country: CountryFile, treaty: TreatyLevel, content: ContentRef): CheckedLaw {
  const file = `countries/${country.country.toLowerCase()}.yaml`
  const { value, problems } = checkedCountry(file, country, treaty, content)
  const parts = [
    { file: 'protocol', part: treaty.part },
    { file, part: value.law },
  ]
  return { value, problems: [...problems, ...checkUnique(parts)] }
}

/** The same with everything that a proof finds; a law with undeclared names cannot be compiled. */
export function provenCountry(country: CountryFile, treaty: TreatyLevel, content: ContentRef): CheckedLaw {
  const { value, problems } = checkedLaw(country, treaty, content)
  if (problems.length > 0) return { value, problems }
  const asking = askingOf({ ...treaty, countries: new Map([[value.country, value]]) })
  return {
    value,
    problems: problemsOf(joinLaw([withoutPlaces(treaty.part, [value.country]), value.law]), asking, () => value.file),
  }
}
