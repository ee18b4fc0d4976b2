// Measures the structure of the sources: folders, importers, very small files, import cycles, names that are exported
// twice. `npm run structure` prints the table; structure.test.ts checks the limits. Uses only Node's own modules.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Meaningless type names: a type should be named by the noun it stands for. */
const EMPTY_NAMES = ['Asked', 'Wanted', 'Found', 'Kept', 'Told', 'Given', 'Named', 'Shown', 'Known']

/** The folders with the files of five behaviours, as opened when following a request from its route to its table. */
const BEHAVIOURS = {
  'an answer': ['packages/api/src/assessments/answering', 'packages/api/src/assessments/decision'],
  'a lock': ['packages/api/src/assessments/locks'],
  'a search': ['packages/api/src/assessments/list'],
  'activation to re-evaluation': ['packages/api/src/content/activation', 'packages/api/src/assessments/reevaluation'],
  'result map': ['packages/api/src/countries/result-map'],
}

/** Translations repeat the files of the English catalogue one by one, so they are left out of the figures. */
const TRANSLATION = /^packages\/texts\/src\/(?!en\/)[a-z]{2}\//

/** Every source file with its lines, its imports (values and types alike) and its exported declarations. */
export function readSources(root = ROOT) {
  const rooms = [...readdirSync(join(root, 'packages')).map((room) => `packages/${room}/src`), 'bench/src']
  const paths = rooms
    .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((path) => join(room, path)))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path))
    .filter((path) => !TRANSLATION.test(path))
    .sort()
  return new Map(paths.map((path) => [path, readSource(root, path)]))
}

function readSource(root, path) {
  const text = readFileSync(join(root, path), 'utf8')
  const targets = (pattern) => [...text.matchAll(pattern)].map(([, to]) => normalize(join(dirname(path), to)))
  const imports = targets(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)
  const typesOnly = targets(/(?:import|export) type [^']*?from '(\.{1,2}\/[^']+)'/g)
  const declared = /^export (?:declare |abstract )?(?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm
  const types = [...text.matchAll(/^\s*(?:export )?(?:type|interface) (\w+)/gm)].map(([, name]) => name)
  const isDoor = path.endsWith('/index.ts')
  return {
    lines: text.split('\n').length - 1,
    imports: [...new Set(imports)],
    needs: [...new Set(imports)].filter((to) => !typesOnly.includes(to)),
    exports: [...new Set([...text.matchAll(declared)].map(([, name]) => name))],
    types,
    isDoor,
  }
}

/** The number of files directly in each folder, largest first. */
export function filesPerFolder(sources) {
  const folders = new Map()
  for (const path of sources.keys()) folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1)
  return [...folders].sort((a, b) => b[1] - a[1])
}

/** The files that import each file; `index.ts` files only re-export and do not count. */
export function importersOf(sources) {
  const importers = new Map([...sources.keys()].map((path) => [path, new Set()]))
  for (const [path, { imports, isDoor }] of sources) {
    if (!isDoor) for (const to of imports) importers.get(to)?.add(path)
  }
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
  return [...places].filter(([, paths]) => paths.length > 1).map(([key, paths]) => ({ name: key.split(' ')[1], paths }))
}

/** Types with one of the meaningless names. */
export function emptyNames(sources) {
  return [...sources].flatMap(([path, { types }]) =>
    types.filter((name) => EMPTY_NAMES.includes(name)).map((name) => `${path}: ${name}`),
  )
}

/**
 * Folders in which a program is put together: they import every feature, so imports from them do not count as cycles.
 */
const COMPOSED = [
  'packages/api/src/startup',
  'packages/api/src/cli',
  'packages/web/src/app',
  'packages/web/src/main.tsx',
]

/** Folders below src that import each other in a cycle at run time; type imports do not count. */
export function circlesOfFeatures(sources) {
  const edges = new Map()
  const featureOf = (path) => path.split('/').slice(0, 4).join('/')
  for (const [path, { needs }] of sources) {
    const from = featureOf(path)
    if (COMPOSED.includes(from)) continue
    for (const to of needs.filter((it) => sources.has(it)).map(featureOf)) {
      if (to !== from) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  const reaches = (from, to, seen = new Set()) =>
    [...(edges.get(from) ?? [])].some((next) => {
      if (next === to) return true
      if (seen.has(next)) return false
      seen.add(next)
      return reaches(next, to, seen)
    })
  return [...edges.keys()].filter((feature) => reaches(feature, feature)).sort()
}

/** The number of files below the folders of each behaviour. */
function filesOfBehaviours(sources) {
  return Object.entries(BEHAVIOURS).map(([name, folders]) => [
    name,
    [...sources.keys()].filter((path) => folders.some((folder) => path.startsWith(`${folder}/`))).length,
  ])
}

function printTable() {
  const sources = readSources()
  const perFolder = filesPerFolder(sources).map(([, count]) => count)
  const importers = [...importersOf(sources)].filter(([path]) => !sources.get(path).isDoor)
  const lines = [...sources.values()].filter(({ isDoor }) => !isDoor).map((file) => file.lines)
  const share = (some, all) => `${((100 * some) / all).toFixed(1)} %`
  const quantile = (q) => perFolder[Math.floor((1 - q) * (perFolder.length - 1))]
  const rows = [
    ['files', sources.size],
    ['files per folder: median, p90, most', `${quantile(0.5)}, ${quantile(0.9)}, ${perFolder[0]}`],
    ['files with one importer', share(importers.filter(([, by]) => by.size === 1).length, importers.length)],
    ['files under 15 lines', share(lines.filter((count) => count < 15).length, lines.length)],
    ...filesOfBehaviours(sources).map(([name, count]) => [`files opened for ${name}`, count]),
    ['features in a circle', circlesOfFeatures(sources).length],
    ['names exported twice in a room', namesExportedTwice(sources).length],
    ['types with an empty name', emptyNames(sources).length],
  ]
  for (const [name, value] of rows) console.log(`${name.padEnd(44)}${value}`)
  console.log('\nLargest folders:')
  for (const [folder, count] of filesPerFolder(sources).slice(0, 8)) console.log(`  ${count}  ${folder}`)
  if (process.argv.includes('--names')) {
    for (const { name, paths } of namesExportedTwice(sources)) console.log(`${name}: ${paths.join(', ')}`)
    for (const line of [...emptyNames(sources), ...circlesOfFeatures(sources)]) console.log(line)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) printTable()
