import { content, evidence } from '@portal/contract'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { aPaper } from '../../shared/testing/aPaper.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { PaperDialog } from '../evidence/PaperDialog.tsx'
import { PapersPage } from './PapersPage.tsx'

test('papers that expire are asked for first, then all, and by what is typed', async () => {
  signIn()
  const asked: unknown[] = []
  const list = answering(evidence.list, ({ query }) => {
    asked.push(query)
    return { count: 0, rows: [], limits: { maxBytes: 1_048_576, endings: ['pdf'] } }
  })
  renderAt(
    '/due/papers',
    [{ path: '/due/papers', Component: PapersPage }],
    [list, answering(content.survey, () => partnerContent)],
  )
  expect(await screen.findByText('No papers to show')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the assessments' })).toHaveAttribute('href', '/assessment')
  await userEvent.click(screen.getByRole('button', { name: 'All papers' }))
  await userEvent.type(screen.getByLabelText('Search papers'), 'ABSCH')

  await waitFor(() => expect(asked.at(-1)).toMatchObject({ q: 'ABSCH' }))
  expect(asked[0]).toMatchObject({ ends: 'soon' })
  expect(
    await screen.findByText('Nothing fits the search for “ABSCH”. Without it the list may show more.'),
  ).toBeVisible()
  await userEvent.click(screen.getByRole('link', { name: 'Show all' }))
  expect(await screen.findByText('No papers to show')).toBeVisible()
})

test('a paper of the account that has expired says so where it is chosen for other assessments', async () => {
  signIn()
  const rows = [aPaper(), aPaper({ evidenceId: crypto.randomUUID(), state: 'expired', validTo: '2020-01-31' })]
  renderAt(
    '/',
    [{ path: '/', element: <PaperDialog cases={[]} onClose={() => {}} /> }],
    [answering(evidence.list, () => ({ count: 2, rows, limits: { maxBytes: 1_048_576, endings: ['pdf'] } }))],
  )
  expect(await screen.findByRole('option', { name: /ABSCH-1, SEMARNAT$/ })).toBeInTheDocument()
  expect(screen.getByRole('option', { name: /ABSCH-1, SEMARNAT, expired on 31\/01\/2020$/ })).toBeInTheDocument()
})
