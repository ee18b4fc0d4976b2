import type { Browser, Page } from 'playwright-core'
import { SIZES, type Visitor } from './browser.ts'
import { observed } from './loadScreen.ts'
import { observe } from './observe.ts'
import { slowWorkers } from './slowWorkers.ts'

/** From an answer to the light that it moved, on a processor so many times slower than it is. */
export type MovedLight = {
  country: string
  answers: 'few' | 'many'
  by: 'mouse' | 'keyboard'
  medianMs: number
  /** The 95th percentile: of this few answers the slowest. */
  p95Ms: number
  longestTaskMs: number
}

export const SLOWER = 4
/** With the date of access: while its page is open without one, no light is shown. */
const FEW = {
  organismGroup: 'plant',
  geneticResource: 'Stevia rebaudiana',
  placeType: 'national',
  accessDate: '2019-03-10',
}
const MANY = {
  materialStatus: 'wild',
  sourceType: 'collected',
  materials: ['seed_or_propagating_material'],
  intendedUse: ['screening'],
  intendedUseDate: '2027-01',
  useLocation: ['eu'],
  commercialIntent: 'commercial',
}
/** Each moves the light: of human material and of none other law decides. */
const STEPS = ['Human', 'Plant', 'Synthetic or mineral, no organism behind it', 'Plant']
const ROUNDS = 3
/** So long is a button, a finger or the space bar down; the time counts from when it is let go of. */
const PRESS_MS = 100
/** Nobody has read the next question and presses its answer earlier. */
const PAUSE_MS = 500
/** Brazil has the largest law; that of Chad has not been assessed. */
const COUNTRIES = ['BR', 'IN', 'FR', 'TD']

/** By mouse in each country, and by keyboard in the first. */
const CASES = COUNTRIES.flatMap((country) =>
  (['few', 'many'] as const).flatMap((answers) => [
    { country, answers, by: 'mouse' as const },
    ...(country === COUNTRIES[0] ? [{ country, answers, by: 'keyboard' as const }] : []),
  ]),
)

/** The answers that moved the light after a first round in which the code gets warm, and the longest task of all. */
export async function movedLights(browser: Browser, visitor: Visitor): Promise<MovedLight[]> {
  const found: MovedLight[] = []
  for (const one of CASES) {
    const id = await start(visitor, { ...FEW, providerCountry: one.country, ...(one.answers === 'many' && MANY) })
    found.push({ ...one, ...(await answer(browser, visitor, { id, by: one.by })) })
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

type AnsweringCase = { id: string } & Pick<MovedLight, 'by'>

async function answer(browser: Browser, visitor: Visitor, { id, by }: AnsweringCase) {
  const { baseURL, storageState } = visitor
  const context = await browser.newContext({ baseURL, storageState, viewport: SIZES.wide })
  await slowWorkers(context, SLOWER)
  await context.addInitScript(observe)
  const page = await context.newPage()
  await page.goto(`/assessment/${id}?page=1`)
  await page.locator('aside [role="status"]').waitFor()
  await page.waitForLoadState('networkidle')
  await watchLight(page)
  await give(page, by)
  if (!(await page.workers()[0]?.evaluate('self.isSlowed'))) throw new Error('The worker of the form was not slowed.')
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = (await observed(page)).tasks.length
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round++) waits.push(...(await give(page, by)))
  const { tasks } = await observed(page)
  visitor.storageState = await context.storageState()
  await context.close()
  const sorted = waits.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN)
  return {
    medianMs: at(0.5),
    p95Ms: at(0.95),
    longestTaskMs: Math.max(0, ...tasks.slice(before).map(({ ms }) => ms)),
  }
}

/** Gives the answers one after the other, each when the one before is saved, and returns how long each light took. */
async function give(page: Page, by: MovedLight['by']): Promise<number[]> {
  const waits: number[] = []
  for (const name of STEPS) {
    const choice = page.getByRole('radio', { name, exact: true })
    const saving = page.waitForResponse((response) => response.url().includes('/assessments/add-answer/'))
    await (by === 'mouse' ? choice.click({ delay: PRESS_MS }) : choice.press('Space', { delay: PRESS_MS }))
    const moved = await page.waitForFunction(() => (window as unknown as Watched).moved, null, { timeout: 20_000 })
    waits.push(Number(await moved.jsonValue()))
    await (await saving).finished()
    // What was saved is shown. Waiting for an idle network would not wait: that was reached once, and counts ever after.
    await page.waitForTimeout(PAUSE_MS)
  }
  return waits
}

type Watched = { moved: number | undefined }

/** Keeps the time from the last click until the frame is painted in which the panel changed, whose light comes first. */
const watchLight = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as Watched
    const panel = document.querySelector('aside:has([role="status"])') as Element
    const painted = new MessageChannel()
    let clicked = 0
    let answered = 0
    // Comes after the frame that the callback below belongs to.
    painted.port1.onmessage = () => {
      watched.moved = performance.now() - answered
    }
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
      answered = clicked
      clicked = 0
      requestAnimationFrame(() => painted.port2.postMessage(null))
    }).observe(panel, { subtree: true, childList: true, characterData: true })
  })
