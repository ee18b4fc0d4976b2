// One command from a fresh clone to a running portal. Node's own modules only until the packages are installed.
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNode, ensureInstalled, ROOT } from './install.mjs'

const demo = process.argv.includes('--demo')

checkNode()
if (demo && process.env.DATABASE_URL) {
  console.error('The demo keeps to a data folder of its own and refuses to touch a database: unset DATABASE_URL.')
  process.exit(1)
}
ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
ensureBuilt()

// The data of a checkout lies in the checkout, wherever the command was typed.
const dataDir = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : join(ROOT, 'data')
process.env.DATA_DIR = demo ? join(dataDir, 'demo') : dataDir

// In this very process, so that Ctrl-C and signals reach the server and nobody in between.
const { register } = await import('tsx/esm/api')
register()
await import(pathToFileURL(join(ROOT, 'packages', 'api', 'src', demo ? 'demo' : 'startup', 'main.ts')).href)
