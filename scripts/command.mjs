// Runs a command of the server that `package.json` names, from what was built of it. Uses only Node's own modules until
// the packages are installed.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureServerBuilt } from './build.mjs'
import { ROOT, setUp } from './install.mjs'

setUp(ensureServerBuilt)

process.setSourceMapsEnabled(true)
// The arguments that follow are the command's own.
const [name] = process.argv.splice(2, 1)
await import(pathToFileURL(join(ROOT, 'packages', 'api', 'dist', `${name}.mjs`)).href)
