// Reads the sources of all rooms with a real parser: what each file imports, exports, serves and calls.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Translations repeat the files of the English catalogue one by one, so they are left out of the figures. */
const TRANSLATION = /^packages\/texts\/src\/(?!en\/)[a-z]{2}\//
const TEST = /\.test\.tsx?$|\.d\.ts$|\/testing\//

/** Every source file by its path from the root. */
export function readSources(root = ROOT) {
  const rooms = readdirSync(join(root, 'packages')).map((room) => `packages/${room}/src`)
  const paths = [...rooms, 'bench/src']
    .filter((room) => existsSync(join(root, room)))
    .flatMap((room) => readdirSync(join(root, room), { recursive: true }).map((path) => join(room, path)))
    .filter((path) => /\.(tsx?|mjs)$/.test(path) && !TEST.test(path) && !TRANSLATION.test(path))
    .sort()
  const sources = new Map(paths.map((path) => [path, parse(path, readFileSync(join(root, path), 'utf8'))]))
  const rename = packagesOf(root)
  for (const source of sources.values()) {
    const targets = source.imports.flatMap(({ from, names }) =>
      names.map((name) => declaringFile(sources, rename(from), name)),
    )
    source.targets = [...new Set(targets.map((path) => threadOf(sources, path)))].filter((path) => sources.has(path))
  }
  return sources
}

/** A worker thread runs what is built from the TypeScript beside the file that is named. */
function threadOf(sources, path) {
  const written = path.replace(/\.mjs$/, '.ts')
  return sources.has(written) ? written : path
}

/** Turns `@portal/texts/translate` into the file that the package exports by this name. */
function packagesOf(root) {
  const files = new Map()
  for (const room of readdirSync(join(root, 'packages'))) {
    const manifest = join(root, 'packages', room, 'package.json')
    if (!existsSync(manifest)) continue
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
    for (const [path, file] of Object.entries(exports))
      files.set(join(name, path), join('packages', room, String(file)))
  }
  return (from) => files.get(from) ?? from
}

/** The file that declares a name, which the doors on the way only pass on. */
function declaringFile(sources, path, name) {
  const source = sources.get(path)
  if (!source || source.exports.includes(name)) return path
  for (const { from, names, exported } of source.passedOn) {
    if (names.includes('*')) {
      const found = declaringFile(sources, from, name)
      if (sources.get(found)?.exports.includes(name)) return found
    } else if (exported.includes(name)) {
      return declaringFile(sources, from, names[exported.indexOf(name)])
    }
  }
  return path
}

function parse(path, text) {
  const { program } = parseSync(path, text)
  const source = { lines: text.split('\n').length - 1, isDoor: path.endsWith('/index.ts') }
  const found = { longFunctions: readLong(text, program), spreadLiterals: readSpreads(text, program) }
  return { ...source, ...readImports(path, program), ...readNames(program), ...found }
}

/** Imports of values and types alike, static and dynamic, and the files that become workers. */
function readImports(path, program) {
  const [imports, passedOn] = [[], []]
  const add = (list, node, names, exported = names) => {
    if (typeof node?.value !== 'string') return
    const from = node.value.startsWith('.') ? normalize(join(dirname(path), node.value)) : node.value
    list.push({ from, names: names.length > 0 ? names : ['*'], exported })
  }
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) =>
      add(
        imports,
        source,
        specifiers.map((one) => one.imported?.name ?? '*'),
      ),
    ExportNamedDeclaration: ({ source, specifiers }) =>
      add(
        passedOn,
        source,
        specifiers.map((one) => one.local.name),
        specifiers.map((one) => one.exported.name),
      ),
    ExportAllDeclaration: ({ source }) => add(passedOn, source, ['*']),
    ImportExpression: ({ source }) => add(imports, source, ['*']),
    TSImportType: ({ source }) => add(imports, source, ['*']),
    NewExpression: ({ callee, arguments: [first] }) => callee.name === 'URL' && add(imports, first, ['*']),
  }).visit(program)
  return { imports: [...imports, ...passedOn], passedOn }
}

/**
 * Exported declarations, types, and what the file serves or calls: endpoints of the contract such as
 * `assessments.create`, and jobs such as `job runImport`.
 */
function readNames(program) {
  const [exports, types, contract] = [[], [], new Map()]
  const [served, called] = [new Set(), new Set()]
  let runsJobs = false
  const endpointOf = (node) =>
    contract.has(node?.object?.name) ? `${contract.get(node.object.name)}.${node.property.name}` : undefined
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      runsJobs ||= specifiers.some(({ imported }) => imported?.name === 'Tasks')
      if (source.value !== '@portal/contract') return
      for (const { local, imported } of specifiers) contract.set(local.name, imported?.name)
    },
    ExportNamedDeclaration({ declaration, source, specifiers }) {
      if (!source) exports.push(...specifiers.map((one) => one.exported.name))
      if (declaration?.id) exports.push(declaration.id.name)
      for (const { id } of declaration?.declarations ?? []) exports.push(id.name)
    },
    TSTypeAliasDeclaration: ({ id }) => void types.push(id.name),
    TSInterfaceDeclaration: ({ id }) => void types.push(id.name),
    CallExpression({ callee, arguments: [first, second] }) {
      const endpoint = endpointOf(first)
      if (endpoint && /^serve/.test(callee.name ?? '')) served.add(endpoint)
      if (/^addJobs?$/.test(callee.name ?? '')) called.add(`job ${second?.value}`)
    },
    Property: ({ key }) => runsJobs && void served.add(`job ${key.name}`),
    MemberExpression(node) {
      const endpoint = endpointOf(node)
      if (endpoint) called.add(endpoint)
    },
  }).visit(program)
  return { exports: [...new Set(exports)], types, served, called }
}

const MOST_LINES = 50

/** The functions of more than 50 lines, blank ones not counted. */
function readLong(text, program) {
  const found = []
  const measure = ({ start, end, id, type }) => {
    const lines = text
      .slice(start, end)
      .split('\n')
      .filter((line) => line.trim() !== '').length
    const at = text.slice(0, start).split('\n').length
    if (lines > MOST_LINES) found.push({ name: id?.name ?? type, at, lines })
  }
  new Visitor({ FunctionDeclaration: measure, FunctionExpression: measure, ArrowFunctionExpression: measure }).visit(
    program,
  )
  return found
}

/** The lines on which an object is made only to be spread, which hides the fields or props that it has. */
function readSpreads(text, program) {
  const lines = []
  const read = ({ start, argument }) => {
    if (argument.type === 'ObjectExpression') lines.push(text.slice(0, start).split('\n').length)
  }
  new Visitor({ SpreadElement: read, JSXSpreadAttribute: read }).visit(program)
  return lines
}
