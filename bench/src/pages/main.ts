import { keepSection } from '../keepSection.ts'
import { DEMO, startPortal } from '../portal.ts'
import { movedLights } from './answering.ts'
import { firstQuestions } from './badLine.ts'
import { launchWithScrollBars, SIZES, type Size, signedIn } from './browser.ts'
import { findIds } from './findIds.ts'
import { startHttpsFront } from './httpsFront.ts'
import { type Loaded, loadScreen } from './loadScreen.ts'
import { pagesReport } from './report.ts'
import { screensOf } from './screens.ts'
import { type Use, useMaps } from './useMaps.ts'

/** `npm run bench:pages`: what every main screen of the demo portal costs in a real browser, and using its maps. */

/** The longest task of an interaction is the least of the rounds' longest: what else the machine does is not ours. */
const ROUNDS = 3
const PERSON = { email: 'super-admin@demo.example', password: 'Kelp-meadow!!2026' }

const portal = await startPortal({}, DEMO)
const browser = await launchWithScrollBars()
const front = await startHttpsFront(portal.address)
try {
  const visitor = await signedIn(browser, portal.address, PERSON)
  const ids = await findIds(visitor)
  const byProxy = await signedIn(browser, front.address, PERSON)
  const questions = [
    ...(await firstQuestions(browser, byProxy, ids.inProgress)),
    ...(await firstQuestions(browser, visitor, ids.inProgress)),
  ]
  const lights = await movedLights(browser, visitor)
  const screens = screensOf(ids)
  const loaded: { size: Size; isSlow: boolean; screens: Loaded[] }[] = []
  for (const size of Object.keys(SIZES) as Size[]) {
    for (const isSlow of [false, true]) {
      const costs: Loaded[] = []
      for (const screen of screens) costs.push(await loadScreen(screen, { browser, visitor, size, isSlow }))
      loaded.push({ size, isSlow, screens: costs })
    }
  }
  const uses: Use[][] = []
  for (let round = 0; round < ROUNDS; round++) uses.push(await useMaps(browser, visitor))
  const text = pagesReport(loaded, uses, { questions, lights })
  console.log(text)
  keepSection(text)
} finally {
  await browser.close()
  front.stop()
  await portal.stop()
}
