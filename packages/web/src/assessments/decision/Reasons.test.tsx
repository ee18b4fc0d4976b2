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

test('rules that did not match link to their legal basis in a report, for treaties and laws', async () => {
  const wording = wordingOf(partnerContent, undefined)
  const basis = [
    { document: 'nagoya-protocol', title: 'Nagoya Protocol', article: 'Art. 6' },
    { document: 'br-law', title: 'The law' },
    { absence: 'No rule was found.', asOf: '2026-01-01' },
  ]
  const Screen = () => (
    <Reasons {...{ decision, wording }} explanation={{ ...explanation, rows: [{ ...failed, basis }] }} paper />
  )
  renderAt('/', [{ path: '/', Component: Screen }], [])
  const line = await screen.findByText(/A permit comes first/)

  expect(line.textContent).toContain('Nagoya Protocol, Art. 6; The law, article not verified; No rule was found.')
  const links = [...line.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/information-hub/legal-documents/nagoya-protocol',
    '/information-hub/countries/BR/legal-documents/br-law',
  ])
})

test('rules that did not match are collapsed on the screen and expanded only while a report is printed', async () => {
  const wording = wordingOf(partnerContent, undefined)
  const Screen = () => <Reasons {...{ decision, explanation, wording }} paper />
  renderAt('/', [{ path: '/', Component: Screen }], [])
  const folded = (await screen.findByText('Show the rule that did not fit, and on which fact')).closest('details')

  expect(folded?.open).toBe(false)
  window.dispatchEvent(new Event('beforeprint'))
  expect(folded?.open).toBe(true)
  window.dispatchEvent(new Event('afterprint'))
  expect(folded?.open).toBe(false)
})
