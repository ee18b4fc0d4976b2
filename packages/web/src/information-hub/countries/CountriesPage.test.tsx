import { content, countries, type ResultMap } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { brazilStats } from '../brazil.testing.ts'
import { CountriesPage } from './CountriesPage.tsx'

const ROWS = [brazilStats]

function show(search = '', rows = ROWS, more: Answering[] = []) {
  signIn()
  return renderAt(
    `/information-hub${search}`,
    [{ path: '/information-hub', Component: CountriesPage }],
    [
      ...more,
      answering(countries.stats, () => ({ count: rows.length, rows })),
      answering(content.survey, () => partnerContent),
    ],
  )
}

const colours: ResultMap = {
  ...{ accessDate: '2026-11-21', intendedUseDate: '2026-11-21', case: {} },
  columns: [{ id: 'screening', title: 'Screening' }],
  results: [{ iso2: 'BR', name: 'Brazil', statuses: { screening: 'RED' } }],
}

test('results that cannot be loaded are asked for again', async () => {
  let isDown = true
  show('?view=map&map=result', ROWS, [
    answering(countries.resultMap, () => (isDown ? new Refusal('GENERIC') : colours)),
  ])
  const failure = (await screen.findByText('The Content cannot be loaded.')).closest('[role="alert"]') as HTMLElement

  isDown = false
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Intended use: Screening\./)).toBeTruthy()
  expect(screen.queryByText('The Content cannot be loaded.')).toBeNull()
})

test('a day that the server refuses is told at its field', async () => {
  const refusal = new Refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'Too early.' }])
  show('?view=map&map=result', ROWS, [answering(countries.resultMap, () => refusal)])
  expect(await screen.findByText('Too early.')).toBeTruthy()
  expect(screen.queryByText('The Content cannot be loaded.')).toBeNull()
})
