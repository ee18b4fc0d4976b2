// Installs and builds without starting, for images and services whose files are read-only at run time.
import { checkNode, ensureInstalled } from './install.mjs'

checkNode()
ensureInstalled()
const { ensureBuilt } = await import('./build.mjs')
ensureBuilt()
