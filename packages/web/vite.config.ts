import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The contract's modules only declare: a chunk takes the ones it names and leaves the rest behind. */
const declaresOnly = /packages[\\/](contract|rules)[\\/]src/

/**
 * What every screen stands on goes into one file: twenty small ones compress worse and take twenty requests. Several queries
 * at once, and lists that grow, come after signing in.
 */
const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|zod|@tanstack[\\/](react-query|query-core)|@mantine[\\/]core[\\/]esm[\\/]core)[\\/](?!.*(queriesObserver|useQueries|infiniteQuery|useInfiniteQuery))/i

/**
 * zod ties the making of JSON Schemas (4 kB of the first load, compressed) and its own English messages to every
 * schema. Only the server's documentation makes any schemas, so in the browser those functions are empty, and schemas
 * do not tell their limits. The messages are the contract's.
 */
const leanZod: Plugin = {
  name: 'lean-zod',
  apply: 'build',
  transform: {
    filter: { id: /zod[\\/]v4[\\/](core[\\/](json-schema-processors|to-json-schema)|locales[\\/]en)\.js$/ },
    handler: (code) =>
      [...code.matchAll(/^export (?:(default) )?(?:const|function) (\w*)/gm)]
        .map(([, isDefault, name]) => `export ${isDefault ?? `const ${name} =`} () => () => {}`)
        .join('\n'),
  },
}

/** What schemas say of themselves is for the server's documentation: no page reads it. */
const quietSchemas: Plugin = {
  name: 'quiet-schemas',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages[\\/]contract[\\/]src/ },
    handler: (code) => code.replace(/\s*\.meta\(\{[^{}]*\}\)/g, ''),
  },
}

/** The router offers its build with warnings for developers first. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router$/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true })
      return found && { ...found, id: found.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2') }
    },
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), leanZod, quietSchemas, routerWithoutWarnings],
  build: {
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: declaresOnly, sideEffects: false }] },
      output: { codeSplitting: { groups: [{ name: 'kit', test: everywhere }] } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  test: {
    name: 'web',
    include: ['{src,pictures}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Starting jsdom and React takes longer than most files: a worker does it once. What is ours is loaded anew, see setup.ts.
    isolate: false,
    // Whole screens are used, and other rooms are tested meanwhile.
    testTimeout: 20_000,
    setupFiles: ['src/shared/testing/setup.ts'],
    css: false,
  },
})
