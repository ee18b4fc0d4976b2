import { chromium, type Page } from 'playwright-core'
import { existsSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
mkdirSync('/tmp/h2s', { recursive: true })
export const BASE = 'http://localhost:3921'
const FLAGS = ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync','--font-render-hinting=none']
export const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: FLAGS })
export async function open(who: string, opt: any = {}) {
  const ctx = await browser.newContext({ baseURL: BASE, locale: 'en-GB', viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'], ...opt })
  ctx.setDefaultTimeout(20000)
  const r = await ctx.request.post('/api/authentication/login', { data: who === 'admin' ? { email: 'admin@localhost', password: 'Kolibri#Nebel_73!x' } : { email: `${who}@demo.example`, password: 'Kelp-meadow!!2026' } })
  if (r.status() !== 200) throw new Error(await r.text())
  const { user } = await r.json()
  const page = await ctx.newPage()
  page.on('pageerror', (e) => console.log(`  [${who}] PAGEERROR`, String(e).slice(0, 300)))
  page.on('console', (m) => m.type() === 'error' && console.log(`  [${who}] CONSOLE`, m.text().slice(0, 200), m.location().url.slice(0, 120)))
  await page.goto('/icon.svg')
  await page.evaluate((k) => localStorage.setItem('abs-portal.user', k), JSON.stringify(user))
  return page
}
export const at = async (page: Page, path: string) => { await page.goto(path); await page.getByRole('heading', { level: 1 }).first().waitFor(); await page.waitForFunction(() => sessionStorage.getItem('abs-portal.token') !== null) }
export async function ask(page: Page, path: string, { method = 'GET', body, raw }: any = {}) {
  return page.evaluate(async ({ path, method, body }) => {
    const token = JSON.parse(JSON.stringify(sessionStorage.getItem('abs-portal.token')))
    const t = token?.startsWith('"') ? JSON.parse(token) : token
    const r = await fetch('/api' + path, { method, headers: { authorization: `Bearer ${t}`, ...(body ? { 'content-type': 'application/json' } : {}) }, body: body ? JSON.stringify(body) : undefined })
    const text = await r.text()
    try { return { status: r.status, body: JSON.parse(text) } } catch { return { status: r.status, body: text } }
  }, { path, method, body })
}
export const shot = (page: Page, name: string, full = false) => page.screenshot({ path: `/tmp/h2s/${name}.png`, fullPage: full })
export const text = async (page: Page, sel = 'main') => (await page.locator(sel).first().innerText()).replace(/\n{2,}/g, '\n')
export const done = async () => { await browser.close() }
export const tab = async (p: Page, name: string) => { await p.getByRole('tab', { name: new RegExp('^' + name) }).click(); await p.waitForTimeout(500) }
export const colOf = async (p: Page, header: string) => (await p.getByRole('columnheader').allInnerTexts()).map((s) => s.trim()).indexOf(header) - 1
export const cell = async (p: Page, line: number, header: string) => p.locator(`[data-cell="${line} ${await colOf(p, header)}"]`)
export const set = async (p: Page, line: number, header: string, value: string) => {
  const c = await cell(p, line, header); await c.scrollIntoViewIfNeeded(); await c.click(); await p.waitForTimeout(150)
  await p.keyboard.press('F2'); await p.keyboard.press('Control+a'); await p.keyboard.type(value); await p.keyboard.press('Enter'); await p.waitForTimeout(400)
  return c.innerText()
}
export const said = async (p: Page) => (await p.locator('[role=status],[role=alert]').allInnerTexts()).filter((s) => s.trim())
