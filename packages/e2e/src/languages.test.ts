import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser, visit, visitSignedIn } from './testing/browser.ts'
import { ADMIN } from './testing/portal.ts'
import { assess } from './testing/portalApi.ts'

useBrowser()

describe('languages', () => {
  test('the browser chooses the initial language; another can be chosen without losing typed input', async () => {
    const { page, leave } = await visit('/login', { locale: 'fr-CA' })
    await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await page.getByLabel('E-mail').fill(ADMIN.email)
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe(ADMIN.email)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await leave()
  })

  test('longer right-to-left texts stay within the page, on a wide screen and on a phone', async () => {
    const { page, leave } = await visitSignedIn()
    const id = await assess(page, 'pseudo-language')
    const wider: string[] = []
    for (const path of ['/', '/assessment', `/assessment/${id}`, '/information-hub/countries/BR', '/settings']) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await showPseudoLanguage(page)
      if (await isTooWide(page)) wider.push(`${path} at 1440`)
      await page.setViewportSize({ width: 390, height: 900 })
      if (await isTooWide(page)) wider.push(`${path} at 390`)
    }
    expect(wider).toEqual([])
    await leave()
  })
})

/** Turns the English on the page into a pseudo-language: accented, in brackets, 40 % longer, right-to-left. */
const showPseudoLanguage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const accents: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'û', A: 'Å', E: 'É', n: 'ñ' }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? ''
      if (!/[a-z]{2}/i.test(text) || node.parentElement?.closest('script, style')) continue
      const accented = text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)
      node.nodeValue = `[${accented} ${'ẽx '.repeat(Math.ceil(text.trim().length / 8))}]`
    }
    document.documentElement.dir = 'rtl'
  })

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
