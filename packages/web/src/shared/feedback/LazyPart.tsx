import { Component, type ReactNode, Suspense } from 'react'
import { Failure } from './Failure.tsx'
import { reloadIfReachable, reloadIfReplaced } from './newerRelease.ts'

type Props = { readonly children: ReactNode; readonly fallback?: ReactNode }
type State = { readonly error: unknown; readonly hasFailed: boolean }

/**
 * The place of a part of a screen that is loaded with `lazy`. One that cannot be loaded is replaced by the reason, so that
 * the rest of the screen stays. A browser keeps the failure: only a new page asks again, by itself if the release was replaced.
 */
export class LazyPart extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  override componentDidCatch(): void {
    void reloadIfReplaced()
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state
    if (hasFailed) return <Failure error={error} onRetry={() => void reloadIfReachable()} />
    return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>
  }
}
