import type { Page } from 'playwright-core'
import { choose, isMoreAsked, question, REVIEW, turn, typeAtOnce } from './form.ts'

/** Hooks into the journey of the specification: a soil bacterium from Brazil, screened in the EU in 2026. */

type Steps = { readonly date: () => Promise<void>; readonly onPage?: (name: string) => Promise<void> }

/**
 * Answers the questions up to those on the materials, each page below the one before; `date` answers the page about access,
 * `onPage` is called for each answered page.
 */
export async function soilBacterium(page: Page, { date, onPage = async () => {} }: Steps) {
  await choose(page, /kind of organism/, 'Bacterium or archaeon')
  await choose(page, /description fits best/, 'Wild, or isolated from nature')
  await typeAtOnce(page, 'Latin name', 'Streptomyces sp.')
  await choose(page, 'Materials and data', /^Living material/)
  await onPage('organism')
  await question(page, 'Country').getByRole('combobox').click()
  await page.keyboard.type('Brazil')
  await choose(page, /gave it to you/, 'Collected by us or for us')
  await choose(page, /whose land/, 'Private land')
  await onPage('place')
  await date()
  await turn(page)
  await choose(page, 'Intended use', /^Screening/)
  await choose(page, /new knowledge/, 'Yes')
  await typeAtOnce(page, /this use start/, '01/12/2026')
  await onPage('use')
  await choose(page, /work be done/, 'European Union')
  await choose(page, /user established/, /^Elsewhere/)
  await choose(page, /commercial intent/, 'Yes, or both')
  await choose(page, /external grant/, 'No')
  await choose(page, /go to others/, 'No')
  await choose(page, /indigenous peoples/, 'No')
}

/** Time limit of one attempt in milliseconds, after which the page is examined again. */
const RETRY_MS = 10_000

const NO = /^(No$|No,|None$|Private land$|Elsewhere, or controlled)/

/** Answers "no" to all remaining questions, as a foreign user without papers, up to the review. */
export async function noToTheRest(page: Page) {
  while (!(await page.getByRole('heading', { level: 2, name: REVIEW }).isVisible())) {
    const open = page.locator('main fieldset').filter({ hasNot: page.locator('input:checked') })
    const no = open.getByLabel(NO).first()
    // An answer can make the next question disappear before it is answered.
    while ((await no.count()) > 0) await no.check({ timeout: RETRY_MS }).catch(() => undefined)
    // An earlier press of Next can turn to the review only now, once the last answer is evaluated.
    if (!(await isMoreAsked(page)) || (await no.count()) === 0)
      await turn(page, { timeout: RETRY_MS }).catch(() => undefined)
  }
}

/** Confirms on the last page and waits for the record. */
export async function confirm(page: Page) {
  await page.getByRole('button', { name: 'Confirm and see the record' }).click()
  await page.getByText('Decision record').first().waitFor()
}
