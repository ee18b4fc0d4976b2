import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { callableEndpoints } from './callableEndpoints.ts'
import { groupsByScreen } from './chunks.ts'
import { lighterRouter } from './lighterRouter.ts'
import { preloadScreens } from './preload.ts'

/** The contract's modules only declare: a chunk takes the ones it names and leaves the rest behind. */
const declaresOnly = /packages[\\/](contract|rules|texts)[\\/]src/

/** A feature's door only names what others may import: a chunk takes what it uses of it, and leaves the rest to others. */
const door = /packages[\\/]web[\\/]src[\\/][\w-]+[\\/]index\.ts$/

/** Comes with the first form that validates what it sends, which none of the screens of `chunks.ts` but sign-in has. */
const zod = { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 90 }

const bundle = (
  groups: { name: string; test: RegExp | ((id: string) => boolean); priority: number }[] = [],
  pages: Plugin[] = [],
) => ({
  root: import.meta.dirname,
  plugins: [callableEndpoints, lighterRouter, react(), ...pages],
  // The package leads bundlers to the variant with warnings for developers; this is the same one without them.
  resolve: {
    alias: { 'react-router': join(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs') },
  },
  build: {
    // Browsers without it load the same files, some of them later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // English field texts are there from the start and are a part of the catalogue as in every language.
      checks: { ineffectiveDynamicImport: false },
      treeshake: {
        propertyReadSideEffects: false as const,
        moduleSideEffects: [declaresOnly, door].map((test) => ({ test, sideEffects: false })),
      },
      output: { codeSplitting: { groups } },
    },
  },
})

export default defineConfig(async ({ command }) => ({
  ...bundle(command === 'build' ? [zod, ...(await groupsByScreen(bundle()))] : [], [preloadScreens]),
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  test: {
    name: 'web',
    include: ['{src,pictures}/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    // Starting jsdom and React takes longer than most files: a worker does it once. What is ours is loaded anew, see setup.ts.
    isolate: false,
    // Whole screens are used on a machine that may be busy: longer than the longest wait within a test.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    setupFiles: ['src/shared/testing/setup.ts'],
    css: false,
  },
}))
