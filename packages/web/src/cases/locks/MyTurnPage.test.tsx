import { cases, duties } from '@portal/contract'
import { renderHook, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { useMessages } from '../../shared/feedback/notify.ts'
import { anAssessment, answerOf, legalLock } from '../../shared/testing/anAssessment.ts'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import type { WaitingLock } from './locks.queries.ts'
import { MyTurnPage } from './MyTurnPage.tsx'

const REASON = 'The ministry confirmed it.'
const idOf = (number: number) => `9b1d6f60-7d3f-4f0e-9b0a-${String(number).padStart(12, '0')}`
const waiting = (number: number, change: Partial<WaitingLock> = {}): WaitingLock => ({
  ...legalLock,
  assessmentId: idOf(number),
  id: number,
  name: `Case ${number}`,
  intendedUse: null,
  result: null,
  geneticResource: null,
  providerCountry: 'BR',
  placeType: null,
  owner: 'Ana Souza',
  asked: null,
  ...change,
})
const disclaimer = answering(cases.disclaimer, () => ({ disclaimer: 'You answer for it.', version: 4 }))

/** Each case has one legal lock, closed as long as its waiting row is there; case 3 a technical one, too. */
function caseOf(rows: readonly WaitingLock[], id: string) {
  const isClosed = rows.some(({ assessmentId }) => assessmentId === id)
  const number = Number(id.slice(-12))
  return anAssessment({
    assessmentId: id,
    id: number,
    name: `Case ${number}`,
    rights: ['lockLegal'],
    cleared: !isClosed,
    locks: [
      { ...legalLock, closed: isClosed },
      ...(number === 3 ? [{ ...legalLock, ref: 'lab', type: 'technical' as const }] : []),
    ],
  })
}

function show(rows: WaitingLock[], answers: Answering[] = []) {
  signIn()
  const list = answering(cases.myTurn, () => ({ count: rows.length, rows: [...rows] }))
  const read = answering(cases.read, ({ params }) => answerOf(caseOf(rows, params.id)))
  const noDuties = answering(duties.ofAssessment, () => ({ rows: [], lastChange: null }))
  renderAt('/my-turn', [{ path: '/my-turn', Component: MyTurnPage }], [...answers, disclaimer, list, read, noDuties])
  return userEvent.setup()
}

/** Releases locks, and keeps what was sent. */
function releasing(rows: WaitingLock[]) {
  const sent: [string, string][] = []
  const unlock = answering(cases.unlock, ({ params, body }) => {
    sent.push([params.id, body.comment])
    rows.splice(0, rows.length, ...rows.filter(({ assessmentId }) => assessmentId !== params.id))
    return answerOf(caseOf(rows, params.id))
  })
  return { sent, unlock }
}

test('locks are released one by one: each case is shown, and one can be left closed', async () => {
  const rows = [waiting(1), waiting(2), waiting(3), waiting(99)]
  const { sent, unlock } = releasing(rows)
  const user = show(rows, [unlock])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 4 shown' }))
  await user.click(screen.getByRole('checkbox', { name: /^Choose Case 99: / }))
  await user.click(screen.getByRole('button', { name: 'Release the locks of 3 cases, one by one' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Release the locks of 3 cases, one by one' }))

  expect(await dialog.findByRole('heading', { name: /Case 1/ })).toBeVisible()
  await dialog.findByText('You answer for it.')
  await user.click(dialog.getByLabelText(/^Why may it be released/))
  await user.paste(REASON)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Release, next' }))

  expect(await dialog.findByRole('heading', { name: /Case 2/ })).toBeVisible()
  await user.click(await dialog.findByRole('button', { name: 'Leave closed, next' }))

  expect(await dialog.findByRole('heading', { name: /Case 3/ })).toBeVisible()
  await user.click(await dialog.findByRole('button', { name: 'Take the reason of the last case' }))
  await user.click(dialog.getByRole('button', { name: 'Release, next' }))
  expect(await dialog.findByText('Tick this once you have read them.')).toBeVisible()
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Release, next' }))

  expect(await dialog.findByText('All cases are decided: 2 released, 1 left closed.')).toBeVisible()
  expect(dialog.getByText('1 of them is not cleared yet: another lock of it is closed.')).toBeVisible()
  const { result: messages } = renderHook(useMessages)
  expect(messages.current.list[0]?.text).toBe('The lock is released. Still closed: 1 technical lock.')
  expect(document.activeElement).toHaveTextContent('Close')
  const [close] = dialog.getAllByRole('button', { name: 'Close' })
  await user.click(close as HTMLElement)
  await waitFor(() => expect(screen.queryByText(/Case 1/)).not.toBeInTheDocument())
  expect(sent).toEqual([
    [idOf(1), REASON],
    [idOf(3), REASON],
  ])
})

test('a reason that was typed is not lost to a look at another case', async () => {
  const rows = [waiting(1), waiting(2)]
  const user = show(rows)
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 shown' }))
  await user.click(screen.getByRole('button', { name: 'Release the locks of 2 cases, one by one' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/^Why may it be released/), 'Read')
  await user.click(dialog.getByRole('button', { name: /^Case 2/ }))
  await user.click(await dialog.findByRole('button', { name: 'Keep editing' }))
  expect(dialog.getByLabelText(/^Why may it be released/)).toHaveValue('Read')

  await user.click(dialog.getByRole('button', { name: /^Case 2/ }))
  await user.click(await dialog.findByRole('button', { name: 'Discard it' }))
  expect(await dialog.findByRole('heading', { name: /Case 2/ })).toBeVisible()
})

test('a case in which nothing is left to release says so; what is refused is said and stays to be decided', async () => {
  const rows = [waiting(1), waiting(2)]
  const user = show(rows, [answering(cases.unlock, () => new Refusal('GENERIC'))])
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all 2 shown' }))
  rows.shift()
  await user.click(screen.getByRole('button', { name: 'Release the locks of 2 cases, one by one' }))
  const dialog = within(await screen.findByRole('dialog'))

  expect(await dialog.findByText(/^Nothing of this case is left for you to release/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Next case' }))
  await dialog.findByText('You answer for it.')
  await user.click(dialog.getByLabelText(/^Why may it be released/))
  await user.paste(REASON)
  await user.click(dialog.getByRole('checkbox'))
  await user.click(dialog.getByRole('button', { name: 'Release, next' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByText('1 of 2 decided · 0 released, 0 left closed')).toBeVisible()
})

test('a lock that stands alone is released by its button, which is named after case and lock', async () => {
  const user = show([waiting(1, { lockedBy: 'Ana Souza' })])
  await user.click(await screen.findByRole('button', { name: `Release Case 1 #000001 Legal lock: ${legalLock.text}` }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Release the locks of one case' }))
  expect(screen.queryByRole('checkbox', { name: /^Choose/ })).not.toBeInTheDocument()
  expect(screen.getByText('Placed by a rule of the law, with the result by Ana Souza')).toBeInTheDocument()
  expect(dialog.queryByRole('list', { name: 'Cases' })).not.toBeInTheDocument()
  expect(await dialog.findByRole('button', { name: 'Release' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Leave closed' }))
  expect(await dialog.findByText('It stays closed.')).toBeVisible()
})

test('a lock whose release was asked for says by whom, when and in which words', async () => {
  const asked = { by: 'Ana Costa', at: '2026-11-21T10:00:00.000Z', message: 'The permit came.' }
  show([waiting(1, { asked }), waiting(2)])
  expect(await screen.findAllByText(/asked for release/)).toHaveLength(1)
  expect(screen.getByText(/^Ana Costa asked for release on 21\/11\/2026 at .*: “The permit came.”$/)).toBeVisible()
})

test('each of two locks of one case has a name of its own', async () => {
  show([waiting(1), waiting(1, { ref: 'other', text: 'Else.', origin: 'hand' })])
  expect(await screen.findByRole('checkbox', { name: `Choose Case 1: ${legalLock.text}` })).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Choose Case 1: other: Else.' })).toBeVisible()
})

test('choosing none keeps the focus in the list', async () => {
  const user = show([waiting(1), waiting(2)])
  expect(await screen.findByText('Choose several to release them one by one.')).toBeVisible()

  await user.click(screen.getByRole('checkbox', { name: /^Choose Case 1: / }))
  expect(screen.getByRole('button', { name: 'Release the locks of one case' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Choose none' }))
  expect(screen.getByRole('checkbox', { name: /^Choose Case 1: / })).not.toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'Choose all 2 shown' })).toHaveFocus()
})

test('the page says so when no lock is waiting, and leads to the assessments', async () => {
  show([])
  expect(await screen.findByText('No lock waits for you')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the assessments' })).toHaveAttribute('href', '/assessment')
})
