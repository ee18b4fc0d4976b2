import { chromium } from 'playwright-core'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const base = 'http://localhost:3901'
const ctx = await b.newContext({ viewport: { width: 1280, height: 900 } })
const page = await ctx.newPage()
await page.goto(base + '/login')
await page.getByLabel(/mail/i).first().fill('super-admin@demo.example')
await page.locator('input[type=password]').fill('Kelp-meadow!!2026')
await page.keyboard.press('Enter'); await page.waitForTimeout(4000)
await page.addInitScript(() => {
  (window as any).sh = []
  new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) { if (e.hadRecentInput) continue; (window as any).sh.push([e.value, Math.round(e.startTime), e.sources.map((s: any) => { const el = s.node instanceof Element ? s.node : s.node?.parentElement; return `${el?.tagName}.${el?.className?.toString().slice(0, 60)} ${Math.round(s.previousRect.y)}->${Math.round(s.currentRect.y)} h${Math.round(s.previousRect.height)}->${Math.round(s.currentRect.height)} ${el?.textContent?.slice(0, 30)}` })]) } }).observe({ type: 'layout-shift', buffered: true })
})
let n = 0
await page.route('**/api/**', async (r) => { n++; await new Promise((f) => setTimeout(f, 150 * n)); await r.continue() })
await page.route('**/*.woff2', async (r) => { await new Promise((f) => setTimeout(f, 3000)); await r.continue() })
for (const p of ['/information-hub', '/information-hub/countries/BR?use=breeding#rules']) { n = 0; await page.goto(base + p); await page.waitForLoadState('networkidle'); await page.waitForTimeout(1500); console.log(p, JSON.stringify(await page.evaluate(() => (window as any).sh), null, 1)) }
await b.close()
