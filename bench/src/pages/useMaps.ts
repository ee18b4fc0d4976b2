import type { Browser, Page } from 'playwright-core'
import { SIZES, type Visitor } from './browser.ts'
import { observed, settle } from './loadScreen.ts'
import { observe } from './observe.ts'

/** The measurements of one interaction with a map, in ms: longest task and longest wait for the next frame. */
export type Use = { map: string; use: string; longestTaskMs: number; longestAnswerMs: number }

type Act = (page: Page) => Promise<void>
type WorldMap = { map: string; path: string; acts: { [use: string]: Act } }

const DAYS = 'accessDate=2019-03-10&intendedUseDate=2026-12-01'

/** Over the whole map, country after country. */
const point: Act = async (page) => {
  const box = await boxOf(page)
  for (let step = 0; step < 80; step++) {
    const across = (step % 20) / 20
    const down = (Math.floor(step / 20) + 1) / 5
    await page.mouse.move(box.x + box.width * across, box.y + box.height * down)
  }
}
const keyboard: Act = async (page) => {
  await page.locator('figure a[tabindex="0"]').first().focus()
  for (let step = 0; step < 40; step++) await page.keyboard.press('ArrowRight')
}
const zoomAndMove: Act = async (page) => {
  for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Zoom in' }).click()
  const box = await boxOf(page)
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= 20; step++) await page.mouse.move(x + step * 8, y + step * 4)
  await page.mouse.up()
  await page.keyboard.down('Control')
  for (let step = 0; step < 8; step++) await page.mouse.wheel(0, step % 2 ? 200 : -200)
  await page.keyboard.up('Control')
  await page.getByRole('button', { name: /whole/i }).click()
}
const choose =
  (...names: string[]): Act =>
  async (page) => {
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).click()
      await settle(page)
    }
  }
const days: Act = async (page) => {
  for (const day of ['1991-05-05', '2012-02-02', '2016-06-06', '2020-10-10']) {
    await page.getByLabel('Date of access').fill(day)
    await settle(page)
  }
}
const uses: Act = async (page) => {
  const select = page.getByLabel('Intended use', { exact: true })
  for (let index = 0; index < 4; index++) {
    await select.selectOption({ index })
    await settle(page)
  }
}
const search: Act = async (page) => {
  await page.getByLabel('Find a country').pressSequentially('republic')
  await settle(page)
}

const MAPS: WorldMap[] = [
  {
    map: 'countries',
    path: `/information-hub?view=map&map=result&${DAYS}`,
    acts: { point, keyboard, 'zoom and move': zoomAndMove, use: uses, days, search },
  },
  {
    map: 'countries, what it shows',
    path: '/information-hub?view=map',
    acts: {
      'party, law, result': choose('Law', 'Result of a use', 'Party status'),
      view: choose('Table', 'Map', 'Cards', 'Map'),
    },
  },
  {
    map: 'compare',
    path: `/information-hub/compare-countries?view=map&countries=BR,CO&${DAYS}`,
    acts: { point, keyboard, 'zoom and move': zoomAndMove, use: uses, days, view: choose('Table', 'Map') },
  },
]

/** Uses each map as a returning person would, on a processor that is so many times slower than it is. */
export async function useMaps(browser: Browser, visitor: Visitor, slower = 1): Promise<Use[]> {
  const { baseURL, storageState } = visitor
  const found: Use[] = []
  for (const { map, path, acts } of MAPS) {
    const context = await browser.newContext({ baseURL, storageState, viewport: SIZES.wide })
    await context.addInitScript(observe)
    const page = await context.newPage()
    await page.goto(path)
    await settle(page)
    const client = await context.newCDPSession(page)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
    for (const [use, act] of Object.entries(acts)) found.push({ map, use, ...(await watched(page, act)) })
    visitor.storageState = await context.storageState()
    await context.close()
  }
  return found
}

async function watched(page: Page, act: Act): Promise<Pick<Use, 'longestTaskMs' | 'longestAnswerMs'>> {
  const before = await observed(page)
  await act(page)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const { tasks, answers } = await observed(page)
  const longest = (all: { ms: number }[], from: number) => Math.max(0, ...all.slice(from).map(({ ms }) => ms))
  return {
    longestTaskMs: longest(tasks, before.tasks.length),
    longestAnswerMs: longest(answers, before.answers.length),
  }
}

async function boxOf(page: Page) {
  const map = page.locator('figure svg').first()
  await map.scrollIntoViewIfNeeded()
  const box = await map.boundingBox()
  if (!box) throw new Error('The map is not on the screen.')
  return box
}
