import type { Page } from 'playwright-core'

/**
 * Texts and controls of the page that begin or end beyond the edges of the window without a way to scroll to them. Lines of
 * a table that are cut on purpose are not among them: they are read in whole on the screen that they lead to.
 */
export async function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const around = (element: Element) => {
      const chain: Element[] = []
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) chain.push(at)
      return chain
    }
    const isMeant = (element: Element) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
      const isCutLine = textOverflow === 'ellipsis' && element.closest('td') !== null
      return isCutLine || /auto|scroll/.test(overflowX) || clipPath.startsWith('inset')
    }
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)
    }
    return [...document.querySelectorAll('main :is(a, button, input, select, textarea, p, h1, h2, h3, dt, dd, li, td)')]
      .filter((element) => isOut(element) && element.checkVisibility() && !around(element).some(isMeant))
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40)}`)
  })
}
