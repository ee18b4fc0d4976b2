import { type CertificateRecord, certificates, duties, type Evidence, evidence } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { PackDialog } from '../../letters/index.ts'
import { anAssessment } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { aPaper } from '../../shared/testing/aPaper.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { EvidenceSection } from './EvidenceSection.tsx'

const FILE = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3b02'
const WHEN = '2026-11-21T10:00:00.000Z'

const CERTIFICATE: CertificateRecord = {
  number: 'ABSCH-IRCC-MX-990003-1',
  country: 'MX',
  state: 'superseded',
  newest: 'ABSCH-IRCC-MX-990003-2',
  issuedOn: '2021-03-01',
  expiresOn: '2031-03-01',
  hasConsent: true,
  hasTerms: null,
  holder: 'Example GmbH',
  material: 'Seeds of Examplea montana',
  uses: null,
  transfer: 'only with written consent',
  reason: null,
  source: 'https://absch.cbd.int/en/database/record?documentID=990003',
}

const NEWEST: CertificateRecord = { ...CERTIFICATE, state: 'issued', newest: null }

const EMPTY = 'Add a file, a link, or at least the number of the paper.'

function show(first: Evidence[], refusal?: Refusal | Promise<never>) {
  signIn()
  let rows = first
  const sent: unknown[] = []
  const endpoints = [
    answering(evidence.ofAssessment, () => ({
      count: rows.length,
      rows,
      mayAdd: true,
      limits: { maxBytes: 1_048_576, endings: ['pdf', 'png'] },
    })),
    answering(evidence.read, () => rows[0] as Evidence),
    answering(evidence.list, () => ({ count: 0, rows: [], limits: { maxBytes: 1_048_576, endings: ['pdf'] } })),
    answering(evidence.history, () => ({ count: 0, rows: [] })),
    answering(certificates.lookUp, ({ params }) => (params.number === CERTIFICATE.number ? CERTIFICATE : NEWEST)),
    answering(duties.ofAssessment, () => ({ rows: [], lastChange: null })),
    answering(
      evidence.upload,
      () => refusal ?? { fileId: FILE, name: 'permit.pdf', type: 'application/pdf', size: 5, sha256: 'ab'.repeat(32) },
    ),
    answering(evidence.add, ({ body }) => {
      if (!body.number && !body.fileId) return new Refusal('INVALID_INPUT', [{ path: 'fileId', message: EMPTY }])
      sent.push(body)
      rows = [aPaper()]
      return aPaper()
    }),
    answering(evidence.check, ({ body }) => {
      sent.push(body)
      rows = [aPaper({ check: { outcome: 'right', by: 'Ana Souza', at: WHEN, note: null }, mayCheck: false })]
      return rows[0] as Evidence
    }),
  ]
  const element = <EvidenceSection assessment={anAssessment({ providerCountry: null })} PackDialog={PackDialog} />
  renderAt('/', [{ path: '/', element }], endpoints)
  return { user: userEvent.setup({ delay: null }), sent }
}

describe('the evidence of an assessment', () => {
  test('is added with its file, which is sent at once', async () => {
    const { user, sent } = show([])
    expect(await screen.findByText('Nothing is on file yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add evidence' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.upload(dialog.getByLabelText('Choose a file'), new File(['%PDF-'], 'permit.pdf'))
    expect(await dialog.findByText('permit.pdf')).toBeVisible()
    await user.type(dialog.getByLabelText('Number'), 'A-1')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await screen.findByRole('button', { name: /ABSCH-1/ })).toBeVisible()
    expect(sent).toMatchObject([{ kind: 'permit', number: 'A-1', fileId: FILE, target: { part: 'assessment' } }])
  })

  test('takes back that it is empty once a field or a file is given', async () => {
    const { user } = show([])
    await user.click(await screen.findByRole('button', { name: 'Add evidence' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(EMPTY)).toBeVisible()
    await user.type(dialog.getByLabelText('Number'), 'A')
    expect(dialog.queryByText(EMPTY)).toBeNull()

    await user.clear(dialog.getByLabelText('Number'))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(EMPTY)).toBeVisible()
    await user.upload(dialog.getByLabelText('Choose a file'), new File(['%PDF-'], 'permit.pdf'))
    expect(await dialog.findByText('permit.pdf')).toBeVisible()
    expect(dialog.queryByText(EMPTY)).toBeNull()
  })

  test('shows how much of the file is sent, which can be cancelled', async () => {
    const { user, sent } = show([], new Promise<never>(() => {}))
    await user.click(await screen.findByRole('button', { name: 'Add evidence' }))
    await user.upload(await screen.findByLabelText('Choose a file'), new File(['%PDF-'], 'permit.pdf'))

    expect(await screen.findByRole('progressbar', { name: 'The file is being sent: 50 %' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Stop sending' }))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect(screen.queryByText('An error has occurred')).toBeNull()
    expect(sent).toEqual([])
  })

  test('says at the file what is wrong with it', async () => {
    const errors = [{ path: 'file', message: 'The content of this file is not what its name says.' }]
    const { user } = show([], new Refusal('INVALID_INPUT', errors))
    await user.click(await screen.findByRole('button', { name: 'Add evidence' }))
    const choose = await screen.findByLabelText('Choose a file')
    await user.upload(choose, new File(['MZ'], 'permit.pdf'))
    expect(await screen.findByText(/not what its name says/)).toBeVisible()
    await user.upload(choose, new File([new Uint8Array(1_048_577)], 'large.pdf'))
    expect(await screen.findByText('This file is larger than 1 MB.')).toBeVisible()
  })

  test('is checked by a second person beside the record', async () => {
    const { user, sent } = show([aPaper()])
    await user.click(await screen.findByRole('button', { name: /ABSCH-1/ }))
    expect(await screen.findByText(/Not checked yet/, { selector: 'section p' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'The facts are right' }))

    expect(await screen.findByText(/Ana Souza found the facts right/, { selector: 'section p' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'The facts are right' })).toBeNull()
    expect(sent).toEqual([{ outcome: 'right' }])
  })

  test('of a certificate is looked up in the ABS Clearing-House when the user asks, beside the record', async () => {
    const { user } = show([aPaper({ number: CERTIFICATE.number })])
    await user.click(await screen.findByRole('button', { name: /ABSCH-IRCC-MX-990003-1/ }))
    const part = within(await screen.findByRole('region', { name: 'ABS Clearing-House' }))
    await user.click(part.getByRole('button', { name: 'Look it up in the ABS Clearing-House' }))

    expect(await part.findByText(/was replaced: ABSCH-IRCC-MX-990003-2 is its newest revision/)).toBeVisible()
    expect(part.getByText('only with written consent')).toBeVisible()
    // What the record does not say is not shown as a no.
    expect(part.queryByText('Terms agreed')).toBeNull()
  })

  test('asks whether a certificate that was issued to somebody else is the account’s own, until it is checked', async () => {
    const question = /Issued to Example GmbH; your organisation is Demo: is this paper yours\?/
    const { user } = show([aPaper({ holder: 'Example GmbH', notIssuedTo: 'Demo' })])
    await user.click(await screen.findByRole('button', { name: /ABSCH-1/ }))
    const part = within(await screen.findByRole('region', { name: 'Second person' }))
    expect(part.getByText(question)).toBeVisible()
    await user.click(part.getByRole('button', { name: 'The facts are right' }))
    await waitFor(() => expect(screen.queryByText(question)).toBeNull())
  })

  test('takes the days and the holder of a certificate from the ABS Clearing-House', async () => {
    const { user, sent } = show([])
    await user.click(await screen.findByRole('button', { name: 'Add evidence' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Kind'), 'ircc')
    await user.type(dialog.getByLabelText('Number'), CERTIFICATE.number)
    await user.click(dialog.getByRole('button', { name: 'Look it up in the ABS Clearing-House' }))
    expect(await dialog.findByText(/was replaced/)).toBeVisible()
    // The days on record are those of the newest revision.
    expect(dialog.queryByRole('button', { name: 'Take over its days and holder' })).toBeNull()
    await user.type(dialog.getByLabelText('Number'), '{Backspace}2')
    await user.click(dialog.getByRole('button', { name: 'Look it up in the ABS Clearing-House' }))
    await user.click(await dialog.findByRole('button', { name: 'Take over its days and holder' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    await waitFor(() =>
      expect(sent).toMatchObject([{ madeOn: '2021-03-01', validTo: '2031-03-01', holder: 'Example GmbH' }]),
    )
  })
})
