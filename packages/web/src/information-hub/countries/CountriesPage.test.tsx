import { cases, content, countries, type ResultMap } from '@portal/contract'
import { act, screen, within } from '@testing-library/react'
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
  accessDate: '2026-11-21',
  intendedUseDate: '2026-11-21',
  case: {},
  columns: [{ id: 'screening', title: 'Screening' }],
  results: [{ iso2: 'BR', name: 'Brazil', assessed: true, statuses: { screening: 'RED' } }],
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

test('the picture beside the title goes with its legend where the large map has colours of its own', async () => {
  const router = show()
  expect(await screen.findByText('assessed, and you have material from there')).toBeVisible()
  await act(() => router.navigate('/information-hub?view=map'))
  expect(screen.queryByText('assessed, and you have material from there')).not.toBeInTheDocument()
  expect(screen.getByText(/^The law of 1 /)).toBeVisible()
})

test("the server's validation message of a date appears at its field", async () => {
  const refusal = new Refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'Too early.' }])
  show('?view=map&map=result', ROWS, [answering(countries.resultMap, () => refusal)])
  expect(await screen.findByText('Too early.')).toBeVisible()
  expect(screen.queryByText('The Content cannot be loaded.')).toBeNull()
})

const kenya = { ...brazilStats, countryId: 'KE', iso2: 'KE', iso3: 'KEN', name: 'Kenya', legalDocumentsCount: 10 }
const lawLines = answering(countries.lawLines, ({ body }) => ({
  case: {},
  lines: body.lines.map(({ country, uses }) => ({
    country,
    uses,
    segments: [{ from: null, before: null, status: 'RED' as const }],
  })),
}))

test('cards are sorted by any column of the table, and the address keeps the order', async () => {
  const router = show('?view=cards', [brazilStats, kenya], [lawLines])
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  const sort = await screen.findByLabelText('Sort by')
  expect(names()).toEqual(['Brazil', 'Kenya'])

  await userEvent.selectOptions(sort, 'Documents, descending')
  expect(names()).toEqual(['Kenya', 'Brazil'])
  expect(router.state.location.search).toBe('?view=cards&sort=-documents')
})

test('countries that one has material from come first, with the number of assessments', async () => {
  const counts = { providerCountry: [{ value: 'KE', count: 3 }] }
  const own = answering(cases.search, () => ({ total: 3, rows: [], filterValues: counts, counts: {} }))
  show('', [brazilStats, kenya], [own, lawLines])

  const first = within((await screen.findByRole('link', { name: 'Kenya' })).closest('tr') as HTMLElement)
  expect(await first.findByText('3')).toBeVisible()
  expect(await first.findByText('Red')).toBeVisible()
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent?.slice(0, 5))).toEqual([
    'Count',
    'Kenya',
    'Brazi',
  ])
})

test('countries without a law and those not assessed are collapsed and have no light', async () => {
  const rows = [
    { ...brazilStats, iso2: 'TD', name: 'Chad', lawStatus: 'unknown' as const, activeVersion: null, asOf: null },
    { ...brazilStats, iso2: 'DK', name: 'Denmark', lawStatus: 'no_law' as const },
  ]
  const clearingHouse = 'https://absch.cbd.int/en/countries/TD'
  show(
    '',
    [...rows.map((row) => ({ ...row, clearingHouse: row.iso2 === 'TD' ? clearingHouse : null })), kenya],
    [lawLines],
  )
  expect(await screen.findByRole('link', { name: 'Kenya' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Chad' })).toBeNull()
  expect(screen.getByText(/1 is not assessed\.$/)).toBeVisible()

  await userEvent.click(screen.getByRole('heading', { name: 'Not assessed' }))
  const chad = within((await screen.findByRole('link', { name: 'Chad' })).closest('tr') as HTMLElement)
  expect(chad.getByText('Not assessed')).toBeVisible()
  expect(chad.getByRole('link', { name: 'Clearing-house page' }).getAttribute('href')).toBe(clearingHouse)

  await userEvent.click(screen.getByRole('heading', { name: 'No ABS law found' }))
  const denmark = within((await screen.findByRole('link', { name: 'Denmark' })).closest('tr') as HTMLElement)
  expect(denmark.getByText('no law found')).toBeVisible()
  expect(denmark.queryByText('Red')).toBeNull()
})
