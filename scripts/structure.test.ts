import { expect, test } from 'vitest'
import { circlesOfFeatures, emptyNames, filesPerFolder, importersOf, readSources } from './structure.mjs'

/** Limits on the structure, set at what has been achieved; `npm run structure` prints all figures. */

const sources = readSources()
const isDoor = (path: string) => path.endsWith('/index.ts')

test('no type has a meaningless name', () => {
  expect(emptyNames(sources)).toEqual([])
})

test('no two features import each other in a cycle', () => {
  expect(circlesOfFeatures(sources)).toEqual([])
})

test('no folder holds more than 15 files', () => {
  expect(filesPerFolder(sources).filter(([, count]) => count > 15)).toEqual([])
})

test('at most two in five files have a single importer, and at most one in fourteen is shorter than 15 lines', () => {
  const files = [...importersOf(sources)].filter(([path]) => !isDoor(path))
  const single = files.filter(([, importers]) => importers.size === 1)
  const short = files.filter(([path]) => (sources.get(path)?.lines ?? 0) < 15)
  expect(files.length).toBeGreaterThan(500)
  expect(single.length / files.length).toBeLessThan(0.4)
  expect(short.length / files.length).toBeLessThan(1 / 14)
})
