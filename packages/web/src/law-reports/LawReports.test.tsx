import { type CallInput, type LawReport, lawReports } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { ana, signIn } from '../shared/testing/signIn.ts'
import { LawReports } from './LawReports.tsx'
import { ReportDialog } from './ReportDialog.tsx'

const done = { success: true as const, message: '' }

test('a report names what it is about and goes off once', async () => {
  signIn()
  const sent: CallInput<typeof lawReports.create>[] = []
  const subjects = [{ kind: 'document' as const, id: 'br-law', label: 'Law 13.123' }]
  const dialog = <ReportDialog country={{ iso2: 'BR', name: 'Brazil' }} subjects={subjects} onClose={() => undefined} />
  renderAt(
    '/',
    [{ path: '/', element: dialog }],
    [
      answering(lawReports.create, (input) => {
        sent.push(input)
        return done
      }),
    ],
  )
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('What is wrong, or what is new?'), 'The decree was replaced.')
  await user.selectOptions(screen.getByLabelText('What it is about'), 'Law 13.123')
  await user.click(screen.getByRole('button', { name: 'Send the report' }))
  await expect
    .poll(() => sent)
    .toMatchObject([{ params: { id: 'BR' }, body: { text: 'The decree was replaced.', documentId: 'br-law' } }])
})

test('an open report is answered, and stands among the answered ones', async () => {
  signIn()
  let report: LawReport = {
    reportId: ana.userId,
    countryId: 'BR',
    country: 'Brazil',
    text: 'The decree was replaced.',
    address: 'https://example.org/decree',
    rowId: null,
    documentId: null,
    version: 1,
    by: 'Ana Souza',
    createdAt: '2026-11-20T12:00:00.000Z',
    outcome: null,
    answer: null,
    answeredBy: null,
    answeredAt: null,
  }
  renderAt(
    '/',
    [{ path: '/', element: <LawReports /> }],
    [
      answering(lawReports.list, () => ({ count: 1, rows: [report] })),
      answering(lawReports.answer, ({ body }) => {
        report = { ...report, ...body, answeredBy: 'Bo Li', answeredAt: '2026-11-21T12:00:00.000Z' }
        return done
      }),
    ],
  )
  const user = userEvent.setup({ delay: null })
  const button = await screen.findByRole('button', { name: 'Answered: nothing to change in the law of Brazil' })
  expect(button).toBeDisabled()
  await user.type(screen.getByLabelText('Answer to the reporter'), 'It enters into force in 2027.')
  await user.click(button)
  expect(await screen.findByText('No report waits for an answer.')).toBeVisible()
  expect(screen.getByText(/Bo Li answered, .*: It enters into force in 2027\.$/)).toBeInTheDocument()
})
