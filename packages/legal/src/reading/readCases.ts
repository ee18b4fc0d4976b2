import { GoldenCase } from '@portal/contract'
import { z } from 'zod'
import type { Checked, Problem } from '../checks/problem.ts'
import { parseYaml } from './parseYaml.ts'
import { readText, yamlFiles } from './readFolder.ts'

/** The golden cases of a country, `cases/<iso2>.yaml`, by file name; empty if there is no such file. */
export function readCases(folder: string, name: string): Checked<GoldenCase[]> {
  if (!yamlFiles(folder, 'cases').includes(name)) return { value: [], problems: [] }
  const file = `cases/${name}.yaml`
  const { value, problems } = parseYaml(file, readText(folder, file), z.array(GoldenCase).min(1))
  return value ? { value, problems: [...problems, ...sameNames(file, value)] } : { problems }
}

/** A case is known by its name. */
function sameNames(file: string, cases: readonly GoldenCase[]): Problem[] {
  const names = cases.map(({ name }) => name)
  return names
    .filter((name, index) => names.indexOf(name) < index)
    .map((at) => ({ file, at, reason: 'another case has the same name' }))
}
