import { defineConfig } from 'vitest/config'

/** Of the random cases of property tests, see packages/rules/src/testing/seed.ts. */
const propertySeed = Number(process.env.PROPERTY_SEED ?? 20261121)

/** On a busy machine, what is waited for may come long after the second that is the default. */
const expectPatiently = { poll: { timeout: 60_000 } }

/**
 * One project per room: each runs in its own environment, all in one command. The time limits only end what hangs: they
 * are several times what a test takes while eight busy loops share the machine.
 */
export default defineConfig({
  test: {
    // One more than the cores of a small machine, because many tests wait for the database or for a limit of time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          root: 'packages/rules',
          include: ['src/**/*.test.ts'],
          testTimeout: 120_000,
          isolate: false,
          setupFiles: ['src/testing/seed.ts'],
          provide: { propertySeed },
        },
      },
      {
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'texts',
          root: 'packages/texts',
          include: ['src/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'legal',
          root: 'packages/legal',
          include: ['src/**/*.test.ts'],
          testTimeout: 300_000,
          // The shipped content is read once for all files of a worker.
          isolate: false,
          setupFiles: ['../rules/src/testing/seed.ts'],
          provide: { propertySeed },
        },
      },
      { test: { name: 'pdf', root: 'packages/pdf', include: ['src/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'api',
          expect: expectPatiently,
          root: 'packages/api',
          include: ['src/**/*.test.ts'],
          // Each file has a database and an application of its own; the modules keep nothing but what a hash names.
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
          globalSetup: ['src/testing/globalSetup.ts'],
        },
      },
      'packages/w*/vite.config.ts',
      { test: { name: 'workspace', root: '.', include: ['scripts/**/*.test.ts'], testTimeout: 180_000 } },
      {
        test: {
          name: 'e2e',
          expect: expectPatiently,
          root: 'packages/e2e',
          include: ['src/**/*.test.ts'],
          globalSetup: ['src/testing/portal.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
