import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    propertySeed: number
  }
}

/**
 * The same random cases on each run, so that a red test is about the change at hand; `PROPERTY_SEED=7` draws others,
 * and a search for new ones loops over many.
 */
fc.configureGlobal({ seed: inject('propertySeed') })
