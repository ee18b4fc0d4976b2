import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PACKAGES = join(import.meta.dirname, '..', '..', '..')
/** A constant that any text may be looked up in. The compiler refuses that for every other object literal. */
const OPEN_TABLE =
  /\bconst \w+: (?:Readonly<)?(?:Record<string,|\{\s*(?:readonly )?\[\w+: string\]:)[^=]*=(?:>[^=]*=)* \{\s*\S/

test('a table in which any text is looked up is a Map, because an object also has the names of its prototype', () => {
  const found = ['api', 'contract'].flatMap((room) =>
    sourcesOf(room)
      .flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })))
      .filter(({ line }) => OPEN_TABLE.test(line) && !line.endsWith('{}')),
  )

  expect(found).toEqual([])
  expect(OPEN_TABLE.test('const NUMBERS: { readonly [word: string]: number } = { two: 2 }')).toBe(true)
})

/** The same over several lines. Those that are only gone through stay objects. */
const LONG_TABLE =
  /\bconst (\w+): (?:Readonly<)?(?:Record<string,|\{\s*(?:readonly )?\[\w+: string\]:)[^=;]*=(?:>[^=;]*=)* \{\n/g

test('so is a table of several lines', () => {
  const found = ['api', 'contract'].flatMap((room) =>
    sourcesOf(room).flatMap(({ file, text }) =>
      [...text.matchAll(LONG_TABLE)].flatMap(([, name]) => (text.includes(`${name}[`) ? [{ file, name }] : [])),
    ),
  )

  expect(found).toEqual([])
  expect('const WORDS: Record<string, Word> = {\n  two: 2'.match(LONG_TABLE)).toHaveLength(1)
})

function sourcesOf(room: string) {
  const folder = join(PACKAGES, room, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
}
