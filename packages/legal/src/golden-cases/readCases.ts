import type { Checked } from '../checks/problem.ts'
import { readText, yamlFiles } from '../reading/readFolder.ts'
import { type GoldenCase, parseCases } from './goldenCases.ts'

/** The golden cases of a country, by file name; empty if there is no such file. */
export function readCases(folder: string, name: string): Checked<GoldenCase[]> {
  if (!yamlFiles(folder, 'cases').includes(name)) return { value: [], problems: [] }
  const file = `cases/${name}.yaml`
  return parseCases(file, readText(folder, file))
}
