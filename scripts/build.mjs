// Builds the web app if its sources changed since the last build. Uses only Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ROOT, seconds } from './install.mjs'

const SOURCES = [
  'packages/web',
  'packages/contract',
  'packages/rules',
  'packages/texts',
  'packages/legal/countries',
  'package-lock.json',
]
/** Generated files, which are not part of the fingerprint. */
const MADE = ['node_modules', 'dist', 'packages/web/public/countries']
const STAMP = join(ROOT, 'packages', 'web', 'dist', '.built')

/** Builds into packages/web/dist unless the build there was made from exactly these sources. */
export function ensureBuilt() {
  const expected = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === expected) return
  console.log('Building the web app ...')
  const began = Date.now()
  inWeb('node_modules/tsx/dist/cli.mjs', ['pictures/main.ts'])
  inWeb('node_modules/tsx/dist/cli.mjs', ['../legal/src/accessRules.cli.ts', 'public/countries/accessRules.json'])
  inWeb('node_modules/vite/bin/vite.js', ['build', '--logLevel=warn'])
  compressFiles()
  writeFileSync(STAMP, expected)
  console.log(`Building the web app: done in ${seconds(began)} s`)
}

/** Compresses the assets at the highest level, which is too slow to do while a request waits. */
function compressFiles() {
  const folder = join(ROOT, 'packages', 'web', 'dist', 'assets')
  for (const name of readdirSync(folder).filter((file) => /\.(js|css)$/.test(file))) {
    const text = readFileSync(join(folder, name))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }))
  }
}

/** Runs a step of the build, and exits if it fails. */
function inWeb(program, args) {
  const run = spawnSync(process.execPath, [join(ROOT, program), ...args], {
    cwd: join(ROOT, 'packages', 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (run.status === 0) return
  console.error('Building the web app failed: see above.')
  process.exit(run.status ?? 1)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const path of SOURCES.flatMap((source) => filesOf(source)).sort()) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (path.endsWith('.json')) return [path]
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(({ name }) => !MADE.includes(name) && !MADE.includes(`${path}/${name}`))
    .flatMap((entry) => (entry.isDirectory() ? filesOf(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}
