import { content, counsel, editing, goldenCases, versions } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { CounselPage } from '../counsel/CounselPage.tsx'
import { aDraft, aLaw, anOpened, aRow } from '../testing/aLaw.ts'
import { PrintPage } from './PrintPage.tsx'

await addTexts('legalContent', 'informationHub', 'assessments', 'signedIn')

const reworded = {
  kind: 'row' as const,
  id: 'ke-1',
  matrix: 'ke-main',
  change: 'changed' as const,
  fields: ['then'],
  before: aRow('ke-1', 'Research needs a permit of the office.', 'RED'),
  after: aRow('ke-1', 'Research needs a permit of the authority.', 'RED'),
}

test('the paper of a version says what changes word by word, who wrote it, and which text it is', async () => {
  signIn()
  const log = {
    version: aDraft,
    edits: [],
    writers: ['Ana Souza', 'Ingrid Berg'],
    outdated: null,
    waiting: null,
    handOver: null,
    comments: [],
  }
  const expect_ = { status: 'RED' as const, rows: ['ke-2'] }
  const cases = {
    revision: 3,
    cases: [{ name: 'a plant of 2019', facts: {}, open: [], expect: expect_ }],
    problems: [],
  }
  renderAt(
    '/legal-content/KE/versions/2/print',
    [{ path: '/legal-content/:id/versions/:version/print', Component: PrintPage }],
    [
      answering(editing.edits, () => log),
      answering(versions.read, () => anOpened),
      answering(goldenCases.read, () => cases),
      answering(content.survey, () => partnerContent),
      answering(versions.differences, () => ({
        ours: { from: 1, to: 2, rows: [reworded] },
        theirs: null,
        conflicts: [],
      })),
    ],
  )
  expect(await screen.findByText('office')).toHaveProperty('tagName', 'DEL')
  expect(screen.getByText('authority')).toHaveProperty('tagName', 'INS')
  expect(screen.getByText(anOpened.textSha256)).toBeVisible()
  expect(screen.getByText('Ana Souza, Ingrid Berg')).toBeVisible()
  expect(screen.getByText('a plant of 2019: Result: red; Rows: Row 2 of “Main”')).toBeVisible()
  expect(screen.getAllByText('Signature')).toHaveLength(2)
})

test('outside counsel reads the draft behind the link and comments on it under an own name', async () => {
  const sent: unknown[] = []
  const read = {
    ...{ counsel: 'Dr. Odhiambo', lastDay: '2026-12-06', version: 2, sha256: aDraft.sha256 },
    ...{ file: { ...aLaw, procedures: [] }, base: { ...aLaw, procedures: [] } },
    ...{ differences: [reworded], comments: [], content: partnerContent },
  }
  renderAt(
    `/counsel#${'t'.repeat(43)}`,
    [{ path: '/counsel', Component: CounselPage }],
    [
      answering(counsel.read, ({ body }) =>
        body.token === 't'.repeat(43) ? read : new Refusal('COUNSEL_LINK_NOT_VALID'),
      ),
      answering(counsel.comment, ({ body: { token: _token, ...body } }) => {
        sent.push(body)
        const { entry, text, name } = body
        const comment = { commentId: '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03', entry, field: null, text, guestName: name }
        return { ...comment, at: aDraft.editedAt, resolvedAt: null }
      }),
    ],
  )
  const user = userEvent.setup()
  await user.click((await screen.findAllByRole('button', { name: 'Comment' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Your name'), 'A. Odhiambo')
  await user.type(dialog.getByLabelText('Comment'), 'Which authority?')
  await user.click(dialog.getByRole('button', { name: 'Save the comment' }))
  expect(sent).toEqual([{ name: 'A. Odhiambo', entry: 'row ke-1', text: 'Which authority?' }])
})
