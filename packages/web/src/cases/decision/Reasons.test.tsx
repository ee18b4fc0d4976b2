import type { Decision, ExplainedRow, Explanation } from '@portal/rules'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wordingOf } from '../../shared/law/wording.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { Reasons } from './Reasons.tsx'

const failed: ExplainedRow = {
  layer: 'provider',
  matrix: 'm',
  matrixTitle: 'Access',
  row: 'r',
  reason: 'A permit comes first.',
  confidence: 'high',
  basis: [],
  fitted: false,
  took: [],
  failedOn: [],
}
const explanation: Explanation = { deciding: null, rows: [failed], obligations: [], locks: [] }
const decision = { lights: { scope: 'silent', provider: 'silent', user: 'silent' } } as Decision

test('rules that did not match are folded behind one line', async () => {
  const wording = wordingOf(partnerContent, undefined)
  const Screen = () => <Reasons decision={decision} explanation={explanation} wording={wording} />
  renderAt('/', [{ path: '/', Component: Screen }], [])
  const folded = (await screen.findByText('Show the rule that did not fit, and on which fact')).closest('details')
  expect(folded?.open).toBe(false)
})
