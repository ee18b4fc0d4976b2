import type { Assessment, AssessmentReport } from '@portal/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAssessment } from '../shared/testing/anAssessment.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { ReportDecision, ReportRecord } from './ReportDecision.tsx'

const decision: Assessment['decision'] = {
  status: 'GREEN',
  lights: { scope: 'silent', provider: 'GREEN', user: 'silent' },
  cells: [],
  obligations: [],
  locks: [],
  questions: [],
  changes: [],
  trace: { content: [], facts: { boxes: [], open: [] }, steps: [] },
}
const explanation: Assessment['explanation'] = { deciding: null, rows: [], obligations: [], locks: [] }
const green = (change: Partial<Assessment>) => anAssessment({ result: 'GREEN', decision, explanation, ...change })

function show(assessment: Assessment) {
  signIn()
  renderAt('/', [{ path: '/', element: <ReportDecision report={{ assessment } as AssessmentReport} /> }], [])
}

test('a result by a law whose review is overdue is amber and says why', async () => {
  show(green({ result: 'AMBER', reviewOverdueSince: '2026-11-20' }))

  expect(await screen.findByRole('heading', { name: 'Amber. We cannot tell yet' })).toBeVisible()
  expect(screen.getByText(/^Review overdue since 20\/11\/2026/)).toBeVisible()
  expect(screen.queryByText(/No permit or benefit-sharing found/)).not.toBeInTheDocument()
})

test('a result by a law that was reviewed in time does not mention the review', async () => {
  show(green({}))

  expect(await screen.findByRole('heading', { name: 'Green. No permit or benefit-sharing found' })).toBeVisible()
  expect(screen.queryByText(/review overdue/i)).not.toBeInTheDocument()
})

test('material that is not identified is called so in the report, not by a code', async () => {
  signIn()
  const printedAt = '2026-11-20T09:00:00.000Z'
  const report = { assessment: green({ geneticResource: 'unknown' }), printedAt } as AssessmentReport
  renderAt('/', [{ path: '/', element: <ReportRecord report={report} /> }], [])

  expect(await screen.findByText('Unidentified material')).toBeVisible()
  expect(screen.queryByText('unknown')).not.toBeInTheDocument()
})
