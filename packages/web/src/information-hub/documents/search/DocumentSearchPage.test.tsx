import { legalDocuments } from '@portal/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answering, answering, Refusal } from '../../../shared/testing/answering.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { DocumentSearchPage } from './DocumentSearchPage.tsx'
import type { DocumentHit, SearchResult } from './useDocumentSearch.ts'

const PATH = '/information-hub/search'
const hit: DocumentHit = {
  documentId: 'br-law',
  countryId: 'BR',
  country: 'Brazil',
  kind: 'act',
  language: ['pt'],
  status: 'repealed',
  titleOriginal: 'Lei 13.123',
  titleEnglish: 'Biodiversity Law',
  titleMarked: '[[Biodiversity]] Law',
  originalMarked: 'Lei [[13.123]]',
  hasOfficialEnglish: false,
  adopted: '2015-05-20',
  inForce: '2015-11-17',
  repealed: null,
  url: null,
  linkKind: null,
  summary: 'Access to <b>genetic</b> heritage. And more.',
  source: null,
  file: null,
  confidence: 'high',
  passage: 'Access to <b>genetic</b> heritage.',
  articles: [{ article: 'Art. 9', topic: 'Prior consent' }],
}
const facets: SearchResult['facets'] = {
  country: [
    { value: 'BR', label: 'Brazil', count: 3 },
    { value: 'treaty', label: 'Treaties', count: 1 },
  ],
  kind: [{ value: 'act', label: 'act', count: 3 }],
  language: [{ value: 'pt', label: 'pt', count: 3 }],
  status: [],
  year: ['2015', '2020', 'unknown'].map((value) => ({ value, label: value, count: 1 })),
}
const searchResult: SearchResult = {
  total: 23,
  similar: false,
  undated: 0,
  results: [hit],
  procedures: [],
  facets,
  loosen: null,
}

type SearchRequest = { q: string; from: number; country: string[]; validOn?: string; undated: boolean }

/** Renders the search; returns the router and every request that was made. */
function show(
  path = PATH,
  answer: (request: SearchRequest) => SearchResult | Refusal | Promise<SearchResult> = () => searchResult,
) {
  signIn()
  const requests: SearchRequest[] = []
  const answered: Answering = answering(legalDocuments.search, ({ body }) => {
    requests.push(body as SearchRequest)
    return answer(body as SearchRequest)
  })
  return { requests, router: renderAt(path, [{ path: PATH, Component: DocumentSearchPage }], [answered]) }
}

test('procedures that match the search link to their place on the page of their country', async () => {
  const procedure = {
    id: 'br-sisgen',
    countryId: 'BR',
    country: 'Brazil',
    title: 'Register the access in SisGen',
    authority: 'CGen',
    confidence: 'high' as const,
  }
  show(`${PATH}?q=sisgen`, () => ({ ...searchResult, procedures: [procedure] }))

  const section = within(await screen.findByRole('region', { name: 'How to get access' }))
  const link = section.getByRole('link', { name: 'Register the access in SisGen' })
  expect(link.getAttribute('href')).toBe('/information-hub/countries/BR#br-sisgen')
  const authority = section.getByText('CGen')
  expect(authority).toHaveAttribute('lang', 'en')
  expect(authority.parentElement).toHaveTextContent('Brazil · CGen · Confidence: high')
})

/** On narrow windows, the filters are in a drawer. */
const openFilters = async () => userEvent.click(await screen.findByRole('button', { name: 'Filters' }))

test('a search result shows its facts and highlighted matches and links to its page', async () => {
  show()
  const card = (await screen.findByRole('heading', { level: 3 })).closest('li') as HTMLElement

  expect(within(card).getByRole('link').getAttribute('href')).toBe(
    '/information-hub/countries/BR/legal-documents/br-law',
  )
  expect([...card.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
    'Biodiversity',
    '13.123',
    'Art. 9',
  ])
  expect(card.textContent).toContain('Lei 13.123')
  expect(card.textContent).toContain('Brazil · Repealed · Act · adopted 20/05/2015 · in force 17/11/2015 · Portuguese')
  expect(card.textContent).toContain('Access to <b>genetic</b> heritage. …')
})

test('the search is restored from the address, and invalid parameters are ignored', async () => {
  const { requests } = show(`${PATH}?q=law&country=BR&country=treaty&validOn=2016-01-01&status=old&page=3`)
  await screen.findByText('23 documents')

  expect(requests).toEqual([
    expect.objectContaining({ q: 'law', from: 20, country: ['BR', 'treaty'], validOn: '2016-01-01', status: [] }),
  ])
})

test('selecting a facet filters the results and returns to the first page', async () => {
  const { router } = show(`${PATH}?page=3`)
  await openFilters()
  const country = await screen.findByRole('group', { name: 'Country' })
  await userEvent.click(within(country).getByRole('checkbox', { name: 'Brazil 3' }))

  expect(router.state.location.search).toBe('?country=BR')
  expect(screen.getByRole('button', { name: 'Remove the filter Country: Brazil' })).toBeEnabled()
  expect(screen.queryByRole('group', { name: 'Status today' })).toBeNull()
  const years = within(screen.getByRole('group', { name: 'Year' })).getAllByRole('checkbox')
  expect(years.map((box) => box.closest('label')?.textContent)).toEqual(['2020 1', '2015 1', 'Not known 1'])
})

test('pagination goes by ten results', async () => {
  const { requests, router } = show()
  await userEvent.click(await screen.findByRole('button', { name: '2' }))

  await waitFor(() => expect(requests.at(-1)?.from).toBe(10))
  expect(router.state.location.search).toBe('?page=2')
})

test('a page number beyond the last page is redirected to the last page', async () => {
  const { requests, router } = show(`${PATH}?page=9999`, ({ from }) =>
    from > 20 ? { ...searchResult, results: [] } : searchResult,
  )

  expect(await screen.findByRole('heading', { level: 3 })).toBeVisible()
  expect(router.state.location.search).toBe('?page=3')
  expect(requests.at(-1)?.from).toBe(20)
})

test('an invalid date in the address is reported', async () => {
  const { requests } = show(`${PATH}?validOn=2026-02-30`)

  expect((await screen.findByRole('alert')).textContent).toContain('"2026-02-30" is not a real day.')
  expect(requests[0]).not.toHaveProperty('validOn')
})

test('a date filter counts undated documents and includes them on demand', async () => {
  const { requests, router } = show(`${PATH}?validOn=2016-01-01`, ({ undated }) => ({
    ...searchResult,
    undated: undated ? 0 : 161,
  }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show 161 whose dates are not known too' }))

  expect(await screen.findByText(/they may not have been law on 01\/01\/2016/)).toBeVisible()
  expect(requests.at(-1)).toMatchObject({ validOn: '2016-01-01', undated: true })
  await userEvent.click(screen.getByRole('button', { name: 'Leave out documents whose dates are not known' }))
  expect(router.state.location.search).toBe('?validOn=2016-01-01')
})

test('a late response to an earlier search does not replace the latest results', async () => {
  let answerSlowly = (_: SearchResult) => {}
  const slow = new Promise<SearchResult>((resolve) => {
    answerSlowly = resolve
  })
  show(PATH, ({ country }) => (country.length > 0 ? slow : searchResult))
  await openFilters()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Brazil 3' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Brazil 3' }))
  answerSlowly({ ...searchResult, total: 1 })

  await slow
  expect(await screen.findByText('23 documents')).toBeVisible()
  expect(screen.queryByText('1 document')).toBeNull()
})

test('the empty state names the filter that excludes everything and removes it', async () => {
  const none: SearchResult = { ...searchResult, total: 0, results: [], loosen: { filter: 'country', total: 4 } }
  const { router } = show(`${PATH}?q=law&country=KE`, ({ country }) => (country.length > 0 ? none : searchResult))

  expect(await screen.findByText("Sorry we couldn't find any matches")).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Without "Country" there would be 4' }))
  expect(router.state.location.search).toBe('?q=law')
  expect(await screen.findByText('23 documents')).toBeVisible()
})

test('similar results are labelled as such, and no longer once there are exact ones', async () => {
  const { router } = show(`${PATH}?q=biodivresity`, ({ q }) => ({ ...searchResult, similar: q === 'biodivresity' }))
  const note = await screen.findByText('No document has these words. These are like them.')
  const region = note.closest('[role="status"]')

  expect(region).not.toBeNull()
  await act(() => router.navigate(`${PATH}?q=biodiversity`))
  await waitFor(() => expect(region?.textContent).toBe(''))
  expect(region?.isConnected).toBe(true)
})

test('a failed search shows an error that can be retried', async () => {
  let isDown = true
  show(PATH, () => (isDown ? new Refusal('GENERIC') : searchResult))
  expect((await screen.findByRole('alert')).textContent).toContain('An error occurs')

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('23 documents')).toBeVisible()
})
