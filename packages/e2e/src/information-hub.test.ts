import { describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser, visitSignedIn } from './testing/browser.ts'
import { choose, question } from './testing/form.ts'

useBrowser()

const onHub = async (path: string, options = {}, expected: RegExp[] = []) => {
  const visitor = await visitSignedIn(path, options, expected)
  await visitor.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  return visitor
}

/** Whether an element is within the window of a page that has been scrolled. */
function isInView(selector: string): boolean {
  const { top = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
  return window.scrollY > 1000 && top >= 0 && top < window.innerHeight
}

describe('the information hub', () => {
  test('a country is found, and shows why it is red for breeding, with the article', async () => {
    const { page, leave } = await onHub('/information-hub')
    await page.getByLabel('Find a country').fill('brazil')
    await page.getByText(/^1 of 251/).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Brazil' }).click()
    await page.getByRole('heading', { level: 1, name: 'Brazil' }).waitFor()
    const rules = page.getByRole('region', { name: 'Rules' })
    await rules.getByLabel('Intended use').selectOption({ label: 'Breeding' })
    await rules.getByLabel('Result', { exact: true }).selectOption({ label: 'Red' })
    const red = rules.getByRole('row').filter({ hasText: 'Red' }).first()
    await red.waitFor()
    expect(await red.innerText()).toMatch(/Art\. \d+/)
    await expectAccessible(page)
    await red.getByRole('cell').last().getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Key articles' }).waitFor()
    await expectAccessible(page)
    await leave()
  })

  test('published sequences are pasted from a CSV and assessed, without being asked who gave them', async () => {
    const { page, leave } = await onHub('/information-hub/sequences', { viewport: { width: 390, height: 844 } })
    const pasted = 'Accession,Country,Date\nAB000001,"South Africa: Cape, Worcester",2019-05-05'
    await page.getByLabel('Accession numbers').fill(pasted)
    await page.getByRole('button', { name: 'Show what applies' }).click()
    await page.getByRole('region', { name: 'South Africa' }).getByText('05/05/2019: AB000001').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Assess this use: South Africa' }).click()
    await choose(page, /kind of organism/, 'Plant')
    await choose(page, /description fits best/, /^Wild/)
    await question(page, 'Latin name').getByRole('checkbox', { name: 'Not identified yet' }).check()
    // The next page opens below.
    await question(page, /first taken from nature/).waitFor()
    expect(await page.getByText('Who gave it to you?').count()).toBe(0)
    await leave()
  })

  test('an unknown country shows the page "not found"', async () => {
    const { page, leave } = await onHub('/information-hub', {}, [/404/])
    await page.goto('/information-hub/countries/QQ')
    await page.getByText('(404) Page NotFound').first().waitFor()
    await leave()
  })

  test('a link to a rule scrolls there, and Back restores the old position', async () => {
    const { page, leave } = await onHub('/information-hub')
    const card = page.getByRole('link', { name: 'Zambia' })
    await card.click()
    await page.getByRole('heading', { level: 1, name: 'Zambia' }).waitFor()
    await page.waitForFunction(() => window.scrollY === 0)
    await page.goBack()
    await card.waitFor()
    await page.waitForFunction(isInView, 'a[href$="/countries/ZM"]')

    await page.goto('/information-hub/countries/BR/legal-references')
    await page.locator('a[href$="#row-br-storage"]').first().click()
    await page.locator('#row-br-storage:focus').waitFor()
    await page.waitForFunction(isInView, '#row-br-storage')
    await expectAccessible(page)
    await leave()
  })

  test('the world map shows results as patterns, and leads to a country by keyboard', async () => {
    const { page, leave } = await onHub('/information-hub?view=map&map=result&accessDate=2019-03-10')
    const first = page.locator('figure a[tabindex="0"]').first()
    await first.focus()
    await page.keyboard.press('End')
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(name).toMatch(/: (Green|Amber|Red)/)
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.waitForURL(/information-hub\/countries\//)
    await leave()
  })

  test('five countries are compared by their differences, and the table can be printed', async () => {
    const query = 'countries=BR,CO,ZA,FR,JP&accessDate=2019-03-10&intendedUseDate=2026-12-01'
    const { page, leave } = await onHub(`/information-hub/compare-countries?${query}`)
    const table = page.getByRole('main').getByRole('table').first()
    await table.getByRole('row').nth(20).waitFor()
    expect(await table.innerText()).toContain('Breeding')
    await expectAccessible(page)
    const onlyDifferent = page.getByRole('switch', { name: /differ/i })
    await onlyDifferent.click()
    await expect.poll(() => onlyDifferent.isChecked()).toBe(true)
    expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-')
    await leave()
  })

  test('a document is found by a misspelt title and by an article', async () => {
    const { page, leave } = await onHub('/information-hub/search?q=Biodivresity+Law&country=BR')
    await page
      .getByRole('link', { name: /Law No\. 13,123/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    await page.goto('/information-hub/search?q=Art.+9&country=BR')
    await page
      .getByRole('link', { name: /Law No\. 13,123/ })
      .first()
      .waitFor()
    await page.goto('/information-hub/search?q=zzzzqqqq')
    await page.getByText("Sorry we couldn't find any matches").waitFor()
    await leave()
  })

  test('a treaty is found by a misspelt title, and shows the articles that the rules cite', async () => {
    const { page, leave } = await onHub('/information-hub/search?q=nagoya+protocl')
    await page.getByText('No document has these words. These are like them.').waitFor()
    await page.locator('main h3 a[href$="/nagoya-protocol"]').click()
    await page.getByRole('heading', { level: 1, name: 'Nagoya Protocol', exact: true }).waitFor()
    await page
      .getByRole('heading', { name: /^Arts?\b/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    await leave()
  })

  test.each([
    '/information-hub',
    '/information-hub/countries/BR',
    '/information-hub/countries/BR/legal-references',
    '/information-hub/countries/BR/legal-documents',
    '/information-hub/search',
    '/information-hub/glossary',
    '/information-hub/compare-countries',
    '/news',
  ])('%s is accessible and fits a phone in dark mode', async (path) => {
    const { page, leave } = await onHub(path, { viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await leave()
  })
})
