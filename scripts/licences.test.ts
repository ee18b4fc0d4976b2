import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

type Package = { license?: string; dev?: boolean; link?: boolean; version?: string; integrity?: string }

const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: { [path: string]: Package }
}
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)

/** The licences allowed for what is shipped: permissive ones, and OFL for fonts. */
const SHIPPED = [
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'ISC',
  'BlueOak-1.0.0',
  'OFL-1.1',
]
/** Licences also allowed for tools that are never shipped. */
const TOOLS = [...SHIPPED, 'MPL-2.0', 'LGPL-3.0-or-later', 'PSF-2.0', 'Python-2.0', 'CC0-1.0', 'Unlicense', 'MIT/X11']

/** Packages that were checked by hand: permissive, although their metadata lacks or misnames the licence. */
const LOOKED_UP: { readonly [name: string]: string } = {
  argparse: 'Python-2.0, permissive',
  pako: 'MIT and Zlib, both permissive',
  'png-js': 'MIT, by its LICENSE file',
  busboy: 'MIT, by its LICENSE file',
  dicer: 'MIT, by its LICENSE file',
  streamsearch: 'MIT, by its LICENSE file',
  buffers: 'MIT/X11, by its README; reads spreadsheets in tests',
  'humanize-number': 'MIT, by its README; a tool of the benches',
  only: 'MIT, by its README; a tool of the benches',
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** For alternatives (OR) one allowed licence suffices, for combinations (AND) all must be allowed. */
const isAllowed = (expression: string, allowed: readonly string[]): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => allowed.includes(one.trim())))

test('every package has a licence that is allowed for its use', () => {
  const refused = installed
    .filter(([path]) => !(nameOf(path) in LOOKED_UP))
    .filter(([, { license = '', dev }]) => !isAllowed(license, dev ? TOOLS : SHIPPED))
    .map(([path, { license }]) => `${path}: ${license}`)
  expect(installed.length).toBeGreaterThan(500)
  expect(refused).toEqual([])
})

test('every package is pinned by version and hash', () => {
  const loose = installed.filter(([, { version, integrity }]) => !version || !integrity).map(([path]) => path)
  expect(loose).toEqual([])
})

test('docs/asvs.md lists each requirement once, and every test that it names exists', () => {
  const rows = readFileSync(join(ROOT, 'docs', 'asvs.md'), 'utf8').match(/^\| \d+\.\d+\.\d+ .*$/gm) ?? []
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()))
  expect(new Set(cells.map(([, id]) => id)).size).toBe(253)
  expect(rows).toHaveLength(253)
  expect(cells.filter(([, , state = '']) => !['met', 'partly', 'not met', 'not applicable'].includes(state))).toEqual(
    [],
  )
  const tests = new Set(
    ['packages', 'scripts']
      .flatMap((folder) => readdirSync(join(ROOT, folder), { encoding: 'utf8', recursive: true }))
      .map((path) => path.split('/').at(-1)),
  )
  const named = [...new Set(rows.flatMap((row) => row.match(/[\w.-]+\.test\.tsx?/g) ?? []))]
  expect(named.filter((name) => !tests.has(name))).toEqual([])
  expect(existsSync(join(ROOT, 'SECURITY.md'))).toBe(true)
})
