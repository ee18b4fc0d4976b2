// One command from a fresh clone to a running portal. Uses only Node's own modules until the packages are installed.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './build.mjs'
import { ROOT, setUp } from './install.mjs'

const demo = process.argv.includes('--demo')

if (demo && process.env.DATABASE_URL) {
  console.error(
    'The demo uses a data folder of its own and never connects to an external database: unset DATABASE_URL.',
  )
  process.exit(1)
}
setUp(ensureBuilt)

// The data of a checkout is kept in the checkout, independent of the working directory.
const dataDir = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : join(ROOT, 'data')
process.env.DATA_DIR = demo ? join(dataDir, 'demo') : dataDir

// Stack traces name the sources that the server was built from.
process.setSourceMapsEnabled(true)
// In this same process, so that Ctrl-C and signals reach the server directly.
await import(pathToFileURL(join(ROOT, 'packages', 'api', 'dist', demo ? 'demo.mjs' : 'portal.mjs')).href)
