import { describe, expect, inject, test } from 'vitest'
import { expectAccessible, useBrowser, visit } from './testing/browser.ts'
import { ADMIN, signIn } from './testing/portal.ts'

useBrowser()

describe('the shell', () => {
  test('a visitor is redirected to sign in, is told that the password is wrong, and then reaches the requested screen', async () => {
    const { page, leave } = await visit('/assessment?sort=-id', {}, [/401/])
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await expectAccessible(page)
    await page.getByLabel('E-mail').fill(ADMIN.email)
    await page.getByLabel('Password', { exact: true }).fill('not-the-Password!!')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Wrong login (email) or password.').waitFor()
    expect(await page.getByLabel('E-mail').inputValue()).toBe(ADMIN.email)
    await signIn(page, undefined, 'Assessments')
    expect(page.url()).toContain('/assessment')
    await leave()
  })

  test('a reload keeps the session, a second tab shares it, and logging out ends both', async () => {
    const { page, context, leave } = await visit('/', {}, [/401/])
    await signIn(page)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    const second = await context.newPage()
    await second.goto('/')
    await second.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    await page.getByRole('button', { name: /account of/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.waitForURL(/\/login/)
    await second.goto('/')
    await second.waitForURL(/\/login/)
    await leave()
  })

  test('a page of a replaced release reloads by itself where its code is gone, and does not if that would not help', async () => {
    const { page, leave } = await visit('/settings', {}, [/404|dynamically imported/])
    await signIn(page, undefined, 'Settings')
    const code = /\/assets\/GlossaryPage-/
    let isReloaded = false
    page.on('request', (request) => {
      isReloaded ||= request.isNavigationRequest()
    })
    await page.route(code, (route) => (isReloaded ? route.continue() : route.fulfill({ status: 404 })))
    await page.evaluate(() => document.querySelector('script[type="module"]')?.setAttribute('src', '/assets/older.js'))
    await page.getByRole('link', { name: 'Glossary' }).click()
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor()
    expect(isReloaded).toBe(true)

    await page.route(code, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Something went wrong on this page' }).waitFor()
    await leave()
  })

  test.each([
    ['wide and light', { viewport: { width: 1280, height: 900 }, colorScheme: 'light' }],
    ['narrow and dark', { viewport: { width: 360, height: 780 }, colorScheme: 'dark' }],
  ] as const)('every public screen is accessible and fits: %s', async (_, options) => {
    const { page, leave } = await visit('/healthcheck', options)
    await page.getByText('The portal answers.').waitFor()
    await expectAccessible(page)
    await page.goto('/login')
    await signIn(page)
    await expectAccessible(page)
    await page.goto('/no/such/page')
    await page.getByRole('heading', { name: '(404) Page NotFound' }).waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await page.getByRole('link', { name: 'Go back to home' }).click()
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
    expect(await page.title()).toBe('Dashboard - ABS Portal')
    await leave()
  })

  test.each(['/user-management', '/user-groups', '/accounts', '/audit-log', '/settings'])(
    '%s is accessible and fits a phone in dark mode',
    async (path) => {
      const { page, leave } = await visit(path, { viewport: { width: 360, height: 780 }, colorScheme: 'dark' })
      await page.getByLabel('E-mail').waitFor()
      await signIn(page, undefined, '')
      await page.waitForURL(new RegExp(path))
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await leave()
    },
  )

  test('the API documentation is served and readable', async () => {
    const answer = await fetch(`${inject('portal')}/api/docs/json`)
    const { openapi, paths } = (await answer.json()) as { openapi: string; paths: Record<string, unknown> }
    expect(openapi).toMatch(/^3\.1/)
    expect(Object.keys(paths)).toContain('/api/assessments/search')
    const { page, leave } = await visit('/api/docs')
    await page.getByRole('heading', { name: 'ABS Portal API' }).first().waitFor()
    await leave()
  })
})
