import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ContentRef } from '@portal/rules'

/** The shipped law as a build has read and proven it, so that a start of the built server does not repeat that. */
type BuiltLaw = {
  /** The references of the law that was proven. They cover everything that the proof reads. */
  readonly proven: string
  /** The values of YAML texts as JSON, by the SHA-256 of the text. */
  readonly values: Readonly<Record<string, string>>
}

/** The folder of the built program. Sources have no record beside them, so that tests always read and prove. */
export const PROGRAM = fileURLToPath(new URL('.', import.meta.url))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

let record: BuiltLaw | null | undefined

/** Reads the record when it is first needed, and only once. */
function builtLaw(): BuiltLaw | null {
  if (record === undefined) record = readBuiltLaw(PROGRAM)
  return record
}

/** The value of a YAML text that the build has read; undefined for any other text. */
export function builtValue(text: string): unknown {
  const json = builtLaw()?.values[sha256(text)]
  return json === undefined ? undefined : JSON.parse(json)
}

/** Whether the build has proven exactly this law. */
export const isProven = (content: readonly ContentRef[]): boolean => builtLaw()?.proven === JSON.stringify(content)

/** Writes the record beside the program that has read these texts and proven this law. */
export function writeBuiltLaw(
  program: string,
  { content, values }: { content: readonly ContentRef[]; values: ReadonlyMap<string, unknown> },
): void {
  const record: BuiltLaw = {
    proven: JSON.stringify(content),
    values: Object.fromEntries([...values].map(([text, value]) => [sha256(text), JSON.stringify(value)])),
  }
  const json = JSON.stringify(record)
  writeFileSync(fileOf(program), `${seal(program, json)}\n${json}`)
}

/** The record beside a program; null if there is none, if it was changed, or if another program wrote it. */
export function readBuiltLaw(program: string): BuiltLaw | null {
  if (!existsSync(fileOf(program))) return null
  const [sealed, json = ''] = readFileSync(fileOf(program), 'utf8').split('\n')
  return sealed === seal(program, json) ? JSON.parse(json) : null
}

const fileOf = (program: string): string => join(program, 'law.json')

/** Binds a record to its own text and to every file of the program. */
function seal(program: string, json: string): string {
  const files = readdirSync(program).filter((name) => name.endsWith('.mjs'))
  const hash = createHash('sha256').update(json)
  for (const name of files.toSorted()) hash.update(name).update(readFileSync(join(program, name)))
  return hash.digest('hex')
}
