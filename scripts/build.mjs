// Builds the web app and the server, each if its sources changed since its last build. Uses only Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { processes, ROOT, seconds } from './install.mjs'

const SHARED = ['packages/contract', 'packages/rules', 'packages/texts', 'package-lock.json']

const WEB = {
  name: 'web app',
  sources: ['packages/web', 'packages/legal/countries', ...SHARED],
  folder: join(ROOT, 'packages', 'web', 'dist'),
  make: (run) => {
    run('node_modules/tsx/dist/cli.mjs', 'pictures/main.ts')
    run('node_modules/tsx/dist/cli.mjs', '../legal/src/accessRules.cli.ts', 'public/countries/accessRules.json')
    run('node_modules/vite/bin/vite.js', 'build', '--logLevel=warn')
    compressFiles()
  },
}

const SERVER = {
  name: 'server',
  sources: ['packages/api', 'packages/legal', 'packages/pdf', 'scripts/build-server.mjs', ...SHARED],
  folder: join(ROOT, 'packages', 'api', 'dist'),
  make: (run) => {
    run('scripts/build-server.mjs')
    run('packages/api/dist/proveShipped.mjs')
  },
}

/** Generated files and tests, which are not part of a fingerprint. */
const MADE = ['node_modules', 'dist', 'packages/web/public/countries']
const TEST = /\.test\.tsx?$/

/** Builds whatever was not made from exactly the present sources. */
export function ensureBuilt() {
  ensurePart(WEB)
  ensureServerBuilt()
}

/** Commands do without the web app. */
export const ensureServerBuilt = () => ensurePart(SERVER)

function ensurePart({ name, sources, folder, make }) {
  const stamp = join(folder, '.built')
  const expected = fingerprint(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === expected) return
  processes.refuseWhileRunning(`The ${name}`)
  console.log(`Building the ${name} ...`)
  const began = Date.now()
  make((program, ...args) => runStep(name, program, args))
  writeFileSync(stamp, expected)
  console.log(`Building the ${name}: done in ${seconds(began)} s`)
}

/** Compresses the assets at the highest level, which is too slow to do while a request waits. */
function compressFiles() {
  const folder = join(WEB.folder, 'assets')
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const text = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
  }
}

/** Runs a step of a build, and exits if it fails. */
function runStep(name, program, args) {
  const run = spawnSync(process.execPath, [join(ROOT, program), ...args], {
    cwd: join(ROOT, 'packages', 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status === 0) return
  console.error(`Building the ${name} failed: see above.`)
  process.exit(run.status ?? 1)
}

function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesOf(source)).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (/\.m?js(on)?$/.test(path)) return [path]
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(({ name }) => !MADE.includes(name) && !MADE.includes(`${path}/${name}`) && !TEST.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}
