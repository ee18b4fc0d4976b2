import {
  cases,
  content,
  countries,
  type DutyRow,
  dashboard,
  due,
  type Event,
  editing,
  events,
  evidence,
  type NewsItem,
  news,
  type SurveyContent,
} from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { folded } from '../../dashboard/events/Events.tsx'
import { aDuty } from '../../shared/testing/aDuty.ts'
import { ASSESSMENT, anAssessment, legalLock } from '../../shared/testing/anAssessment.ts'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { DashboardPage } from './DashboardPage.tsx'

const about = {
  assessmentId: ASSESSMENT,
  id: 7,
  name: null,
  geneticResource: 'Streptomyces griseus',
  intendedUse: ['screening'],
  providerCountry: 'BR',
  placeType: null,
  owner: 'Ana Souza',
}
const lock = { ...legalLock, ...about, result: 'RED' as const, asked: null }
const change = {
  ...about,
  before: 'GREEN' as const,
  after: 'RED' as const,
  reopened: false,
  isOwn: true,
  changedAt: '2026-11-02T09:00:00.000Z',
  country: 'BR',
  version: 2,
  activationId: '7b1d6f60-7d3f-4f0e-9b0a-5f2f4b8c2e11',
}
const duty: DutyRow = {
  ...about,
  ...aDuty(),
  text: 'Send the report.',
  overdue: true,
  dueDay: '2026-01-05',
  result: 'RED',
}
const dutyPage = (rows: DutyRow[]) => ({
  total: rows.length,
  rows,
  counts: { open: 1, mine: 1, overdue: 1, done: 0 },
  weeks: [{ week: '2026-01-05', overdue: 1, open: 0 }],
  filterValues: { owner: [], providerCountry: [] },
})
const item: NewsItem = {
  newsId: 'n1',
  date: '2026-10-01',
  kind: 'treaty',
  title: 'Testland is a party',
  text: 'The protocol is in force for it.',
  countryId: 'BR',
  confidence: 'high',
  url: 'https://treaties.example/1',
}
const event: Event = {
  eventId: '3f0a4a5e-2f64-4d3c-8a2b-1f6b7a1c0d01',
  eventType: 'ASSESSMENT_UNLOCKED',
  label: '#000007: the lock “permit” was released',
  assessmentId: ASSESSMENT,
  createdAt: '2026-11-02T09:00:00.000Z',
  updatedAt: '2026-11-02T09:00:00.000Z',
}
const found = (rows: ReturnType<typeof anAssessment>[], all: number) => ({
  total: rows.length,
  rows,
  filterValues: {},
  counts: { all },
})
const done = anAssessment({ id: 5 })
const survey = {
  countries: [{ iso2: 'BR', name: 'Brazil' }],
  uses: [{ id: 'screening', title: 'Screening' }],
} as unknown as SurveyContent
const begun = anAssessment({ status: 'IN_PROGRESS', progress: 40, id: 8, geneticResource: null })

const full: Answering[] = [
  answering(cases.myTurn, () => ({ count: 1, rows: [lock] })),
  answering(cases.search, ({ body: { filters } }) => {
    if (filters?.status?.join() === 'COMPLETED') return found([done], 9)
    expect(filters).toEqual({ owner: [ana.userId], status: ['IN_PROGRESS'] })
    return found([begun], 9)
  }),
  answering(content.survey, () => survey),
  answering(countries.lawLines, ({ body }) => ({
    case: {},
    lines: body.lines.map((line) => ({ ...line, segments: [{ from: null, before: null, status: 'RED' as const }] })),
  })),
  answering(dashboard.changedByLaw, () => ({ count: 1, rows: [change] })),
  answering(due.search, () => dutyPage([duty])),
  answering(dashboard.charts, () => ({
    months: [{ month: '2026-01-01', GREEN: 0, AMBER: 0, RED: 2 }],
    countries: [{ country: 'BR', GREEN: 0, AMBER: 0, RED: 2 }],
    notCleared: [{ ...about, result: 'RED' as const, lockedAt: '2026-01-05T09:00:00.000Z' }],
  })),
  answering(news.list, () => ({ count: 1, rows: [item] })),
  answering(news.counter, () => ({ party: 141, ratified: 2, non_party: 50, notVerified: 3, asOf: '2026-10-01' })),
  answering(events.list, () => ({ count: 1, rows: [event] })),
  answering(countries.stats, () => ({ count: 0, rows: [] })),
]

/** These answers first; the world's shapes are a file and not an endpoint. */
function show(answers: Answering[] = [], user = ana) {
  signIn('token-1', user)
  renderAt('/', [{ path: '/', Component: DashboardPage }], [...answers, ...full])
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('tasks, duties and changes by law link to their assessments', async () => {
  show()
  const turn = await card('My turn')
  const [waiting, mine] = await turn.findAllByRole('link')
  expect(waiting?.textContent).toBe('Streptomyces griseus\u00A0· Brazil\u00A0· Screening #000007')
  expect(waiting).toHaveAttribute('href', `/assessment/${ASSESSMENT}`)
  expect(turn.getByText('Legal lock:')).toBeVisible()
  expect(mine?.textContent).toBe('New assessment\u00A0· Brazil\u00A0· Screening #000008')
  expect(turn.getByText(/40 % answered/)).toBeVisible()

  const changed = await card('Changed by law')
  const row = await changed.findByRole('listitem')
  expect(row.textContent).toContain('beforeGreen→nowRed')
  expect(changed.getByRole('link', { name: 'BR, version 2' })).toHaveAttribute('href', '/information-hub/countries/BR')

  const duties = await card('My duties')
  expect(await duties.findByText('Send the report.')).toBeVisible()
  expect(duties.getByRole('link', { name: /All of my duties/ })).toHaveAttribute('href', '/due?view=mine')
  expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument()
})

test('whoever opens locks sees charts, each figure a link to its list', async () => {
  show([], { ...ana, allowedActions: [...ana.allowedActions, 'UNLOCK_LEGAL'] })
  const results = await card('Results')
  const [bar] = await results.findAllByRole('link', { name: /^Red up to the end of .*: 2$/ })
  expect(bar?.getAttribute('href')).toMatch(/^\/assessment\?status=COMPLETED&result=RED&createdTo=\d{4}-\d\d-\d\d$/)
  const places = await card('Where the material comes from')
  await userEvent.click(places.getByText('Show as a list'))
  expect(places.getByRole('link', { name: 'Brazil' })).toHaveAttribute(
    'href',
    '/assessment?status=COMPLETED&providerCountry=BR',
  )
  const longest = await card('Longest not cleared')
  expect(await longest.findByRole('link', { name: /Streptomyces griseus/ })).toHaveAttribute(
    'href',
    `/assessment/${ASSESSMENT}`,
  )
})

test('duties by week that cannot be read say so and can be retried', async () => {
  const failing = answering(due.search, () => new Refusal('GENERIC'))
  show([failing], { ...ana, allowedActions: [...ana.allowedActions, 'UNLOCK_LEGAL'] })
  const weeks = await card('Duties by the week they are due')
  expect(await weeks.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('officers see the changes of all cases, those of others with the owner', async () => {
  const asked: unknown[] = []
  const ofAnother = { ...change, isOwn: false, owner: 'Eve Ng' }
  const list = answering(dashboard.changedByLaw, ({ query }) => {
    asked.push(query)
    return { count: 1, rows: [ofAnother] }
  })
  show([list], { ...ana, allowedActions: [...ana.allowedActions, 'UNLOCK_LEGAL'] })
  const changed = await card('Changed by law')
  expect(await changed.findByText(/case of Eve Ng/)).toBeVisible()
  expect(changed.queryByRole('link', { name: /What changed for you/ })).not.toBeInTheDocument()
  expect(asked).toEqual([{ scope: 'all' }])
})

test('a change of the treaty level links to no country', async () => {
  show([answering(dashboard.changedByLaw, () => ({ count: 1, rows: [{ ...change, country: 'protocol' }] }))])
  const changed = await card('Changed by law')
  expect(await changed.findByText(/Treaty level, version 2/)).toBeVisible()
  const links = changed.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([`/assessment/${ASSESSMENT}`, `/law-changes/${change.activationId}`])
})

test('a link leads to the page with all locks when the card shows only some', async () => {
  show([answering(cases.myTurn, () => ({ count: 631, rows: [lock] }))])
  const turn = await card('My turn')
  expect(await turn.findByRole('link', { name: 'Show all 631' })).toHaveAttribute('href', '/my-turn')
})

test('a long card shows five rows and can show all', async () => {
  const rows = ['1', '2', '3', '4', '5', '6'].map((end) => ({ ...change, changedAt: `2026-11-0${end}T09:00:00.000Z` }))
  show([answering(dashboard.changedByLaw, () => ({ count: 6, rows }))])
  const changed = await card('Changed by law')
  await userEvent.click(await changed.findByRole('button', { name: 'Show all 6' }))
  expect(changed.getAllByRole('listitem')).toHaveLength(6)
  expect(changed.queryByRole('button')).not.toBeInTheDocument()
})

test('the same event several times in a row is one line with the latest of them', () => {
  const lines = folded([event, { ...event, eventId: 'earlier' }, { ...event, label: 'Another' }, event])
  expect(lines).toEqual([
    { event, times: 2 },
    { event: { ...event, label: 'Another' }, times: 1 },
    { event, times: 1 },
  ])
})

test('news are shown with the number of parties, and events with their type in words', async () => {
  show()
  const fresh = await card('News')
  expect(
    await fresh.findByText(/^Nagoya Protocol: 141 Parties, \d+ ratified, 50 non-Parties, 3 not verified$/),
  ).toBeVisible()
  expect(await fresh.findByRole('heading', { name: 'Testland is a party' })).toBeVisible()
  expect(fresh.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
  expect(await screen.findByText(/Assessment: unlocked/)).toBeVisible()
})

test('what waits is counted, and own materials stand beside the law they were taken under', async () => {
  show()
  expect(await screen.findByText(/^2 things wait for you/)).toBeVisible()
  const materials = await card('Your materials and the law they were taken under')
  const name =
    'By the usual answers, the law of Brazil for Screening: red on every day of access. Taken on 10/03/2019: red.'
  expect(await materials.findByRole('img', { name })).toBeVisible()
  expect(materials.getByRole('link', { name: /#000005/ })).toHaveAttribute('href', `/assessment/${ASSESSMENT}`)
  const all = materials.getByRole('link', { name: 'Your completed assessment' })
  expect(all).toHaveAttribute('href', `/assessment?status=COMPLETED&owner=${ana.userId}`)
})

test('who opens locks sees how many assessments stand where, each leading to its list', async () => {
  const counts = { all: 40, locked: 27, RED: 12, AMBER: 15, GREEN: 5, inProgress: 8 }
  const answers = [
    answering(cases.search, () => ({ total: 40, rows: [], filterValues: {}, counts })),
    answering(due.overdue, () => ({ count: 4, mine: 1 })),
    answering(evidence.list, () => ({ count: 2, rows: [], limits: { maxBytes: 1, endings: [] } })),
  ]
  show(answers, { ...ana, allowedActions: [...ana.allowedActions, 'UNLOCK_LEGAL'] })
  await screen.findByRole('link', { name: '12 Red' })
  await screen.findByRole('link', { name: '2 papers that expire' })
  const figures = await card('Assessments that you may see')
  expect(figures.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '4 overdue duties',
    '2 papers that expire',
    '27 not cleared',
    '12 Red',
    '15 Amber',
    '5 Green',
    '8 in progress',
  ])
  expect(figures.getByRole('link', { name: '12 Red' })).toHaveAttribute(
    'href',
    '/assessment?status=COMPLETED&result=RED',
  )
})

test('a user without assessments sees where to start', async () => {
  show([
    answering(cases.myTurn, () => ({ count: 0, rows: [], limits: { maxBytes: 1_048_576, endings: ['pdf'] } })),
    answering(cases.search, () => found([], 0)),
  ])
  // In the head of the page as always, and on a card that says what it is.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Assess a use' })).toHaveLength(2))
  expect(screen.getByRole('link', { name: 'Open the countries' })).toHaveAttribute('href', '/information-hub')
  expect(screen.queryByRole('region', { name: 'My duties' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Open user management' })).not.toBeInTheDocument()
})

test('a lawyer without assessments sees the draft that waits for a second person', async () => {
  const handOver = {
    handOverId: '3f0a4a5e-2f64-4d3c-8a2b-1f6b7a1c0d02',
    revision: 3,
    sha256: 'a',
    by: 'Dora Lima',
    isMine: false,
    at: '2026-11-02T09:00:00.000Z',
    message: 'Older material is red.',
    outcome: null,
    decidedBy: null,
    isDecidedByMe: false,
    decidedAt: null,
    remark: null,
  }
  const draft = {
    version: 2,
    basedOn: 1,
    revision: 3,
    editor: 'Dora Lima',
    editedAt: '2026-11-02T09:00:00.000Z',
    isMine: false,
    outdated: null,
    handOver,
  }
  const kenya = {
    countryId: 'KE',
    name: 'Kenya',
    lawStatus: 'abs_law' as const,
    version: 1,
    mayBeginAnew: false,
    overdueSince: null,
    waiting: null,
    drafts: [draft, { ...draft, version: 3, handOver: null }],
  }
  show(
    [
      answering(cases.myTurn, () => ({ count: 0, rows: [] })),
      answering(cases.search, () => found([], 0)),
      answering(editing.workspace, () => ({ treaty: { version: 1, sha256: 'b' }, countries: [kenya] })),
    ],
    { ...ana, allowedActions: [...ana.allowedActions, 'MANAGE_LEGAL_CONTENT'] },
  )
  const link = await screen.findByRole('link', { name: 'Kenya, draft 2' })
  expect(link).toHaveAttribute('href', '/legal-content/KE/versions/2')
  expect(screen.getByText('To review: Dora Lima handed it over. Older material is red.')).toBeVisible()
  expect(await screen.findByText(/^1 thing waits for you/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Kenya, draft 3' })).toBeNull()
})

test('the first administrator of an account is led to inviting colleagues', async () => {
  const nothing = [answering(cases.myTurn, () => ({ count: 0, rows: [] })), answering(cases.search, () => found([], 0))]
  show(nothing, { ...ana, allowedActions: [...ana.allowedActions, 'MANAGE_USERS'] })
  const link = await screen.findByRole('link', { name: 'Open user management' })
  expect(link).toHaveAttribute('href', '/user-management')
})

test('a guest without assessments cannot start one', async () => {
  show([answering(cases.myTurn, () => ({ count: 0, rows: [] })), answering(cases.search, () => found([], 0))], {
    ...ana,
    role: 'GUEST_USER',
    allowedActions: ['READ_ACCOUNT_ASSESSMENTS'],
  })
  expect(await screen.findByRole('link', { name: 'Open the list' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Assess a use' })).not.toBeInTheDocument()
})

test('an error in one card does not affect the others, and one retry asks again for all that failed', async () => {
  let isBroken = true
  let asked = 0
  show([
    answering(cases.myTurn, () => {
      asked++
      return isBroken ? new Refusal('GENERIC') : { count: 0, rows: [] }
    }),
    answering(due.search, () => (isBroken ? new Refusal('GENERIC') : dutyPage([]))),
    answering(dashboard.changedByLaw, () => ({ count: 0, rows: [] })),
  ])
  const duties = await card('My duties')
  expect((await duties.findByRole('alert')).textContent).toContain('An error occurs.')
  expect(await screen.findByText(/No law changed a result of yours/)).toBeVisible()
  expect(await (await card('My turn')).findByRole('alert')).toBeVisible()
  // Once for the page, once for the card: a server in trouble is not asked without end.
  expect(asked).toBe(2)

  isBroken = false
  await userEvent.click(duties.getByRole('button', { name: 'Try again' }))
  expect(await duties.findByText(/Nothing is due for you/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a server in trouble is said once, and one retry brings the whole page', async () => {
  let isBroken = true
  show([
    answering(cases.myTurn, () => (isBroken ? new Refusal('GENERIC') : { count: 0, rows: [] })),
    answering(cases.search, () => (isBroken ? new Refusal('GENERIC') : found([anAssessment()], 1))),
    answering(due.search, () => (isBroken ? new Refusal('GENERIC') : dutyPage([]))),
    answering(dashboard.changedByLaw, () => (isBroken ? new Refusal('GENERIC') : { count: 0, rows: [] })),
  ])
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurs.')
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)

  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Nothing is due for you/)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
