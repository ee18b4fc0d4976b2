import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shipped } from '../testing/shipped.ts'
import { PROGRAM, readBuiltLaw, writeBuiltLaw } from './builtLaw.ts'
import { readYaml } from './parseYaml.ts'
import { readText, SHIPPED, yamlFiles } from './readFolder.ts'

const content = shipped.lawFor(['BR']).content
const texts = ['protocol', 'countries', 'procedures'].flatMap((folder) =>
  yamlFiles(SHIPPED, folder).map((name) => readText(SHIPPED, `${folder}/${name}.yaml`)),
)
const values = new Map(texts.map((text) => [text, readYaml(text).raw]))
let program = ''

beforeEach(() => {
  program = mkdtempSync(join(tmpdir(), 'built-law-'))
  writeFileSync(join(program, 'portal.mjs'), 'export const version = 1\n')
  writeBuiltLaw(program, { content, values })
})

afterEach(() => rmSync(program, { recursive: true }))

test('a record repeats the proven law and the value of every shipped text', () => {
  const built = readBuiltLaw(program)
  expect(JSON.parse(built?.proven ?? '')).toEqual(content)
  expect(Object.values(built?.values ?? {}).map((json) => JSON.parse(json))).toEqual([...values.values()])
})

const record = () => join(program, 'law.json')

test.each([
  [
    'of which a single character was changed',
    () => writeFileSync(record(), readFileSync(record(), 'utf8').replace('BR', 'PE')),
  ],
  ['that was cut off', () => writeFileSync(record(), readFileSync(record(), 'utf8').slice(0, 5_000))],
  ['that is empty', () => writeFileSync(record(), '')],
  ['beside a program that was changed', () => appendFileSync(join(program, 'portal.mjs'), '// a comment\n')],
  ['beside a program with one more file', () => writeFileSync(join(program, 'other.mjs'), '')],
  ['that is not there', () => rmSync(record())],
])('a record %s is ignored', (_, change) => {
  change()
  expect(readBuiltLaw(program)).toBeNull()
})

test('sources have no record, so that tests and authors always read and prove', () => {
  expect(readBuiltLaw(PROGRAM)).toBeNull()
})
