import { type ComponentType, createElement, use } from 'react'
import { addTexts } from '../../app/texts.ts'

/** A module that is loaded when it is first needed, with the texts of assessments. */
export type LaterModule<Module> = {
  readonly load: () => Promise<Module>
  /** Undefined until it is there. */
  readonly loaded: () => Module | undefined
}

/** After a failure the next call of `load` tries again. */
export function laterModule<Module>(load: () => Promise<Module>): LaterModule<Module> {
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

/** A component that suspends until its module is there, and from then on is drawn at once wherever it appears. */
export const later =
  <Module, Props extends object>(
    { load, loaded }: LaterModule<Module>,
    pick: (module: Module) => ComponentType<Props>,
  ) =>
  (props: Props) =>
    createElement(pick(loaded() ?? use(load())), props)
