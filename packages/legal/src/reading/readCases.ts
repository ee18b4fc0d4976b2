import { GoldenCase } from '@portal/contract'
import { z } from 'zod'
import type { Checked } from '../checks/problem.ts'
import { parseYaml } from './parseYaml.ts'
import { readText, yamlFiles } from './readFolder.ts'

/** The golden cases of a country, `cases/<iso2>.yaml`, by file name; empty if there is no such file. */
export function readCases(folder: string, name: string): Checked<GoldenCase[]> {
  if (!yamlFiles(folder, 'cases').includes(name)) return { value: [], problems: [] }
  const file = `cases/${name}.yaml`
  return parseYaml(file, readText(folder, file), z.array(GoldenCase).min(1))
}
