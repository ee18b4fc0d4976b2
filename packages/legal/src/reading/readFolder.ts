import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The shipped content: the folder that contains `protocol/`, `countries/` and `cases/`. */
export const SHIPPED = join(import.meta.dirname, '..', '..')

export const readText = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8')

/** Sorted names of the YAML files of a sub-folder, without extension: `['br', 'pe']`. */
export function yamlFiles(folder: string, sub: string): string[] {
  const path = join(folder, sub)
  const names = existsSync(path) ? readdirSync(path) : []
  return names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.slice(0, -'.yaml'.length))
    .toSorted()
}
