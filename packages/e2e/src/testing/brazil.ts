import type { Page } from 'playwright-core'
import { choose, country, day, next, question } from './form.ts'

/** Hooks into the journey of the specification: a soil bacterium from Brazil, screened in the EU in 2026. */

type Steps = { readonly date: () => Promise<void>; readonly onPage?: (name: string) => Promise<void> }

/**
 * Answers the questions up to the materials; `date` answers the page about access, `onPage` is called for each answered
 * page.
 */
export async function soilBacterium(page: Page, { date, onPage = async () => {} }: Steps) {
  await choose(page, /kind of organism/, 'Bacterium or archaeon')
  await question(page, 'Latin name').getByRole('combobox').fill('Streptomyces sp.')
  await choose(page, /description fits best/, 'Wild, or isolated from nature')
  await onPage('organism')
  await next(page)
  await choose(page, /first taken from nature/, /^In a country/)
  await country(page, 'Brazil')
  await choose(page, /gave it to you/, 'Collected by us or for us')
  await onPage('place')
  await next(page)
  await date()
  await next(page)
  await choose(page, 'Intended use', /^Screening/)
  await day(page, /this use start/, '2026-12-01')
  await choose(page, /new knowledge/, 'Yes')
  await onPage('use')
  await next(page)
  await choose(page, /work be done/, 'European Union')
  await choose(page, /user established/, /^Elsewhere/)
  await choose(page, /commercial intent/, 'Yes, or both')
  await choose(page, /external grant/, 'No')
  await choose(page, /go to others/, 'No')
  await next(page)
  await choose(page, 'Materials and data', /^Living material/)
  await choose(page, /indigenous peoples/, 'No')
}

/** Time limit of one attempt in milliseconds, after which the page is examined again. */
const RETRY_MS = 10_000

const NO = /^(No$|No,|None$|Elsewhere, or controlled)/

/** Answers "no" to all remaining questions, as a foreign user without papers, up to the review. */
export async function noToTheRest(page: Page) {
  while (!(await page.getByRole('heading', { level: 2, name: 'Check your answers' }).isVisible())) {
    const open = page.locator('main fieldset').filter({ hasNot: page.locator('input:checked') })
    const no = open.getByLabel(NO).first()
    // An answer can make the next question disappear before it is answered.
    while ((await no.count()) > 0) await no.check({ timeout: RETRY_MS }).catch(() => undefined)
    await next(page)
  }
}

/**
 * Ticks the declaration on the last page and confirms, retrying until the record appears, because saving an answer may
 * clear the tick.
 */
export async function confirm(page: Page) {
  const tick = page.getByRole('checkbox', { name: /correct to my knowledge/ })
  const button = page.getByRole('button', { name: 'Confirm and see the record' })
  await button.waitFor()
  while (await button.isVisible()) {
    await tick.check({ timeout: RETRY_MS }).catch(() => undefined)
    await button.click({ timeout: RETRY_MS }).catch(() => undefined)
    await button.waitFor({ state: 'hidden', timeout: RETRY_MS }).catch(() => undefined)
  }
}
