// Measures the structure of the sources. `npm run structure` prints the table; structure.test.ts checks the limits.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSources } from './sources.mjs'
import { WALKS } from './walks.mjs'

/** The features of an assessment, in contract, api and web alike: one may import those before it, never one after it. */
export const FEATURES = ['cases', 'papers', 'material', 'duties', 'reports', 'letters', 'law-changes']

/** The folders that put a program together, and what may import them: files that are started by themselves. */
const COMPOSITION = ['api/src/startup', 'api/src/cli', 'api/src/demo', 'web/src/app'].map(
  (folder) => `packages/${folder}`,
)
const ENTRY_POINT = /^(?:packages\/[^/]+|bench)\/src\/(?:index|main|.+\/main|.+\.cli)\.tsx?$/

/** Meaningless type names: a type should be named by the noun it stands for. */
const EMPTY_NAMES = ['Asked', 'Wanted', 'Found', 'Kept', 'Told', 'Given', 'Named', 'Shown', 'Known']

/** The number of files directly in each folder, largest first. */
export function filesPerFolder(sources) {
  const folders = new Map()
  for (const path of sources.keys()) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1)
  return [...folders].sort((a, b) => b[1] - a[1])
}

/** The files that use each file, also through doors; a door itself only passes names on and does not count. */
export function importersOf(sources) {
  const files = [...sources].filter(([, { isDoor }]) => !isDoor)
  const importers = new Map(files.map(([path]) => [path, new Set()]))
  for (const [path, { targets }] of files) for (const to of targets) if (to !== path) importers.get(to)?.add(path)
  return importers
}

/** Names declared and exported by more than one file of a room, with the files. */
function namesExportedTwice(sources) {
  const places = new Map()
  for (const [path, { exports }] of sources) {
    const room = path.split('/').slice(0, 2).join('/')
    for (const name of exports) {
      const key = `${room} ${name}`
      places.set(key, [...(places.get(key) ?? []), path])
    }
  }
  return [...places].filter(([, paths]) => paths.length > 1).map(([key, paths]) => `${key}: ${paths.join(', ')}`)
}

/** Types with one of the meaningless names. */
export const emptyNames = (sources) =>
  [...sources].flatMap(([path, { types }]) =>
    types.filter((name) => EMPTY_NAMES.includes(name)).map((name) => `${path}: ${name}`),
  )

/** Objects that are made only to be spread. */
export const spreadLiterals = (sources) =>
  [...sources].flatMap(([path, file]) => file.spreadLiterals.map((line) => `${path}:${line}`))

/** Functions of more than 50 lines. */
export const longFunctions = (sources) =>
  [...sources].flatMap(([path, file]) =>
    file.longFunctions.map(({ at, name, lines }) => `${path}:${at}: ${name} has ${lines} lines`),
  )

/** Folders beside each other that import each other in a circle, at every level, by values or types. */
export function circles(sources) {
  const levels = new Map()
  for (const { parent, from, to } of foldersCrossed(sources)) {
    if (!levels.has(parent)) levels.set(parent, new Map())
    const edges = levels.get(parent)
    edges.set(from, (edges.get(from) ?? new Set()).add(to))
  }
  return [...levels].flatMap(([parent, edges]) =>
    [...edges.keys()].filter((folder) => reaches(edges, folder, folder)).map((folder) => `${parent}/${folder}`),
  )
}

/** Files that import each other in a circle, by values or types. */
export function filesInCircle(sources) {
  const edges = new Map([...sources].map(([path, { targets }]) => [path, targets]))
  return [...edges.keys()].filter((path) => reaches(edges, path, path))
}

/** For each import, the folder that contains both files, and the two folders in it that the import leads from and to. */
function foldersCrossed(sources) {
  return [...sources].flatMap(([path, { targets }]) =>
    targets.flatMap((target) => {
      const [from, to] = [dirname(path).split('/'), dirname(target).split('/')]
      const depth = from.findIndex((folder, at) => folder !== to[at])
      const isCrossed = depth >= 0 && to.length > depth
      return isCrossed ? [{ parent: from.slice(0, depth).join('/'), from: from[depth], to: to[depth] }] : []
    }),
  )
}

function reaches(edges, from, to, seen = new Set()) {
  return [...(edges.get(from) ?? [])].some((next) => {
    if (next === to) return true
    if (seen.has(next)) return false
    seen.add(next)
    return reaches(edges, next, to, seen)
  })
}

const importsOf = (sources) =>
  [...sources].flatMap(([path, { targets }]) => targets.map((target) => ({ path, target })))

/** Imports of a later one of the seven features by an earlier one. */
export function importsAgainstOrder(sources) {
  const placeOf = (path) => FEATURES.indexOf(path.split('/')[3])
  const roomOf = (path) => path.split('/')[1]
  return importsOf(sources)
    .filter(({ path, target }) => roomOf(path) === roomOf(target) && placeOf(path) >= 0)
    .filter(({ path, target }) => placeOf(target) > placeOf(path))
    .map(({ path, target }) => `${path} imports ${target}`)
}

/** Imports of a folder that puts a program together by anything but that folder and entry points. */
export const importsOfComposition = (sources) =>
  importsOf(sources)
    .filter(({ path, target }) =>
      COMPOSITION.some((folder) => target.startsWith(`${folder}/`) && !path.startsWith(`${folder}/`)),
    )
    .filter(({ path }) => !ENTRY_POINT.test(path))
    .map(({ path, target }) => `${path} imports ${target}`)

/** Files of a walk that are gone, or that nothing before them in the list imports or calls. */
export const brokenArrows = (sources, files) =>
  files.filter((path, at) => {
    if (!sources.has(path)) return true
    return at > 0 && !files.slice(0, at).some((before) => leadsTo(sources, before, path))
  })

function leadsTo(sources, before, path) {
  const [from, to] = [sources.get(before), sources.get(path)]
  return from !== undefined && (from.targets.includes(path) || [...to.served].some((name) => from.called.has(name)))
}

function printTable() {
  const sources = readSources()
  const perFolder = filesPerFolder(sources).map(([, count]) => count)
  const importers = [...importersOf(sources).values()]
  const lines = [...sources.values()].filter(({ isDoor }) => !isDoor).map((file) => file.lines)
  const share = (some, all) => `${((100 * some) / all).toFixed(1)} %`
  const quantile = (q) => perFolder[Math.floor((1 - q) * (perFolder.length - 1))]
  const faults = {
    'folders in a circle': circles(sources),
    'files in a circle': filesInCircle(sources),
    'imports against the order of features': importsAgainstOrder(sources),
    'imports of composition folders': importsOfComposition(sources),
    'functions over 50 lines': longFunctions(sources),
    'types with an empty name': emptyNames(sources),
    'objects made to be spread': spreadLiterals(sources),
    'names exported twice in a room': namesExportedTwice(sources),
  }
  const rows = [
    ['files', sources.size],
    ['files per folder: median, p90, most', `${quantile(0.5)}, ${quantile(0.9)}, ${perFolder[0]}`],
    ['files with one importer', share(importers.filter(({ size }) => size === 1).length, importers.length)],
    ['files under 15 lines', share(lines.filter((count) => count < 15).length, lines.length)],
    ...Object.entries(WALKS).map(([name, files]) => [`files opened for ${name}`, files.length]),
    ...Object.entries(faults).map(([name, list]) => [name, list.length]),
  ]
  for (const [name, value] of rows) console.log(`${name.padEnd(60)}${value}`)
  if (process.argv.includes('--names'))
    for (const [name, list] of Object.entries(faults)) console.log([`\n${name}:`, ...list].join('\n'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable()
