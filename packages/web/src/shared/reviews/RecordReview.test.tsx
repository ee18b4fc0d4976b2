import type { CountryReview } from '@portal/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { ana, signIn } from '../testing/signIn.ts'
import { CountryReviewed } from './RecordReview.tsx'

const country = { iso2: 'BR', name: 'Brazil', activeVersion: 3 }

function show(review: Partial<CountryReview>, activeVersion: number | null = 3) {
  const whole = { by: null, on: '2025-11-20', source: null, due: '2026-11-20', overdue: false, ...review }
  const Screen = () => <CountryReviewed country={{ ...country, activeVersion }} review={whole} />
  renderAt('/', [{ path: '/', Component: Screen }], [])
}

test('a review shows reviewer, date and source, or says that there is none', async () => {
  signIn()
  show({ by: 'Lia Legal', source: 'Official gazette' })
  expect(await screen.findByText('20/11/2025, by Lia Legal')).toBeVisible()
  expect(screen.getByText('compared with: Official gazette')).toBeVisible()
  expect(screen.queryByText('review overdue')).toBeNull()
})

test('an overdue review is marked, and only editors of the law can renew it', async () => {
  signIn()
  show({ overdue: true })
  expect(await screen.findByText('none by a named person yet; each rule names its source')).toBeVisible()
  expect(screen.getByText('review overdue')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('editors of the law can record a review', async () => {
  signIn('token-1', { ...ana, allowedActions: ['MANAGE_LEGAL_CONTENT'] })
  show({ overdue: true })
  expect(await screen.findByRole('button', { name: 'Record a review' })).toBeVisible()
})
