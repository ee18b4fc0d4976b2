import { content, countries, type ResultMap } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { brazilStats } from '../testing/brazil.ts'
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

test('failed results can be retried', async () => {
  let isDown = true
  show('?view=map&map=result', ROWS, [
    answering(countries.resultMap, () => (isDown ? new Refusal('GENERIC') : colours)),
  ])
  const failure = (await screen.findByText('The Content cannot be loaded.')).closest('[role="alert"]') as HTMLElement

  isDown = false
  await userEvent.click(within(failure).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Intended use: Screening\./)).toBeVisible()
  expect(screen.queryByText('The Content cannot be loaded.')).toBeNull()
})

test("the server's validation message of a date appears at its field", async () => {
  const refusal = new Refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'Too early.' }])
  show('?view=map&map=result', ROWS, [answering(countries.resultMap, () => refusal)])
  expect(await screen.findByText('Too early.')).toBeVisible()
  expect(screen.queryByText('The Content cannot be loaded.')).toBeNull()
})

const kenya = { ...brazilStats, countryId: 'KE', iso2: 'KE', iso3: 'KEN', name: 'Kenya', decisionMatricesCount: 10 }

test('cards are sorted by any column of the table, and the address keeps the order', async () => {
  const router = show('', [brazilStats, kenya])
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const sort = await screen.findByLabelText('Sort by')
  expect(names()).toEqual(['Brazil', 'Kenya'])

  await userEvent.selectOptions(sort, 'Matrices, descending')
  expect(names()).toEqual(['Kenya', 'Brazil'])
  expect(router.state.location.search).toBe('?sort=-matrices')
})

test('a country that is not assessed is not shown as having no law', async () => {
  const lacks = ['law' as const, 'decisionMatrices' as const]
  const unassessed = { ...brazilStats, active: false, lacks, lawStatus: 'unknown' as const }
  show('', [unassessed, { ...unassessed, iso2: 'KE', lawStatus: 'no_law' as const }])
  expect(await screen.findByText('Inactive: law not yet assessed, no decision matrices')).toBeVisible()
  expect(screen.getByText('Inactive: no law, no decision matrices')).toBeVisible()
})
