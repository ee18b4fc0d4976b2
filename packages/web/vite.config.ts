import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** The contract's modules only declare: a chunk takes the ones it names and leaves the rest behind. */
const declaresOnly = /packages[\\/](contract|rules)[\\/]src/

/** What every screen stands on goes into one file: twenty small ones compress worse and take twenty requests. */
const everywhere =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|zod|@tanstack[\\/](react-query|query-core)|@mantine[\\/]core[\\/]esm[\\/]core)[\\/]/

/**
 * zod ties the making of JSON Schemas to every schema (4 kB of the first load, compressed). Only the server's
 * documentation makes any: in the browser those functions are empty, and schemas do not tell their limits.
 */
const withoutJsonSchemas: Plugin = {
  name: 'without-json-schemas',
  apply: 'build',
  transform: {
    filter: { id: /zod[\\/]v4[\\/]core[\\/](json-schema-processors|to-json-schema)\.js$/ },
    handler: (code) =>
      [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = () => () => {}`)
        .join('\n'),
  },
}

/** What is wrong with a field is said in the words of the contract: zod's own (1 kB, compressed) are never shown. */
const withoutEnglish: Plugin = {
  name: 'without-english',
  apply: 'build',
  transform: {
    filter: { id: /zod[\\/]v4[\\/]locales[\\/]en\.js$/ },
    handler: () => 'export default () => ({})',
  },
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), withoutJsonSchemas, withoutEnglish],
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
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['src/shared/testing/setup.ts'],
    css: false,
  },
})
