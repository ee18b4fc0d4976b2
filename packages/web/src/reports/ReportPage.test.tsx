import { type AssessmentReport, content, reports, system } from '@portal/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ASSESSMENT, anAssessment, answerOf, legalLock } from '../shared/testing/anAssessment.ts'
import { type Answering, answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { ReportPage } from './ReportPage.tsx'

const THEN = '2026-11-02T09:00:00.000Z'
const links = {
  pdf: '/api/assessments/report/file/pdf?link=p',
  pdfShort: '/api/assessments/report/file/pdf?link=p&rules=fitted',
  json: '/api/assessments/report/file/json?link=j',
  xlsx: '/api/assessments/report/file/xlsx?link=x',
  expiresAt: '2026-11-21T09:05:00.000Z',
}

const reportOf = (assessment: AssessmentReport['assessment']): AssessmentReport => ({
  ...answerOf(assessment),
  facts: [
    { section: 'Use', rows: [{ id: 'in_joint', question: 'Is it joint research?', value: 'Yes', reached: true }] },
  ],
  conditions: ['Is it joint research?'],
  undecided: null,
  lawLine: null,
  lawAsOf: '2026-11-20',
  account: 'Institute',
  history: [],
  printedAt: '2026-11-21T09:00:00.000Z',
  printedBy: 'Ana Souza',
  samples: [],
  duties: [],
  papers: [],
  transfers: [
    {
      code: 'HS23456789ABCDEF',
      version: 2,
      recipient: 'University of Bonn',
      country: 'DE',
      sampleIds: [],
      transferredOn: '2026-01-02',
      amount: '2 g',
      use: null,
      terms: 'MTA 12',
      withdrawn: true,
      reason: 'It came back.',
    },
  ],
  received: null,
  verificationCode: 'ABCDEFGH2345',
  disclaimer: 'This is not legal advice.',
})

/** The downloads that the page started. */
const followed: string[] = []
const follow = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.hasAttribute('download')) return
  event.preventDefault()
  followed.push(`${event.target.pathname}${event.target.search}`)
}
beforeEach(() => {
  followed.length = 0
  document.addEventListener('click', follow)
})
afterEach(() => document.removeEventListener('click', follow))

type Shown = AssessmentReport['assessment']
type Change = Partial<Pick<AssessmentReport, 'asKnownOn' | 'superseded' | 'laterReading' | 'papers' | 'facts'>>

function show(assessment: Shown, search = '', answers: Answering[] = [], change: Change = {}) {
  signIn()
  const asked: unknown[] = []
  const config = answering(system.config, () => ({ portalName: 'ABS Portal', buildNumber: '7', previewHost: null }))
  const survey = answering(content.survey, () => new Refusal('UNAVAILABLE'))
  const report = answering(reports.report, ({ query }) => {
    asked.push(query)
    return { ...reportOf(assessment), ...change }
  })
  renderAt(
    `/assessment/${ASSESSMENT}/report${search}`,
    [{ path: '/assessment/:id/report', Component: ReportPage }],
    [config, survey, ...answers, report],
  )
  return { asked, user: userEvent.setup() }
}

describe('the report', () => {
  test('says that it is provisional and that a lock is closed', async () => {
    show(anAssessment({ status: 'IN_PROGRESS', cleared: false, locks: [legalLock] }))
    expect(await screen.findByText('PROVISIONAL: this assessment is not completed')).toBeVisible()
    expect(screen.getByText('NOT CLEARED: a lock is closed')).toBeVisible()
  })

  test('sets only a Latin name in italics, not that the organism is not yet identified', async () => {
    const facts = [
      {
        section: 'Resource',
        rows: [{ id: 'geneticResource', question: 'Latin name', value: 'Not yet identified', reached: true }],
      },
    ]
    show(anAssessment({ geneticResource: 'unknown' }), '', [], { facts })
    const shown = await screen.findAllByText('Not yet identified')
    expect(shown.map(({ tagName }) => tagName)).not.toContain('EM')
  })

  test('carries its verification code with the address that checks it', async () => {
    show(anAssessment())
    expect(await screen.findByText('ABCD-EFGH-2345')).toBeVisible()
    expect(
      screen.getByRole('row', { name: /University of Bonn Germany 2 g MTA 12 .*Withdrawn: It came back/ }),
    ).toBeVisible()
    const link = screen.getByRole('link', { name: 'Check it here' })
    expect(link).toHaveAttribute('href', `${window.location.origin}/verify?code=ABCDEFGH2345`)
    expect(screen.getByRole('img', { name: 'QR code of the address that checks this report' })).toBeVisible()
    expect(screen.queryByRole('note')).not.toBeInTheDocument()
  })

  test('names the papers with who filed and who checked them, and says when there is none', async () => {
    show(anAssessment())
    expect(await screen.findByText('No paper is on file.')).toBeVisible()
    cleanup()
    const paper: AssessmentReport['papers'][number] = {
      evidenceId: ASSESSMENT,
      kind: 'permit',
      number: 'A-1',
      issuer: 'CGen',
      madeOn: '2026-01-02',
      validFrom: null,
      validTo: '2027-01-02',
      proves: null,
      provesDay: null,
      holder: 'Example GmbH',
      material: 'Leaves of Vanilla planifolia',
      mark: 'non_commercial',
      state: 'valid',
      addedBy: 'Ana Souza',
      addedAt: THEN,
      check: { outcome: 'right', by: 'Bo Li', at: '2026-11-03T09:00:00.000Z', note: null },
      withdrawn: null,
      file: { name: 'permit.pdf', number: 1, sha256: 'a' },
      serves: [{ part: 'duty', text: 'Hold a permit.', settles: true }],
    }
    show(anAssessment(), '', [], { papers: [paper] })
    const row = await screen.findByRole('row', { name: /^Permit A-1, CGen, made on 02\/01\/2026/ })
    expect(row).toHaveTextContent('Meets the duty: Hold a permit.')
    for (const text of ['Issued to: Example GmbH', 'For which material: Leaves of', 'For which aim: Not commercial'])
      expect(row).toHaveTextContent(text)
    expect(row).toHaveTextContent('valid until 02/01/2027')
    expect(row).toHaveTextContent('02/11/2026 at 09:00 UTC by Ana Souza')
    expect(row).toHaveTextContent('Bo Li found the facts right on 03/11/2026 at 09:00 UTC.')
    expect(within(row).getByText('Hold a permit.')).toHaveAttribute('lang', 'en')
  })

  test('names the locks of a case without a result, with who released them and why', async () => {
    const opened = { unlockedAt: THEN, unlockedBy: 'Bo Li', comment: 'The permit was granted.' }
    show(anAssessment({ locks: [{ ...legalLock, closed: false, lockedBy: 'Ana Souza', ...opened }] }))
    expect(await screen.findByText(/^Placed by a rule .* by Ana Souza$/)).toBeVisible()
    const released = screen.getByText('Released by Bo Li on 02/11/2026 at 09:00 UTC')
    expect(released).toBeVisible()
    // Paper leaves out what can be folded.
    expect(released.closest('details')).toBeNull()
    expect(screen.getByText('Reason: “The permit was granted.”')).toBeVisible()
  })

  test('shows SKIP at skipped questions, and sets those apart that were never reached', async () => {
    const rows = [
      { id: 'remarks', question: 'Anything else?', value: 'SKIP', reached: true },
      { id: 'documents', question: 'Which papers?', value: 'SKIP', reached: false },
    ]
    show(anAssessment(), '', [], { facts: [{ section: 'Use', rows }] })
    expect((await screen.findByText('Anything else?')).closest('div')).toHaveTextContent('Anything else?SKIP')
    const ahead = screen.getByRole('heading', { name: 'Not reached yet' }).closest('section')
    expect(ahead).toHaveTextContent('Not reached yetWhich papers?')
    expect(screen.getAllByText('SKIP')).toHaveLength(1)
  })

  test('marks a question in the words of the law of the country as English', async () => {
    show(anAssessment())
    expect(await screen.findByText('Is it joint research?')).toHaveAttribute('lang', 'en')
  })

  test('as of an earlier day is marked as superseded by the later result and offers no changes', async () => {
    const lookBack = { asKnownOn: THEN, superseded: '2026-11-20T09:00:00.000Z' }
    const { asked } = show(anAssessment({ decidedAt: THEN }), `?asKnownOn=${THEN}`, [], lookBack)
    expect(
      await screen.findByText(
        'AS KNOWN ON 02/11/2026 at 09:00 UTC: a later result of 20/11/2026 at 09:00 UTC has taken its place',
      ),
    ).toBeVisible()
    expect(asked).toEqual([{ asKnownOn: THEN }])
    expect(screen.queryByRole('button', { name: /^Actions/ })).not.toBeInTheDocument()
  })

  test('as of an earlier day says that its law states facts as of a later day', async () => {
    const then = { asKnownOn: '2026-11-20', superseded: null, laterReading: '2026-11-22' }
    show(anAssessment({ decidedAt: THEN }), '?asKnownOn=2026-11-20', [], then)
    expect(await screen.findByText(/states facts as of 22\/11\/2026, which is later/)).toBeVisible()
  })

  test('as of an earlier day says when no later result has replaced it', async () => {
    show(anAssessment({ decidedAt: THEN }), '?asKnownOn=2026-11-20', [], { asKnownOn: '2026-11-20', superseded: null })
    expect(await screen.findByText('AS KNOWN ON 20/11/2026: no later result has taken its place')).toBeVisible()
  })

  test('as of a time before the first result shows a message with links to the existing reports', async () => {
    const message = 'There was no result yet at that time.'
    const refuse = answering(reports.report, () => new Refusal('INVALID_INPUT', [{ path: 'asKnownOn', message }]))
    show(anAssessment(), '?asKnownOn=2000-01-01', [refuse])
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    const leadsTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(leadsTo('To the report of today')).toBe(`/assessment/${ASSESSMENT}/report`)
    expect(leadsTo('All results of this assessment')).toBe(`/assessment/${ASSESSMENT}/history`)
  })

  test('as of an invalid day shows a message in plain words', async () => {
    const message = 'A day, YYYY-MM-DD.'
    const refuse = answering(reports.report, () => new Refusal('INVALID_INPUT', [{ path: 'asKnownOn', message }]))
    show(anAssessment(), '?asKnownOn=2026-02-30', [refuse])
    expect(await screen.findByRole('heading', { name: 'This is not a day' })).toBeVisible()
    expect(screen.getByRole('alert').textContent).toContain('“2026-02-30”')
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  test('shows times in UTC and labels them, like its files', async () => {
    show(anAssessment({ decidedAt: THEN }))
    expect(await screen.findByText('02/11/2026 at 09:00 UTC')).toBeVisible()
    expect(screen.getByText('21/11/2026 at 09:00 UTC by Ana Souza')).toBeVisible()
  })

  test.each([
    ['PDF', links.pdf],
    ['short PDF, without the rules that did not fit', links.pdfShort],
    ['XLSX', links.xlsx],
    ['JSON', links.json],
  ])('is downloaded as %s by a fresh link for the day on the screen', async (format, address) => {
    const asked: unknown[] = []
    const { user } = show(anAssessment({ decidedAt: THEN }), `?asKnownOn=${THEN}`, [
      answering(reports.downloadLinks, ({ query }) => {
        asked.push(query)
        return links
      }),
    ])
    await user.click(await screen.findByRole('button', { name: `Download as ${format}` }))
    await waitFor(() => expect(followed).toEqual([address]))
    expect(asked).toEqual([{ asKnownOn: THEN }])
  })

  test('shows the error when a download fails', async () => {
    const { user } = show(anAssessment(), '', [answering(reports.downloadLinks, () => new Refusal('UNAVAILABLE'))])
    await user.click(await screen.findByRole('button', { name: 'Download as PDF' }))
    expect(await screen.findByText(/^The file could not be made: The portal is busy or not ready yet/)).toBeVisible()
    expect(followed).toEqual([])
  })
})
