import { type Assessment, cases, duties, evidence } from '@portal/contract'
import { decide, explain, surveyState } from '@portal/rules'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { liveLaw } from '../../../shared/law/liveLaw.ts'
import { aDuty } from '../../../shared/testing/aDuty.ts'
import { anAssessment } from '../../../shared/testing/anAssessment.ts'
import { answering } from '../../../shared/testing/answering.ts'
import { aPaper } from '../../../shared/testing/aPaper.ts'
import { partnerContent } from '../../../shared/testing/partnerContent.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { CaseCard } from './CaseCard.tsx'

/** RED by the law of the content, with one obligation. */
function decided(): Assessment {
  const { law, context } = liveLaw(partnerContent, undefined)
  const decision = decide(context.law, surveyState(context, { partner: 'no' }).facts)
  const stored = { decision, explanation: explain(law, decision) } as Pick<Assessment, 'decision' | 'explanation'>
  return anAssessment({ ...stored, papersHeld: ['none'] })
}

test('the card names who asked for release, the papers that are filed, who checked them, and the duties that are open', async () => {
  signIn()
  const check = { outcome: 'right', by: 'Mei Tanaka', at: '2026-11-21T10:00:00.000Z', note: null } as const
  const papers = answering(evidence.ofAssessment, () => ({
    count: 1,
    rows: [aPaper({ kind: 'permit', number: 'P-15', check })],
    mayAdd: false,
    limits: { maxBytes: 1, endings: ['pdf'] },
  }))
  const settled = aDuty({ dutyId: '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a02', state: 'done' })
  const tasks = answering(duties.ofAssessment, () => ({ rows: [settled, aDuty()], lastChange: null }))
  const asked = { by: 'Ana Costa', at: '2026-11-20T10:00:00.000Z', message: 'The permit came.', isRecent: false }
  const request = answering(cases.releaseRequest, () => ({ names: [], others: 0, asked }))
  renderAt('/', [{ path: '/', element: <CaseCard assessment={decided()} /> }], [papers, tasks, request])

  expect(await screen.findByText(/^Permit P-15 · .*Mei Tanaka/)).toBeVisible()
  // The answers said that there was none, before the permit was filed.
  expect(screen.queryByText(/none/i)).not.toBeInTheDocument()
  expect(await screen.findByText(/^Ana Costa asked for release on .*: “The permit came.”$/)).toBeVisible()
  expect(await screen.findByText('1 of 2 things to do')).toBeVisible()
})
