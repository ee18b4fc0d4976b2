import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type AxeViolation = { id: string; nodes: { target: string[] }[] }

type Axe = { run: (within: string, options: object) => Promise<{ violations: AxeViolation[] }> }

/** The axe rules that the page, or what matches a selector, violates at present, each with the elements. */
export async function violationsOn(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async (within) => {
    const { axe } = window as unknown as { axe: Axe }
    // Without the elements that pass, of which axe would name each one.
    const { violations } = await axe.run(within, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }, within)
}
