import { content, countries, evidence, samples, type Transfer, type TransferList, transfers } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { strToU8, zipSync } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAssessment } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { IncomingSheet } from './IncomingSheet.tsx'
import { TransferSection } from './TransferSection.tsx'

const ID = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3c01'
const PAPER = { title: 'Permit A-1', name: 'permit.pdf', size: 2048, sha256: 'ab'.repeat(32) }
const TRANSFER: Transfer = {
  transferId: ID,
  version: 1,
  code: 'HS22222222222222',
  recipient: 'University of Bonn',
  contact: null,
  country: 'DE',
  transferredOn: '2026-01-02',
  sampleIds: [],
  amount: '5 g',
  use: null,
  terms: null,
  link: null,
  obligations: null,
  evidence: [PAPER],
  withdrawn: false,
  lockReason: null,
  reason: null,
  savedBy: 'Ana Souza',
  savedAt: '2026-01-02T10:00:00.000Z',
}
const EMPTY: TransferList = { rows: [], received: null, items: [], papers: [{ ...PAPER, fileId: ID }], mayChange: true }

function show(list: TransferList | Promise<never>, refusal?: Refusal) {
  const sent: unknown[] = []
  const endpoints = [
    answering(transfers.ofAssessment, () => list),
    answering(countries.stats, () => ({ count: 0, rows: [] }) as never),
    answering(samples.ofAssessment, () => ({ count: 0, rows: [], mayChange: true })),
    answering(transfers.add, ({ body }) => {
      sent.push(body)
      return refusal ?? { ...EMPTY, rows: [TRANSFER] }
    }),
  ]
  renderAt('/', [{ path: '/', element: <TransferSection assessment={anAssessment()} /> }], endpoints)
  return { user: userEvent.setup({ delay: null }), sent }
}

beforeEach(() => signIn())

describe('what was passed on', () => {
  test('is being loaded, and may be nothing', async () => {
    show(new Promise<never>(() => {}))
    expect(await screen.findByRole('status')).toBeVisible()
    expect(screen.queryByText('Nothing was passed on.')).toBeNull()
  })

  test('is listed with its papers, which are known by their hashes and come as one ZIP', async () => {
    show({ ...EMPTY, rows: [TRANSFER] })
    expect(await screen.findByText('1 paper goes with it')).toBeVisible()
    expect(screen.getByText(`SHA-256 ${PAPER.sha256}`)).toBeInTheDocument()
    const name = 'Download the hand-over sheet for University of Bonn as PDF, JSON and papers (ZIP)'
    expect(screen.getByRole('button', { name })).toBeVisible()
  })

  test('says why it went on although a lock was closed, to who passed it on and to who received it', async () => {
    const reason = 'The provider agreed by letter.'
    const { transferId: _id, ...sheet } = TRANSFER
    const received = { ...sheet, sender: 'S', portal: 'P', verifyAt: '', publicKey: 'K', signer: 'own' as const }
    show({
      ...EMPTY,
      rows: [{ ...TRANSFER, lockReason: reason }],
      received: { ...received, evidence: [], lockReason: reason, receivedBy: 'A', receivedAt: TRANSFER.savedAt },
    })
    expect(await screen.findByText(`Passed on although a lock was closed: ${reason}`)).toBeVisible()
    expect(screen.getByText(`The sender passed it on although a lock was closed: ${reason}`)).toBeVisible()
  })

  test('is recorded with the papers that go along; what the server refuses stands at its field', async () => {
    const { user, sent } = show(
      EMPTY,
      new Refusal('INVALID_INPUT', [{ path: 'recipient', message: 'Name the recipient.' }]),
    )
    expect(await screen.findByText('Nothing was passed on.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Pass material on' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('checkbox', { name: 'Permit A-1 · permit.pdf' })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: 'Sign the hand-over sheet' }))

    expect(await dialog.findByText('Name the recipient.')).toBeVisible()
    expect(sent).toMatchObject([{ recipient: '', fileIds: [ID] }])
  })
})

test('the papers in the ZIP of a hand-over sheet are sent, and one that is refused is named with the reason', async () => {
  const paper = { title: 'Permit', size: 1, kind: 'permit' }
  const listed = [
    { ...paper, name: 'good.txt', sha256: 'a'.repeat(64) },
    { ...paper, name: 'bad.txt', sha256: 'b'.repeat(64) },
    { ...paper, name: 'absent.txt', sha256: 'c'.repeat(64) },
  ]
  const imported: unknown[] = []
  const { transferId: _id, ...transfer } = TRANSFER
  const sheet = {
    code: 'HS22222222222222',
    version: 1,
    issuedAt: transfer.savedAt,
    portal: 'P',
    sender: 'S',
    publicKey: 'K',
  }
  renderAt(
    '/',
    [
      { path: '/', element: <IncomingSheet /> },
      { path: '/assessment/:id', element: <p>The case</p> },
    ],
    [
      answering(content.survey, () => partnerContent),
      answering(transfers.readSheet, () => ({
        sheet: { ...sheet, transfer, items: [], evidence: listed },
        signer: 'own' as const,
        samples: 0,
        answers: [],
        refused: [],
      })),
      answering(evidence.upload, ({ query }) =>
        query.name === 'bad.txt'
          ? new Refusal('INVALID_INPUT', [{ path: 'file', message: 'A virus was found.' }])
          : { fileId: ID, name: query.name, type: 'text/plain', size: 1, sha256: query.sha256 ?? '' },
      ),
      answering(transfers.importSheet, ({ body }) => {
        imported.push(body)
        return { assessmentId: ID }
      }),
    ],
  )
  const file = zipSync({
    'hand-over-sheet-HS-1.json': strToU8('{}'),
    'evidence/1-good.txt': strToU8('G'),
    'evidence/2-bad.txt': strToU8('B'),
  })
  const user = userEvent.setup({ delay: null })
  await user.upload(await screen.findByLabelText('Choose a hand-over sheet'), new File([file], 'sheet.zip'))

  expect(await screen.findByText('will be attached')).toBeVisible()
  expect(screen.getByText('not attached: A virus was found.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start the assessment' }))
  expect(await screen.findByText('The case')).toBeVisible()
  expect(imported).toEqual([{ content: '{}', fileIds: [ID] }])
})

test('a hand-over sheet that was changed is refused at its field, in the words of the server', async () => {
  const refusal = new Refusal('INVALID_INPUT', [{ path: 'content', message: 'The signature does not hold.' }])
  renderAt(
    '/',
    [{ path: '/', element: <IncomingSheet /> }],
    [answering(transfers.readSheet, () => refusal), answering(content.survey, () => partnerContent)],
  )
  const user = userEvent.setup({ delay: null })
  await user.upload(await screen.findByLabelText('Choose a hand-over sheet'), new File(['{}'], 'sheet.json'))

  expect(await screen.findByRole('alert')).toHaveTextContent('The signature does not hold.')
  expect(screen.queryByRole('button', { name: 'Start the assessment' })).toBeNull()
})
