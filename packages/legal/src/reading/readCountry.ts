import { CountryFile } from '@portal/contract'
import type { Checked } from '../checks/problem.ts'
import { type CountryContent, checkedCountry } from '../law/countryContent.ts'
import type { CountryVocabulary } from '../law/treatyLevel.ts'
import { contentRef } from './contentRef.ts'
import { parseYaml } from './parseYaml.ts'

/** Reads and checks one file of `countries/` against the treaty level. */
export function readCountry(name: string, text: string, treaty: CountryVocabulary): Checked<CountryContent> {
  const file = `countries/${name}.yaml`
  const { value, problems } = parseYaml(file, text, CountryFile)
  return value ? checkedCountry(file, value, treaty, countryRef(value)) : { problems }
}

export const countryRef = (file: CountryFile) => contentRef(file.country, file.version, file)
