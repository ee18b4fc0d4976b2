import { addTexts } from '../../app/texts.ts'

/** A module that is loaded on first use, together with the texts of assessments. */
export type LazyModule<Module> = {
  readonly load: () => Promise<Module>
  /** Undefined until it is loaded. */
  readonly loaded: () => Module | undefined
}

/** After a failure the next call of `load` tries again. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loading: Promise<Module> | undefined
  let loaded: Module | undefined
  const loadAll = async () => {
    const [module] = await Promise.all([load(), addTexts('signedIn', 'assessments')])
    loaded = module
    return module
  }
  return {
    load: () => {
      loading ??= loadAll().catch((error: unknown) => {
        loading = undefined
        throw error
      })
      return loading
    },
    loaded: () => loaded,
  }
}
