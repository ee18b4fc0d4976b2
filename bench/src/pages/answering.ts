import type { Browser, Page } from 'playwright-core'
import { SIZES, type Visitor } from './browser.ts'
import { observed } from './loadScreen.ts'
import { observe } from './observe.ts'

/** From an answer to the light that it moved, on a processor so many times slower than it is. */
export type MovedLight = { country: string; answers: 'few' | 'many'; lightMs: number; longestTaskMs: number }

export const SLOWER = 4
const FEW = { organismGroup: 'plant', geneticResource: 'Stevia rebaudiana', placeType: 'national' }
const MANY = {
  materialStatus: 'wild',
  sourceType: 'collected',
  accessDate: '2019-03-10',
  materials: ['seed_or_propagating_material'],
  intendedUse: ['screening'],
  intendedUseDate: '2027-01',
  useLocation: ['eu'],
  commercialIntent: 'commercial',
}
/** Each moves the light: of human material and of none other law decides. */
const STEPS = ['Human', 'Plant', 'Synthetic or mineral, no organism behind it', 'Plant', 'Human', 'Plant']

/** The median of the answers that moved the light, and the longest task of all. */
export async function movedLights(browser: Browser, visitor: Visitor): Promise<MovedLight[]> {
  const found: MovedLight[] = []
  for (const country of ['BR', 'FR', 'IN']) {
    for (const answers of ['few', 'many'] as const) {
      const id = await start(visitor, { ...FEW, providerCountry: country, ...(answers === 'many' && MANY) })
      found.push({ country, answers, ...(await answer(browser, visitor, id)) })
    }
  }
  return found
}

async function start({ baseURL, token }: Visitor, answers: object): Promise<string> {
  const reply = await fetch(`${baseURL}/api/assessments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ answers }),
  })
  if (!reply.ok) throw new Error(await reply.text())
  const { assessment } = (await reply.json()) as { assessment: { assessmentId: string } }
  return assessment.assessmentId
}

async function answer(browser: Browser, visitor: Visitor, id: string) {
  const { baseURL, storageState } = visitor
  const context = await browser.newContext({ baseURL, storageState, viewport: SIZES.wide })
  await context.addInitScript(observe)
  const page = await context.newPage()
  await page.goto(`/assessment/${id}?page=1`)
  await page.locator('aside [role="status"]').waitFor()
  await page.waitForLoadState('networkidle')
  await watchLight(page)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = (await observed(page)).tasks.length
  const waits: number[] = []
  for (const step of STEPS) {
    await page.getByRole('radio', { name: step, exact: true }).click()
    const moved = await page.waitForFunction(() => (window as unknown as Watched).moved, null, { timeout: 20_000 })
    waits.push(Number(await moved.jsonValue()))
    await page.waitForLoadState('networkidle')
  }
  const { tasks } = await observed(page)
  visitor.storageState = await context.storageState()
  await context.close()
  const lightMs = Math.round(waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? Number.NaN)
  return { lightMs, longestTaskMs: Math.max(0, ...tasks.slice(before).map(({ ms }) => ms)) }
}

type Watched = { moved: number | undefined }

/** Keeps the time from the last click to the frame after the panel's words changed. */
const watchLight = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched
    let clicked = 0
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        clicked = timeStamp
        watched.moved = undefined
      },
      { capture: true },
    )
    new MutationObserver(() => {
      if (clicked === 0) return
      const at = clicked
      clicked = 0
      requestAnimationFrame(() => {
        watched.moved = performance.now() - at
      })
    }).observe(document.querySelector('aside:has([role="status"])') as Element, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
