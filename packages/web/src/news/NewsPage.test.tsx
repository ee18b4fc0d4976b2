import { countries, type NewsItem, news } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, Refusal } from '../shared/testing/answering.ts'
import { renderAt } from '../shared/testing/renderAt.tsx'
import { signIn } from '../shared/testing/signIn.ts'
import { NewsPage } from './NewsPage.tsx'

const item = (newsId: string, date: string, more: Partial<NewsItem> = {}): NewsItem => ({
  newsId,
  date,
  kind: 'content',
  title: `Title ${newsId}`,
  text: `Text ${newsId}`,
  countryId: null,
  confidence: null,
  url: null,
  ...more,
})

function show(rows: NewsItem[] | Refusal) {
  signIn()
  renderAt(
    '/news',
    [{ path: '/news', Component: NewsPage }],
    [
      answering(news.list, () => (rows instanceof Refusal ? rows : { count: rows.length, rows })),
      answering(news.counter, () => ({ party: 141, ratified: 2, non_party: 50, notVerified: 3, asOf: '2026-10-01' })),
      answering(countries.stats, () => ({ count: 0, rows: [] })),
    ],
  )
}

test('news are grouped by month with kind, country, confidence and source', async () => {
  show([
    item('a', '2026-10-20', { kind: 'treaty', countryId: 'BR', confidence: 'low', url: 'https://treaties.example/1' }),
    item('b', '2026-10-01', { kind: 'version', step: { countryId: 'BR', from: 1, to: 2 } }),
    item('c', '2026-09-30'),
  ])
  const october = within(await screen.findByRole('region', { name: 'October 2026' }))
  const [first, second] = await october.findAllByRole('listitem')
  expect(first?.textContent).toContain('20/10/2026 · Treaty status')
  expect(first?.textContent).toContain('Confidence: low, not verified')
  expect(october.getByRole('link', { name: 'BR' }).getAttribute('href')).toBe('/information-hub/countries/BR')
  const source = october.getByRole('link', { name: 'Source (opens outside the portal): Title a' })
  expect(source.getAttribute('rel')).toBe('noopener noreferrer')
  expect(second?.textContent).toContain('Law in the portal')
  expect(october.getByRole('link', { name: 'What changed' }).getAttribute('href')).toBe(
    '/information-hub/countries/BR?from=1&to=2#versions',
  )

  const september = within(screen.getByRole('region', { name: 'September 2026' }))
  expect(september.getAllByRole('listitem')).toHaveLength(1)
  expect((await screen.findByText('Ratified but not yet party')).parentElement?.textContent).toContain('2')
})

test('an empty list of news shows an empty state', async () => {
  show([])
  expect(await screen.findByText('No news of the last two years')).toBeVisible()
})

test('the counters of parties link to the list of parties', async () => {
  show([])
  expect(await screen.findByText(/compiled on 01\/10\/2026 .* not the position of that day/)).toBeVisible()
  const link = await screen.findByRole('link', { name: 'Who they are, and how far that is known' })
  expect(link.getAttribute('href')).toBe('/information-hub/legal-documents/nagoya-protocol#parties')
})

test('news that cannot be read are said once, with one button, and not by the counters and the map, too', async () => {
  show(new Refusal('UNAVAILABLE'))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
  expect(screen.queryByText('Ratified but not yet party')).toBeNull()
})
