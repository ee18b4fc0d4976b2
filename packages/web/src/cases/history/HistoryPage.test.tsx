import { type CallOutput, cases, type KeptDecision } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ASSESSMENT, anAssessment, answerOf } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { HistoryPage } from './HistoryPage.tsx'

type History = CallOutput<typeof cases.history>

const first: KeptDecision = {
  decisionId: '11111111-1111-4111-8111-111111111111',
  status: 'AMBER',
  reviewOverdueSince: null,
  before: null,
  completed: false,
  cause: 'answers',
  decidedAt: '2026-11-01T09:00:00.123Z',
  decidedBy: 'Ana Souza',
  content: [
    { id: 'protocol', version: 1, sha256: 'a'.repeat(64) },
    { id: 'BR', version: 1, sha256: 'b'.repeat(64) },
  ],
  sha256: `abcdef012345${'0'.repeat(52)}`,
}
const second: KeptDecision = {
  ...first,
  decisionId: '22222222-2222-4222-8222-222222222222',
  status: 'RED',
  before: 'AMBER',
  completed: true,
  cause: 'law',
  decidedAt: '2026-11-05T09:00:00.456Z',
  decidedBy: 'the portal',
}
const unlocked = {
  action: 'ASSESSMENT_UNLOCK',
  text: 'The legal lock “permit” was released: “The permit came.”',
  by: 'Lia Legal',
  at: '2026-11-03T09:00:00.000Z',
}

function show(history: History | Refusal) {
  signIn()
  return renderAt(
    `/assessment/${ASSESSMENT}/history`,
    [
      { path: '/assessment', element: <h1>Assessments</h1> },
      { path: '/assessment/:id/history', Component: HistoryPage },
    ],
    [
      answering(cases.history, () => history),
      answering(cases.read, () => (history instanceof Refusal ? history : answerOf(anAssessment()))),
    ],
  )
}

test('the history shows results and events on one timeline with colours, cause, actor and law', async () => {
  show({ count: 2, rows: [second, first], events: [unlocked] })
  expect(await screen.findByRole('heading', { level: 1, name: /^History: .+ #000007$/ })).toBeVisible()
  const entries = await screen.findAllByRole('listitem')
  const texts = entries.map(({ textContent }) => textContent)

  expect(texts).toHaveLength(3)
  expect(texts[0]).toMatch(/^Colour changed \(the present result\)from Amber so farto Red/)
  expect(texts[0]).toContain('A new version of the law was activated, by the portal')
  expect(texts[1]).toMatch(/^The legal lock “permit” was released: “The permit came\.” By Lia Legal\./)
  expect(texts[1]).toMatch(/03\/11\/2026 at 09:00 UTC \(.+ ago\)$/)
  expect(texts[2]).toMatch(/^First resultAmber so far/)
  expect(texts[2]).toContain('01/11/2026 at 09:00 UTC')
  expect(texts[2]).toContain('From the answers, by Ana Souza · provisional')
  expect(texts[2]).toContain('Content versions: treaty level (version 1), Brazil (version 1) · SHA-256: abcdef012345…')
})

test('a result that took back the completion says why', async () => {
  const law: KeptDecision = { ...second, decisionId: ASSESSMENT, completed: false, before: 'RED' }
  const paper: KeptDecision = { ...law, decisionId: '33333333-3333-4333-8333-333333333333', cause: 'evidence' }
  const earlier: KeptDecision = { ...second, decisionId: '44444444-4444-4444-8444-444444444444' }
  show({ count: 4, rows: [law, second, paper, earlier], events: [] })
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

  expect(texts[0]).toContain('In progress again: the law asks something new')
  expect(texts[1]).not.toContain('In progress again')
  expect(texts[2]).toContain('In progress again: something is missing without a paper')
})

test('a result by a law whose review is overdue is marked as such', async () => {
  show({ count: 2, rows: [{ ...second, reviewOverdueSince: '2026-11-04' }, first], events: [] })
  const texts = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

  expect(texts[0]).toContain('review overdue')
  expect(texts[1]).not.toContain('review overdue')
})

test('every past result links to its report, and all but the first can be compared with the one before', async () => {
  show({ count: 2, rows: [second, first], events: [] })
  const [later, earlier] = (await screen.findAllByRole('listitem')).map((entry) => within(entry))
  const link = earlier?.getByRole('link', { name: /^Report as of / })
  expect(link).toHaveAttribute(
    'href',
    `/assessment/${ASSESSMENT}/report?asKnownOn=${encodeURIComponent(first.decidedAt)}`,
  )
  expect(later?.getByRole('button', { name: /^What changed with the result of/ })).toBeEnabled()
  expect(earlier?.queryByRole('button')).not.toBeInTheDocument()
})

test('the history of an assessment without a result says that nothing has happened yet', async () => {
  show({ count: 0, rows: [], events: [] })
  expect(await screen.findByText('Nothing has happened yet')).toBeVisible()
})

test('an assessment that cannot be read for the moment keeps its address and offers to read it again', async () => {
  const router = show(new Refusal('UNAVAILABLE'))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  expect(router.state.location.pathname).toMatch(/history$/)
})

test('an assessment that the user may not read leads back to the list', async () => {
  const router = show(new Refusal('ASSESSMENT_NOT_FOUND'))
  expect(await screen.findByRole('heading', { name: 'Assessments' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/assessment')
})
