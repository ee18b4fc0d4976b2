import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Dependencies are used by what they offer in public: what they keep to themselves changes without notice. */

const ROOT = join(import.meta.dirname, '..')

const PRIVATE = {
  'a field that begins with an underscore': /[\w)\]]\??\._[a-z]\w*|\{ _[a-z]\w*[ ,:]/,
  'an export that its package calls unsafe': /\bUNSAFE_\w+/,
  "a file within a package's build": /(?:from|import|import\() ?'(?!\.)(?!ajv\/dist\/2020\.js')[^']+\/dist\/[^']*'/,
  "a table or function of another library's schema": /\w+\._private_\w+/,
} as const

/** Uses of private parts in a source, each with its line. */
const privateUses = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      Object.entries(PRIVATE).flatMap(([what, pattern]) => (pattern.test(line) ? [`${index + 1}: ${what}`] : [])),
    )

const sources = ['packages', 'bench', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/node_modules|\/dist\/|privateParts\.test/.test(path)),
)

test('no source uses private parts of a dependency', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.flatMap((path) =>
    privateUses(readFileSync(join(ROOT, path), 'utf8')).map((use) => `${path}:${use}`),
  )
  expect(found).toEqual([])
})

test.each<[string, boolean]>([
  ['client._clients.length', true],
  ['pool?._idle', true],
  ['const { _font } = pdf', true],
  ["import { UNSAFE_DataRouterContext } from 'react-router'", true],
  ["import { a } from 'some-package/dist/a.js'", true],
  ["await import('@scope/some-package/dist/a.js')", true],
  ['update graphile_worker._private_jobs set', true],
  ["import { a } from './dist/a.js'", false],
  ["import { Ajv2020 } from 'ajv/dist/2020.js'", false],
  ['select add_job from graphile_worker.jobs', false],
])('%s: private %s', (line, isPrivate) => {
  expect(privateUses(line).length > 0).toBe(isPrivate)
})
