import { paths } from '../../shared/navigation/paths.ts'

const KEY = 'abs-portal.next'

/** Where to go after signing in: the `next` address if it has the same origin (no open redirect), else the dashboard. */
export function pathAfterSignIn(next: string | null): string {
  if (!next?.startsWith('/')) return paths.dashboard
  const url = URL.parse(next, window.location.origin)
  return url?.origin === window.location.origin ? url.pathname + url.search : paths.dashboard
}

/** Keeps the address in this tab while the browser is at the provider; it is checked again when it is used. */
export function rememberNext(next: string | null): void {
  if (next === null) sessionStorage.removeItem(KEY)
  else sessionStorage.setItem(KEY, next)
}

export const rememberedNext = (): string | null => sessionStorage.getItem(KEY)
