import { dashboard, type LawChange } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ASSESSMENT } from '../shared/testing/anAssessment.ts'
import { type Answering, answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { LawChangePage } from './LawChangePage.tsx'

const ACTIVATION = '7b1d6f60-7d3f-4f0e-9b0a-5f2f4b8c2e11'
const decision = (number: number) => `9b1d6f60-7d3f-4f0e-9b0a-${String(number).padStart(12, '0')}`
const change: LawChange = {
  assessmentId: ASSESSMENT,
  id: 7,
  name: null,
  geneticResource: 'Streptomyces griseus',
  intendedUse: ['screening'],
  providerCountry: 'BR',
  placeType: null,
  owner: 'Ana Souza',
  decisionId: decision(1),
  before: 'RED',
  after: 'AMBER',
  step: 'again',
  obligations: { added: ['Ask the ministry.'], removed: ['Ask the museum.'] },
  locks: { added: [], removed: [{ type: 'legal', text: 'No use before the permit.' }] },
}
const answer = (count: number, rows: LawChange[]) => ({
  country: 'protocol',
  version: 2,
  message: 'The museum is asked no more.',
  changedAt: '2026-11-02T09:00:00.000Z',
  finished: true,
  count,
  rows,
})

function show(answers: Answering) {
  signIn()
  const routes = [
    { path: '/law-changes/:id', Component: LawChangePage },
    { path: '/404', element: <h1>Nothing here</h1> },
  ]
  renderAt(`/law-changes/${ACTIVATION}`, routes, [answers])
}

test('each assessment describes its changes and links to itself and to the comparison in its history', async () => {
  show(
    answering(dashboard.lawChange, ({ params }) => {
      expect(params).toEqual({ id: ACTIVATION })
      return answer(1, [change])
    }),
  )
  const row = within(await screen.findByRole('list', { name: 'What changed for me' }))
  expect(screen.getByText(/Treaty level, version 2/)).toBeVisible()
  expect(screen.getByText('The museum is asked no more.').parentElement).toHaveTextContent(/^What changed in the law: /)
  expect(row.getByText('Red')).toBeVisible()
  expect(row.getByText('Amber')).toBeVisible()
  expect(row.getByText('Something new is asked: it is to be completed again.')).toBeVisible()
  const listed = ['New duties', 'Duties that no longer apply', 'Locks that the law no longer asks for']
  expect(row.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(listed)
  expect(row.getByText('No use before the permit.').parentElement).toHaveTextContent(
    'Legal lock: No use before the permit.',
  )
  expect(row.getByRole('link', { name: /^Streptomyces griseus.*#000007/ })).toHaveAttribute(
    'href',
    `/assessment/${ASSESSMENT}`,
  )
  expect(row.getByRole('link', { name: /^Compare both results of .*#000007$/ })).toHaveAttribute(
    'href',
    `/assessment/${ASSESSMENT}/history?compare=${change.decisionId}`,
  )
})

test('a long list is paginated', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => ({ ...change, id: index + 1, decisionId: decision(index) }))
  show(
    answering(dashboard.lawChange, ({ query }) => {
      const from = Number(query.from ?? 0)
      return answer(25, rows.slice(from, from + 20))
    }),
  )
  expect(await screen.findByText('20 of 25')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('25 of 25')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

test('the page says so when none of the user’s assessments changed', async () => {
  show(answering(dashboard.lawChange, () => answer(0, [])))
  expect(await screen.findByText('Nothing of yours changed')).toBeVisible()
})

test.each(['ACTIVATION_NOT_FOUND', 'INVALID_INPUT'] as const)(
  'a version that is not there (%s) is no page',
  async (code) => {
    show(answering(dashboard.lawChange, () => new Refusal(code)))
    expect(await screen.findByText('Nothing here')).toBeVisible()
  },
)

test('an error says that nothing is lost and can be retried', async () => {
  let isBroken = true
  show(answering(dashboard.lawChange, () => (isBroken ? new Refusal('GENERIC') : answer(1, [change]))))
  expect((await screen.findByRole('alert')).textContent).toContain('every result is kept')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('One of your assessments changed.')).toBeVisible()
})
