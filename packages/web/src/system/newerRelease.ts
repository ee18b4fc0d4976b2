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

async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) })
    const served = new DOMParser().parseFromString(await response.text(), 'text/html')
    return response.ok && releaseOf(served) !== releaseOf(document)
  } catch {
    return false
  }
}

/** The file of a page's entry, whose hash changes with any file of the build. A form's page has it in it, see `preload.ts`. */
function releaseOf(page: Document): string | null | undefined {
  const entry = page.querySelector<HTMLScriptElement>('script[type="module"]:is([src], [data-entry])')
  return entry?.dataset.entry ?? entry?.getAttribute('src')
}
