import { type OverdueReview, reviews } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { ana, signIn } from '../../shared/testing/signIn.ts'
import { OverdueReviews } from './OverdueReviews.tsx'

const review = { by: null, on: '2025-11-20', source: null, due: '2026-11-20', overdue: true }
const brazil: OverdueReview = { countryId: 'BR', name: 'Brazil', version: 3, review, daysOverdue: 12 }
const peru: OverdueReview = {
  ...brazil,
  countryId: 'PE',
  name: 'Peru',
  daysOverdue: 1,
  review: { ...review, by: 'Lia Legal' },
}

function show(answers: Answering[]) {
  signIn('token-1', { ...ana, allowedActions: ['MANAGE_LEGAL_CONTENT'] })
  renderAt('/', [{ path: '/', Component: OverdueReviews }], answers)
  return userEvent.setup({ delay: null })
}
const listing = (rows: () => OverdueReview[]) =>
  answering(reviews.overdue, () => ({ count: rows().length, rows: rows() }))

async function fillIn(user: ReturnType<typeof userEvent.setup>, source: string) {
  await user.click(await screen.findByRole('button', { name: 'Record a review of Brazil' }))
  const dialog = await screen.findByRole('dialog', { name: 'Record a review: Brazil' })
  if (source) await user.type(within(dialog).getByLabelText(/Compared with/), source)
  await user.click(within(dialog).getByRole('button', { name: 'Record a review' }))
  return dialog
}

test('an editor of legal content sees overdue reviews and the last reviewer', async () => {
  show([listing(() => [brazil, peru])])
  const [first, second] = await screen.findAllByRole('listitem')

  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Brazil' })
      .getAttribute('href'),
  ).toContain('BR')
  expect(first?.textContent).toContain('overdue for 12 days')
  expect(first?.textContent).toContain('none by a named person yet; each rule names its source')
  expect(second?.textContent).toContain('overdue for 1 day')
  expect(second?.textContent).toContain('20/11/2025, by Lia Legal')
})

test('recording a review with its source removes the country from the list', async () => {
  const sent: unknown[] = []
  const user = show([
    listing(() => (sent.length > 0 ? [] : [brazil])),
    answering(reviews.record, ({ params, body }) => {
      sent.push(params, body)
      return { ...review, by: 'Ana Souza', overdue: false }
    }),
  ])
  await fillIn(user, 'Official gazette of 20 November')

  expect(await screen.findByText('No review is overdue.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toEqual([{ id: 'BR' }, { version: 3, source: 'Official gazette of 20 November' }])
})

test('a review without a source or of an outdated version is not recorded', async () => {
  const user = show([
    listing(() => [brazil]),
    answering(reviews.record, () => new Refusal('STALE_VERSION', undefined, { version: 4 })),
  ])
  const dialog = await fillIn(user, '')
  expect(await within(dialog).findByText('Say which source it was compared with.')).toBeVisible()
  await user.type(within(dialog).getByLabelText(/Compared with/), 'Gazette')
  await user.click(within(dialog).getByRole('button', { name: 'Record a review' }))

  await waitFor(() => expect(dialog.textContent).toContain('Version 4 is active by now.'))
})

test('other users neither see nor request overdue reviews', async () => {
  signIn()
  renderAt('/', [{ path: '/', Component: () => [<OverdueReviews key="card" />, 'The rest'] }], [])

  expect(await screen.findByText('The rest')).toBeVisible()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
