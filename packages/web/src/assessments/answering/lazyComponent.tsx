import { type ComponentType, createElement, use, useState } from 'react'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { reloadIfReplaced } from '../../system/index.ts'
import type { LazyModule } from './lazyModule.ts'

type Attempt<Module> = { readonly module: Module } | { readonly error: unknown }

/**
 * Like `React.lazy`, but a module that has been loaded ahead of its use renders at once, without a fallback. One that
 * cannot be loaded is replaced by the reason and a retry, so that the rest of the form and its answers stay.
 */
export function lazyComponent<Module, Props extends object>(
  { load, loaded }: LazyModule<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  let attempt: Promise<Attempt<Module>> | undefined
  /** One promise until the next retry: a component that was suspended is rendered anew, and has to find it again. */
  const attemptOnce = () => {
    attempt ??= load().then(
      (module) => ({ module }),
      (error: unknown) => ({ error }),
    )
    return attempt
  }
  return function LazyComponent(props: Props) {
    const [, setRetries] = useState(0)
    const module = loaded()
    if (module) return createElement(pick(module), props)
    const attempted = use(attemptOnce())
    if ('module' in attempted) return createElement(pick(attempted.module), props)
    const retry = async () => {
      if (await reloadIfReplaced()) return
      attempt = undefined
      setRetries((count) => count + 1)
    }
    return <Failure error={attempted.error} onRetry={() => void retry()} />
  }
}
