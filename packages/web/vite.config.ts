import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * What every screen needs, in few files, because each costs a slow line a round trip. The libraries stay in browsers'
 * caches from one release to the next.
 */
const SHARED = [
  {
    name: 'react',
    priority: 2,
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack[\\/](react-query|query-core))[\\/]/,
  },
  { name: 'mantine', priority: 2, test: /node_modules[\\/](@mantine[\\/]core[\\/]esm[\\/]core|clsx)[\\/]/ },
  { name: 'zod', priority: 2, test: /node_modules[\\/]zod[\\/]/ },
  // What is there before the first screen is chosen.
  { name: 'initial', priority: 1, tags: ['$initial' as const] },
  // The calls of the shell and of cases.
  {
    name: 'contract',
    test: /packages[\\/]contract[\\/]src[\\/]((cases|decision|duties|glossary|notifications|survey)[\\/]|content[\\/](content\.ts|reviews))/,
  },
  // The steps of procedures: one file for each language.
  { name: stepsOf, debugName: 'steps' },
]

function stepsOf(file: string): string | null {
  const [, language] = /texts[\\/]src[\\/](\w+)[\\/]content[\\/]law[\\/]steps[\\/]/.exec(file) ?? []
  return language ? `steps-${language}` : null
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    // Read by scripts/firstLoad.test.ts.
    manifest: true,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // English field texts are there from the start and are a part of the catalogue as in every language.
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  test: {
    name: 'web',
    include: ['{src,pictures}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Starting jsdom and React takes longer than most files: a worker does it once. What is ours is loaded anew, see setup.ts.
    isolate: false,
    // Whole screens are used on a machine that may be busy: longer than the longest wait within a test.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 180_000,
    setupFiles: ['src/shared/testing/setup.ts'],
    css: false,
  },
})
