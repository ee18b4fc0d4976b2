import { type ComponentType, createElement, use } from 'react'
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
    const [module] = await Promise.all([load(), addTexts('assessments')])
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

/** Like `React.lazy`, but a module that has been loaded ahead of its use renders at once, without a fallback. */
export const lazyComponent =
  <Module, Props extends object>(
    { load, loaded }: LazyModule<Module>,
    pick: (module: Module) => ComponentType<Props>,
  ) =>
  (props: Props) =>
    createElement(pick(loaded() ?? use(load())), props)
