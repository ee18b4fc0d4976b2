import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { useBrowser, visit, visitSignedIn } from '../testing/browser.ts'
import { choose, countClicks, next, question, startAssessment, turn, typeAtOnce } from '../testing/form.ts'
import { signIn } from '../testing/portal.ts'
import { ask, invite } from '../testing/portalApi.ts'

/** The clicks of the first assessments of an account whose country is known, from the first question to the result. */

useBrowser()

let scientist = { email: '', password: '' }
beforeAll(async () => {
  const operator = await visitSignedIn()
  const body = { accountName: `Clicks ${Date.now()}`, accountType: 'COM' }
  const { account } = await ask(operator.page, '/accounts', { method: 'POST', body })
  scientist = await invite(operator.page, 'ACC_ADMIN', (account as { accountId: string }).accountId)
  await operator.leave()
  const { page, leave } = await visit('/login')
  await signIn(page, scientist)
  await ask(page, '/account/country', { method: 'PUT', body: { country: 'DE' } })
  await leave()
})

type Step = (page: Page) => Promise<void>

const is =
  (question: RegExp, option: RegExp): Step =>
  (page) =>
    choose(page, question, option)
const typed =
  (question: RegExp, text: string): Step =>
  (page) =>
    typeAtOnce(page, question, text)

const soil = [is(/kind of organism/, /^Soil/), is(/description fits/, /^Wild/)]
const wild = (kind: RegExp, name: string) => [
  is(/kind of organism/, kind),
  is(/description fits/, /^Wild/),
  typed(/^Latin name/, name),
]
const inCountry = (name: string) => [is(/first taken/, /^In a country/), typed(/^Country/, name)]
const taken = (date: string) => [typed(/^Date of initial access/, date), turn]
const atDate: Step = (page) => question(page, 'Date of initial access').getByLabel('Day').click()
const START = typed(/this use start/, '01/12/2026')
/** The place of the work and the user, as the country of the account says. */
const asAccount: Step = (page) => page.getByRole('button', { name: 'Give the same answers' }).click()
const commercial = [
  asAccount,
  is(/commercial intent/, /^Yes/),
  is(/external grant/, /^No$/),
  is(/go to others/, /^No$/),
]
const using = (material: RegExp) => is(/^Materials and data/, material)
const ownKnowledge = is(/indigenous peoples/, /^No$/)
const withoutPapers = is(/^Papers/, /^None$/)

test.each<[string, readonly Step[]]>([
  [
    'the metagenome of a soil from Brazil of 2019',
    [
      ...soil,
      using(/^Extracted DNA/),
      ...inCountry('Brazil'),
      is(/gave it to you/, /^Collected by us/),
      is(/whose land/, /^Private land/),
      ...taken('10/03/2019'),
      is(/^Intended use/, /^Screening/),
      is(/new knowledge/, /^Yes/),
      START,
      ...commercial,
      ownKnowledge,
      is(/live on or in it/, /^No$/),
      is(/in association with a Brazilian/, /^No$/),
      is(/150 km/, /^No$/),
      withoutPapers,
    ],
  ],
  [
    'DSM 70449 from Thailand of 1998',
    [
      ...wild(/^Fungus/, 'Saccharomyces cerevisiae'),
      using(/^Living material/),
      ...inCountry('Thailand'),
      is(/gave it to you/, /^Public collection/),
      // The focus is at the name of the collection, which is optional.
      atDate,
      ...taken('01/01/1998'),
      is(/^Intended use/, /^Research and/),
      START,
      ...commercial,
      ownKnowledge,
      is(/live on or in it/, /^No$/),
      withoutPapers,
    ],
  ],
  [
    'Withania somnifera bought in India',
    [
      ...wild(/^Plant/, 'Withania somnifera'),
      using(/^Living material/),
      ...inCountry('India'),
      is(/gave it to you/, /^Market/),
      ...taken('01/03/2024'),
      is(/^Intended use/, /^Research and/),
      START,
      ...commercial,
      ownKnowledge,
      is(/live on or in it/, /^No$/),
      is(/bought as goods/, /^No$/),
      is(/value-added product/, /^No$/),
      is(/collaborative research/, /^No$/),
      withoutPapers,
    ],
  ],
  [
    'published sequences of a plant of South Africa',
    [
      ...wild(/^Plant/, 'Aspalathus linearis'),
      using(/^Sequence data/),
      is(/sequence data come from/, /^Public database/),
      ...inCountry('South Africa'),
      atDate,
      ...taken('01/03/2024'),
      is(/^Intended use/, /^Research and/),
      START,
      ...commercial,
      ownKnowledge,
      is(/Cali Fund/, /^No/),
      withoutPapers,
    ],
  ],
  [
    'a water sample from the high seas of March 2026',
    [
      ...soil,
      using(/^Extracted DNA/),
      is(/first taken/, /^High seas/),
      is(/gave it to you/, /^Collected by us/),
      ...taken('10/03/2026'),
      is(/^Intended use/, /^Research and/),
      START,
      ...commercial,
      ownKnowledge,
      is(/live on or in it/, /^No$/),
      withoutPapers,
    ],
  ],
])('%s takes at most 18 clicks', async (_, steps) => {
  const { page, leave } = await visit('/login')
  await signIn(page, scientist)
  const clicks = await countClicks(page)
  await startAssessment(page)
  for (const step of steps) await step(page)
  await next(page)
  await page.getByRole('heading', { level: 2, name: 'Check your answers' }).waitFor()
  await page.getByText('Nothing required is missing.').waitFor()
  // Without the click to start and that to check the answers.
  expect(clicks() - 2).toBeLessThanOrEqual(18)
  await leave()
})
