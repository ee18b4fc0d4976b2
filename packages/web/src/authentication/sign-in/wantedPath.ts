import { paths } from '../../app/paths.ts'

/** Where to go after signing in: what the address asks for if it is one of this portal's own, else the dashboard. */
export function wantedPath(next: string | null): string {
  if (!next?.startsWith('/')) return paths.dashboard
  const url = URL.parse(next, window.location.origin)
  return url?.origin === window.location.origin ? url.pathname + url.search : paths.dashboard
}
