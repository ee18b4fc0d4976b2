import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readSources } from './sources.mjs'
import {
  brokenArrows,
  circles,
  emptyNames,
  filesInCircle,
  filesPerFolder,
  importersOf,
  importsAgainstOrder,
  importsOfComposition,
  longFunctions,
  spreadLiterals,
} from './structure.mjs'
import { WALKS } from './walks.mjs'

/** Limits on the structure; `npm run structure -- --names` prints all figures with what they count. */

const sources = readSources()

test('no type has a meaningless name', () => {
  expect(emptyNames(sources)).toEqual([])
})

test('no folders import each other in a circle, at any level, not even types', () => {
  expect(circles(sources)).toEqual([])
})

test('no files import each other in a circle, not even types', () => {
  expect(filesInCircle(sources)).toEqual([])
})

test('a feature imports those before it, never those after it', () => {
  expect(importsAgainstOrder(sources)).toEqual([])
})

test('the folders that put a program together are imported by entry points only', () => {
  expect(importsOfComposition(sources)).toEqual([])
})

test('fields and props are named one by one, not spread from an object that is made for it', () => {
  expect(spreadLiterals(sources)).toEqual([])
})

test('functions have at most 50 lines', () => {
  expect(longFunctions(sources)).toEqual([])
})

test.each(Object.entries(WALKS))('%s is followed through at most 25 files', (_, files) => {
  expect(brokenArrows(sources, files)).toEqual([])
  expect(files.length).toBeLessThanOrEqual(25)
})

test('no folder holds more than 15 files', () => {
  expect(filesPerFolder(sources).filter(([, count]) => count > 15)).toEqual([])
})

test('few files have a single importer, and at most one in thirteen is shorter than 15 lines', () => {
  const files = [...importersOf(sources)]
  const single = files.filter(([, importers]) => importers.size === 1)
  const short = files.filter(([path]) => (sources.get(path)?.lines ?? 0) < 15)
  expect(files.length).toBeGreaterThan(500)
  // The aim is a third.
  expect(single.length / files.length).toBeLessThan(0.377)
  expect(short.length / files.length).toBeLessThan(1 / 13)
})

describe('a planted fault is found', () => {
  const root = mkdtempSync(join(tmpdir(), 'structure-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))

  /** The sources of a room of its own with these files. */
  function planted(files: Record<string, string>) {
    rmSync(root, { recursive: true, force: true })
    for (const [path, text] of Object.entries({ 'contract/src/index.ts': '', ...files })) {
      const file = join(root, 'packages', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    writeFileSync(
      join(root, 'packages/contract/package.json'),
      JSON.stringify({ name: '@portal/contract', exports: { '.': './src/index.ts' } }),
    )
    return readSources(root)
  }

  test.each([
    ['a type', `import type { A } from '../y/b.ts'`],
    ['an import in a type', `type C = import('../y/b.ts').A`],
    ['a dynamic import', `const b = import('../y/b.ts')`],
    ['a worker', `new Worker(new URL('../y/b.ts', import.meta.url))`],
    ['a door', `import { A } from '../index.ts'`],
  ])('a circle that is closed by %s, two levels down', (_, back) => {
    const found = planted({
      'api/src/z/x/a.ts': back,
      'api/src/z/y/b.ts': `export { c } from '../x/c.ts'\nexport type A = 1`,
      'api/src/z/x/c.ts': 'export const c = 1',
      'api/src/z/index.ts': `export type { A } from './y/b.ts'`,
    })
    expect(circles(found)).toEqual(['packages/api/src/z/x', 'packages/api/src/z/y'])
  })

  test('a circle of files through a type', () => {
    const found = planted({
      'api/src/a.ts': `import { b } from './b.ts'\nexport const a = b`,
      'api/src/b.ts': `import type { C } from './c.ts'\nexport const b: C = 1`,
      'api/src/c.ts': `import { a } from './a.ts'\nexport type C = number\nexport const c = a`,
      'api/src/d.ts': `import { a } from './a.ts'\nexport const d = a`,
    })
    expect(filesInCircle(found)).toEqual(['packages/api/src/a.ts', 'packages/api/src/b.ts', 'packages/api/src/c.ts'])
  })

  test('an import of a later feature', () => {
    const found = planted({
      'api/src/cases/a.ts': `import { b } from '../duties/b.ts'`,
      'api/src/duties/b.ts': 'export const b = 1',
    })
    expect(importsAgainstOrder(found)).toEqual(['packages/api/src/cases/a.ts imports packages/api/src/duties/b.ts'])
  })

  test('an import of the folder that starts the program', () => {
    const found = planted({
      'api/src/x/a.ts': `import type { B } from '../startup/b.ts'`,
      'api/src/main.ts': `import type { B } from './startup/b.ts'`,
      'api/src/startup/b.ts': 'export type B = 1',
    })
    expect(importsOfComposition(found)).toEqual(['packages/api/src/x/a.ts imports packages/api/src/startup/b.ts'])
  })

  test('a function of 51 lines', () => {
    const found = planted({ 'api/src/a.ts': `export const a = () => {\n${'  b()\n'.repeat(49)}}` })
    expect(longFunctions(found)).toEqual(['packages/api/src/a.ts:1: ArrowFunctionExpression has 51 lines'])
  })

  test('an arrow of a walk that is gone', () => {
    const found = planted({
      'web/src/a.ts': `import { cases } from '@portal/contract'\ncall(cases.add)`,
      'api/src/b.ts': `import { cases } from '@portal/contract'\nserve(cases.add, () => addJob(tx, 'count'))`,
      'api/src/c.ts': `import type { Tasks } from './d.ts'\nconst tasks: Tasks = { count: () => 1 }`,
      'api/src/d.ts': 'export type Tasks = unknown',
    })
    const walk = ['packages/web/src/a.ts', 'packages/api/src/b.ts', 'packages/api/src/c.ts', 'packages/api/src/d.ts']
    expect(brokenArrows(found, walk)).toEqual([])
    expect(brokenArrows(found, [...walk.slice(0, 1), ...walk.slice(2), 'packages/api/src/e.ts'])).toEqual([
      'packages/api/src/c.ts',
      'packages/api/src/e.ts',
    ])
  })
})
