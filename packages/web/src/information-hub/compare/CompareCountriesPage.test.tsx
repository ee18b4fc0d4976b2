import {
  type CallInput,
  type CountryOverTime,
  type CountryResult,
  type CountryStats,
  cases,
  countries,
  type ResultMap,
} from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import dayjs from 'dayjs'
import { expect, test, vi } from 'vitest'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { CompareCountriesPage } from './CompareCountriesPage.tsx'

const country = (iso2: string, name: string, kind: CountryStats['kind'] = 'state'): CountryStats => ({
  countryId: iso2,
  iso2,
  iso3: `${iso2}A`,
  name,
  kind,
  region: 'Americas',
  subregion: null,
  parent: null,
  partyStatus: 'party',
  partySince: null,
  partyConfidence: 'high',
  lawStatus: 'abs_law',
  latestVersion: 1,
  activeVersion: 1,
  versions: [1],
  hasLaw: true,
  decisionMatricesCount: 1,
  legalDocumentsCount: 1,
  hasEnglishOfficialDocs: true,
  active: true,
  lacks: [],
  meta: { regions: [] },
  asOf: '2026-11-20',
  confidence: 'high',
  clearingHouse: null,
  review: null,
  createdAt: null,
  lastUpdated: null,
})
const rows = [country('BR', 'Brazil'), country('CO', 'Colombia'), country('EU', 'European Union', 'union')]

const USES = [
  { id: 'research_and_development', title: 'Research and development' },
  { id: 'breeding', title: 'Breeding' },
]
const results: ResultMap['results'] = [
  { iso2: 'BR', name: 'Brazil', assessed: true, statuses: { research_and_development: 'RED', breeding: 'RED' } },
  { iso2: 'CO', name: 'Colombia', assessed: true, statuses: { research_and_development: 'RED', breeding: 'AMBER' } },
]
const reasons: CountryResult['reasons'] = [
  {
    matrix: 'access',
    row: 'contract',
    reason: 'A contract comes first.',
    status: 'AMBER',
    confidence: 'high',
    basis: [{ document: 'co-decision', title: 'Decision 391', article: 'Article 16' }],
  },
  { matrix: 'duties', row: 'none', reason: 'Adds nothing.', status: null, confidence: 'high', basis: [] },
]
const segments: CountryOverTime['segments'] = [
  { from: null, before: '1996-07-17', statuses: { research_and_development: 'GREEN' } },
  { from: '1996-07-17', before: null, statuses: { research_and_development: 'RED' } },
]

const REFERENCE = { material: 'plant', provenance: 'in_situ', user: 'foreign', commercialIntent: 'commercial' }

const today = dayjs().format('YYYY-MM-DD')

function show(query = '', own: readonly { value: string; count: number }[] = []) {
  signIn()
  const requests: CallInput<typeof countries.resultMap>['query'][] = []
  const saved: unknown[] = []
  const routes = [{ path: '/compare', Component: CompareCountriesPage }]
  const router = renderAt(`/compare${query}`, routes, [
    answering(countries.stats, () => ({ count: rows.length, rows })),
    answering(cases.search, () => ({ total: 0, rows: [], filterValues: { providerCountry: [...own] }, counts: {} })),
    answering(countries.resultMap, ({ query: given }) => {
      requests.push(given)
      const { accessDate = '', intendedUseDate = '', region: _, ...stated } = given
      if (stated.material === 'stone') {
        return new Refusal('INVALID_INPUT', [{ path: 'material', message: '"stone" is not known.' }])
      }
      if (accessDate > intendedUseDate) {
        return new Refusal('INVALID_INPUT', [{ path: 'intendedUseDate', message: 'Use cannot begin before access.' }])
      }
      return { accessDate, intendedUseDate, case: { ...REFERENCE, ...stated }, columns: USES, results }
    }),
    answering(countries.result, ({ params, query: { use } }) => ({
      countryId: params.id,
      version: 1,
      status: 'AMBER' as const,
      case: {},
      reasons,
      obligations: [{ id: 'contract', text: `Make the contract for ${use}.`, authority: 'The ministry' }],
      locks: [],
    })),
    answering(countries.overTime, ({ params, query: { intendedUseDate = '' } }) => ({
      countryId: params.id,
      intendedUseDate,
      case: {},
      segments,
    })),
    answering(countries.comparisonCsv, ({ body }) => {
      saved.push(body)
      return 'Intended use\r\n'
    }),
  ])
  return { router, requests, saved, user: userEvent.setup() }
}

const table = () => screen.findByRole('table', { name: 'Results by intended use and country' })
const field = (name: string) => screen.findByRole('button', { name })

test('a link restores the countries, the dates and the case', async () => {
  const { requests } = show('?countries=CO,BR&accessDate=2019-03-10&intendedUseDate=2026-12-01&material=animal')
  const headings = within(await table()).getAllByRole('columnheader')

  expect(headings.map(({ textContent }) => textContent?.replace('ABS law', ''))).toEqual([
    'Intended use',
    'Colombia',
    'Brazil',
  ])
  expect((await field('Colombia, Breeding: Amber')).textContent).toBe('Amber')
  expect(screen.getByText(/accessed on 10\/03\/2019 and used from 01\/12\/2026\. Material: animal;/)).toBeVisible()
  expect(requests.at(-1)).toMatchObject({ accessDate: '2019-03-10', intendedUseDate: '2026-12-01', material: 'animal' })
})

test('both dates default to today', async () => {
  const { requests } = show('?countries=BR')
  await table()
  expect(requests).toEqual([{ accessDate: today, intendedUseDate: today, ...REFERENCE }])
})

test('the switch hides rows with the same result in all countries', async () => {
  const { user } = show('?countries=BR,CO')
  await table()
  await user.click(screen.getByRole('switch', { name: 'Only rows that differ (1 of 2)' }))

  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(1)
  expect(screen.getByRole('rowheader', { name: 'Breeding' })).toBeVisible()
})

test('a selected country becomes a column, is kept in the address and is restored at the next visit', async () => {
  const { router, user } = show()
  expect(await screen.findByText('No country is chosen yet.')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Countries' }))
  const colombia = await screen.findByRole('option', { name: /Colombia/ })
  expect(screen.queryByRole('option', { name: /European Union/ })).toBeNull()
  await user.click(colombia)

  expect(await screen.findByRole('columnheader', { name: /Colombia/ })).toBeVisible()
  expect(router.state.location.search).toBe('?countries=CO')
  await router.navigate('/compare')
  await waitFor(() => expect(router.state.location.search).toContain('countries=CO'))
})

test('the first comparison begins with the countries of one’s own material and the rows in which they differ', async () => {
  const { router } = show('', [
    { value: 'CO', count: 2 },
    { value: 'EU', count: 9 },
    { value: 'BR', count: 7 },
  ])
  await table()
  await waitFor(() => expect(router.state.location.search).toBe('?countries=BR%2CCO&only=differing'))
  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(1)
})

test('Enter selects the first match of the typed text, and nothing without a text', async () => {
  const { router, user } = show()
  await user.type(await screen.findByRole('combobox', { name: 'Countries' }), 'col{Enter}')
  expect(await screen.findByRole('columnheader', { name: /Colombia/ })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(router.state.location.search).toBe('?countries=CO')
})

test('a link takes precedence over the stored comparison', async () => {
  localStorage.setItem('abs-portal.comparison', JSON.stringify({ countries: 'CO', material: 'animal' }))
  const { requests } = show('?countries=BR')
  expect(within(await table()).queryByRole('columnheader', { name: /Colombia/ })).toBeNull()
  expect(requests).toEqual([expect.objectContaining({ material: 'plant' })])
})

test('invalid values in a link are named, and no results are shown for them', async () => {
  const { requests } = show('?countries=BR,EU,QQ&accessDate=2026-02-30')
  expect(await screen.findByText('"2026-02-30" is not a real day. Choose one.')).toBeVisible()
  expect(screen.getByText(/places that are not provider countries: EU, QQ\./)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  expect(requests).toEqual([])
})

test.each([
  ['accessDate=2026-12-01&intendedUseDate=2026-11-01', 'Date of intended use', 'Use cannot begin before access.'],
  ['material=stone', 'Material', '"stone" is not known.'],
])('a server validation error is shown at its field: %s', async (query, label, message) => {
  show(`?countries=BR&${query}`)
  await screen.findByText(message)
  const described = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message)
  expect(screen.queryByRole('table')).toBeNull()
})

test('Enter opens the reasons of a cell with article and obligations, and Escape returns the focus to the cell', async () => {
  const { user } = show('?countries=BR,CO')
  ;(await field('Brazil, Research and development: Red')).focus()
  await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')

  const reason = within(await screen.findByRole('dialog', { name: 'Colombia: Breeding' }))
  expect(await reason.findByText(/A contract comes first\./)).toBeVisible()
  expect(reason.queryByText(/Adds nothing\./)).toBeNull()
  expect(reason.getByRole('link', { name: 'Decision 391' }).getAttribute('href')).toContain('co-decision')
  const duty = reason.getByText('Make the contract for breeding.').closest('li')
  expect(duty).toHaveTextContent(/Make the contract for breeding\. · The ministry/)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(await field('Colombia, Breeding: Amber'))
})

test('focusing a cell previews its reasons without moving the focus', async () => {
  show('?countries=BR,CO')
  const button = await field('Colombia, Breeding: Amber')
  button.focus()
  expect(await screen.findByText(/A contract comes first\./)).toBeVisible()
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('tooltip').id).toBe(button.getAttribute('aria-describedby'))
})

test('the timeline states for each country from which access date the result changes', async () => {
  show(`?countries=BR&view=timeline&accessDate=1996-07-16&intendedUseDate=${today}`)
  expect(await screen.findByText(/^Intended use: Research and development\. Material used from/)).toBeVisible()
  const brazil = within(await screen.findByRole('region', { name: 'Brazil' }))
  const items = await brazil.findAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Greenaccessed until 16/07/1996 (your date of access)',
    'Redaccessed from 17/07/1996 on',
  ])
})

test('the print footer states the age of the facts', async () => {
  show('?countries=BR')
  await table()
  expect(screen.getByText('Facts as of 20/11/2026. This is not legal advice.')).toBeDefined()
})

test('an export contains the visible rows with both dates and the case', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { saved, user } = show('?countries=BR,CO&only=differing&accessDate=2019-03-10')
  await table()
  await user.click(screen.getByRole('button', { name: 'Save as text (CSV)' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved).toEqual([
    {
      countries: ['BR', 'CO'],
      uses: ['breeding'],
      accessDate: '2019-03-10',
      intendedUseDate: today,
      ...REFERENCE,
    },
  ])
})

test.each([
  { query: '?countries=BR', isOpen: false },
  { query: '?countries=BR&material=stone', isOpen: true },
])('on a phone the case is folded unless a field of it is at fault: $query', async ({ query, isOpen }) => {
  const isNarrow = (media: string) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  vi.spyOn(window, 'matchMedia').mockImplementation(isNarrow)
  show(query)
  const summary = await screen.findByText('Dates and case', { selector: 'summary' })
  await screen.findByText(isOpen ? '"stone" is not known.' : /^Only rows that differ/)
  expect(summary.parentElement).toHaveProperty('open', isOpen)
})
