import { type GoldenCase, parseCases } from './goldenCases.ts'
import type { Checked } from './problem.ts'
import { readText, yamlFiles } from './readFolder.ts'

/** The golden cases of a country, by the name of its file; none if it has no file of cases. */
export function readCases(folder: string, name: string): Checked<GoldenCase[]> {
  if (!yamlFiles(folder, 'cases').includes(name)) return { value: [], problems: [] }
  const file = `cases/${name}.yaml`
  return parseCases(file, readText(folder, file))
}
