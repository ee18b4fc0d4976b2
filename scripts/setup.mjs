// Installs and builds without starting, for images and services whose files are read-only at run time.
import { ensureBuilt } from './build.mjs'
import { setUp } from './install.mjs'

setUp(ensureBuilt)
