import type { CountryFile, GoldenCase } from '@portal/contract'
import { stringify } from 'yaml'

type CountryText = { readonly file: CountryFile; readonly cases: readonly GoldenCase[] }

/**
 * The law of a country and its golden cases, if there are any, as they are shipped, by their path below `packages/legal`.
 * Procedures are not among them: a shipped file has no sources of single steps.
 */
export function countryFiles({ file, cases }: CountryText): ReadonlyMap<string, string> {
  const name = `${file.country.toLowerCase()}.yaml`
  const files = new Map([[`countries/${name}`, textOf(file)]])
  return cases.length > 0 ? files.set(`cases/${name}`, textOf(cases)) : files
}

/** Without aliases, which no shipped file has for equal parts; long texts are folded at the width of ours. */
const textOf = (value: unknown): string => stringify(value, { aliasDuplicateObjects: false, lineWidth: 120 })
