// Installs the packages of the lock file if they are not installed yet. Uses only Node's own modules, because it runs
// before any install.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { processesOf } from './inUse.mjs'

/** The root folder of the checkout, independent of the working directory. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

export const processes = processesOf(ROOT)

const STAMP = join(ROOT, 'node_modules', '.installed')

/** Installs the packages and runs `build`, unless both are as they should be; then this process counts as running. */
export function setUp(build) {
  checkNode()
  processes.inTurn(() => {
    ensureInstalled()
    build()
  })
}

/** Exits if Node is too old for the portal, naming the version it needs. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 20)) return
  console.error(`The ABS Portal needs Node 20.20 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Runs `npm ci` unless node_modules was made from exactly this lock file. */
function ensureInstalled() {
  const expected = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === expected) return
  processes.refuseWhileRunning('The installed packages')
  console.log('Installing packages (first start or changed lock file; about a minute) ...')
  const began = Date.now()
  // NODE_ENV=production would omit the packages that build the web app.
  const run = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--update-notifier=false', '--include=dev'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  )
  if (run.status !== 0) {
    console.error('npm ci failed: see above. Nothing was started.')
    process.exit(run.status ?? 1)
  }
  writeFileSync(STAMP, expected)
  console.log(`Installing packages: done in ${seconds(began)} s`)
}

function fingerprint() {
  const lock = readFileSync(join(ROOT, 'package-lock.json'))
  return createHash('sha256').update(lock).update(process.versions.modules).digest('hex')
}

export const seconds = (began) => ((Date.now() - began) / 1000).toFixed(1)
