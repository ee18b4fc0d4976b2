import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { BasisText } from './BasisText.tsx'

test.each([
  ['br-law', '/information-hub/countries/BR/legal-documents/br-law'],
  ['nagoya-protocol', '/information-hub/legal-documents/nagoya-protocol'],
  ['eu-511-2014', '/information-hub/legal-documents/eu-511-2014'],
])('the basis %s leads to the page of the document, and to the text itself', (document, page) => {
  const basis = [{ document, title: 'The law', article: 'Art. 4', url: 'https://law.example/' }]
  renderAt('/', [{ path: '/', element: <BasisText basis={basis} /> }], [])

  const [own, text] = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect([own, text]).toEqual([page, 'https://law.example/'])
})

test.each([
  ['official_text', 'Official text'],
  ['official_translation', 'Official translation'],
  ['clearing_house', 'Clearing-house page'],
  ['third_party', 'Third-party account'],
  [undefined, 'Third-party account'],
] as const)('a link of the kind %s is called %s', (linkKind, name) => {
  const basis = [{ document: 'br-law', title: 'The law', url: 'https://law.example/', linkKind }]
  renderAt('/', [{ path: '/', element: <BasisText basis={basis} /> }], [])

  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('https://law.example/')
})

test('an absence states the day of the search for a measure, and links its source', () => {
  const source = 'https://absch.cbd.int/en/countries/AR'
  const basis = [{ absence: 'No decree was found.', source, linkKind: 'clearing_house' as const, asOf: '2026-11-20' }]
  renderAt('/', [{ path: '/', element: <BasisText basis={basis} /> }], [])

  expect(screen.getByText(/20 November 2026/)).toBeVisible()
  // The law stays English on a page of another language.
  expect(screen.getByText('No decree was found.').lang).toBe('en')
  expect(screen.getByRole('link', { name: 'Clearing-house page' }).getAttribute('href')).toBe(source)
})

test('articles of one document are one entry, with its link once', () => {
  const law = { document: 'br-law', title: 'The law', url: 'https://law.example/' }
  const other = { document: 'br-decree', title: 'The decree', article: 'Art. 22' }
  const basis = [{ ...law, article: 'Art. 4' }, { ...law, article: 'Art. 11-12' }, other]
  renderAt('/', [{ path: '/', element: <BasisText basis={basis} /> }], [])

  const entries = screen.getAllByRole('listitem').map((entry) => entry.textContent)
  expect(entries).toHaveLength(2)
  expect(entries[0]).toContain('The law, Art. 4; Art. 11-12')
})
