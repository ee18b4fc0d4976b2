// Builds the server and its commands into packages/api/dist, because translating their sources at each start costs
// several times as much as loading them. Run by build.mjs.
import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { ROOT } from './install.mjs'

const SOURCES = join(ROOT, 'packages', 'api', 'src')
const DIST = join(ROOT, 'packages', 'api', 'dist')

const commands = readdirSync(join(SOURCES, 'cli')).filter((file) => file.endsWith('.cli.ts'))

/** Every file that is started by itself, by the name it gets in `dist`. */
const entries = {
  portal: join(SOURCES, 'startup', 'main.ts'),
  demo: join(SOURCES, 'demo', 'main.ts'),
  pdfThread: join(ROOT, 'packages', 'pdf', 'src', 'pdfThread.ts'),
  watchdogThread: join(SOURCES, 'startup', 'watchdog', 'watchdogThread.mjs'),
  readingThread: join(SOURCES, 'file-store', 'reading', 'readingThread.ts'),
  proveShipped: join(ROOT, 'packages', 'legal', 'src', 'proveShipped.cli.ts'),
  ...Object.fromEntries(commands.map((file) => [file.replace('.cli.ts', ''), join(SOURCES, 'cli', file)])),
}

/** Modules read migrations, law and others beside their sources, so each is given the folder that it was built from. */
const foldersOfSources = {
  name: 'folders-of-sources',
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta.dirname')) return undefined
    const folder = relative(DIST, dirname(id))
    return { code: code.replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/${folder}\``), map: null }
  },
}

await build({
  configFile: false,
  root: join(ROOT, 'packages', 'api'),
  logLevel: 'warn',
  plugins: [foldersOfSources],
  build: {
    ssr: true,
    target: 'node20',
    outDir: DIST,
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: entries,
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', sourcemapExcludeSources: true },
    },
  },
})
