import type { Page } from 'playwright-core'

const TEXTS = 'main :is(a, button, input, select, textarea, p, h1, h2, h3, dt, dd, li, td)'

/**
 * Texts and controls of the page that begin or end beyond the edges of the window without a way to scroll to them. Lines of
 * a table that are cut on purpose are not among them: they are read in whole on the screen that they lead to.
 */
export async function outOfSight(page: Page): Promise<string[]> {
  const out = await page.evaluateHandle(findOutside, TEXTS)
  return out.evaluate((elements) =>
    elements.map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40)}`),
  )
}

/** Runs in the page: it names no function, as `tsx` marks those with a helper that the page does not have. */
function findOutside(texts: string): Element[] {
  return [...document.querySelectorAll(texts)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)
    })
    .filter((element) => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(at)
        const isCutLine = textOverflow === 'ellipsis' && at.closest('td') !== null
        if (isCutLine || /auto|scroll/.test(overflowX) || clipPath.startsWith('inset')) return false
      }
      return true
    })
}
