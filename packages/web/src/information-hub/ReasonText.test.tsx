import type { CountryResult } from '@portal/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { ReasonText } from './ReasonText.tsx'

const reason = 'Human genetic material lies outside access and benefit-sharing law.'
const result: CountryResult = {
  countryId: 'AF',
  version: null,
  status: 'GREEN',
  case: {},
  obligations: [],
  locks: [],
  reasons: [{ matrix: 'not-assessed', row: 'human', reason, status: 'GREEN', confidence: 'medium', basis: [] }],
}

test('a country that is not assessed still shows its reasons, such as material outside the scope of the law', () => {
  signIn()
  renderAt('/', [{ path: '/', Component: () => <ReasonText result={result} country="Afghanistan" /> }], [])
  expect(screen.getByText('Nobody has assessed Afghanistan yet: its own law counts as unclear.')).toBeVisible()
  expect(screen.getByText(/^Human genetic material lies outside/)).toBeVisible()
})
