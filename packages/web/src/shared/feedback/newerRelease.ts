import i18next from 'i18next'
import { notify } from './notify.ts'

/** When this tab was last reloaded for a newer release, in milliseconds since 1970. */
const RELOADED_AT = 'abs-portal.reloadedAt'
const AT_MOST_EVERY_MS = 60_000
const PATIENCE_MS = 5_000

/**
 * Reloads a page whose release the server has replaced: it no longer finds the code of screens that it has not shown yet.
 * Resolves to false if that would not help: the release is the same or the server cannot be reached, or the page was
 * reloaded a moment ago, as with instances of two releases behind a load balancer.
 */
export async function reloadIfReplaced(): Promise<boolean> {
  const now = Date.now()
  if (now - Number(sessionStorage.getItem(RELOADED_AT)) < AT_MOST_EVERY_MS || !(await isReplaced())) return false
  sessionStorage.setItem(RELOADED_AT, String(now))
  window.location.reload()
  return true
}

/** Reloads a page that lacks something, unless that would leave the user with less: the portal cannot be reached. */
export async function reloadIfReachable(): Promise<void> {
  const page = await fetchPage()
  if (page) window.location.reload()
}

async function isReplaced(): Promise<boolean> {
  const page = await fetchPage()
  return page !== undefined && releaseOf(page) !== releaseOf(document)
}

/** The page as the server has it now; undefined where it cannot be reached. */
async function fetchPage(): Promise<Document | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    const text = await response.text()
    return response.ok ? new DOMParser().parseFromString(text, 'text/html') : undefined
  } catch {
    return undefined
  }
}

/** The file of a page's entry, whose hash changes with any file of the build. */
const releaseOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src')

/** The reload that the user was last told of. */
const TOLD_OF = 'abs-portal.toldOfReload'

/** Says once, after a page was reloaded by itself, why; the release before reloaded it under the same name. */
export function tellOfReload(): void {
  const reloadedAt = sessionStorage.getItem(RELOADED_AT)
  const isRecent = Date.now() - Number(reloadedAt) < AT_MOST_EVERY_MS
  if (!reloadedAt || !isRecent || sessionStorage.getItem(TOLD_OF) === reloadedAt) return
  sessionStorage.setItem(TOLD_OF, reloadedAt)
  notify.success(i18next.t('system.reloaded'))
}
