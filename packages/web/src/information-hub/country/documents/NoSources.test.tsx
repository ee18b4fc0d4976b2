import {
  type Country,
  type CountryLaw,
  content,
  countries,
  type LegalReference,
  legalDocuments,
  legalReferences,
} from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../../shared/testing/answering.ts'
import { partnerContent } from '../../../shared/testing/partnerContent.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { brazil } from '../../testing/brazil.ts'
import { LegalDocumentsPage } from './LegalDocumentsPage.tsx'
import { LegalReferencesPage } from './LegalReferencesPage.tsx'

const brazilLaw: CountryLaw = {
  country: 'BR',
  version: 2,
  sha256: 'a',
  name: 'Brazil',
  lawStatus: 'abs_law',
  asOf: '2026-11-20',
  regions: [],
  conditions: [],
  law: partnerContent.law,
}
const unassessed: Country = { ...brazil, version: null, timeline: [] }
const lawOf = { iso2: 'FR', name: 'France', region: 'FR-GF', regionName: 'French Guiana', note: null }
const guiana: Country = { ...unassessed, iso2: 'GF', name: 'French Guiana', kind: 'territory', lawOf }
const union: Country = { ...unassessed, iso2: 'EU', name: 'European Union', kind: 'union' }

function show(page: 'documents' | 'references', country: Country, references: LegalReference[] = []) {
  signIn()
  renderAt(
    `/${country.iso2}/${page}`,
    [
      { path: '/:id/documents', Component: LegalDocumentsPage },
      { path: '/:id/references', Component: LegalReferencesPage },
    ],
    [
      answering(countries.one, () => country),
      answering(legalDocuments.list, () => ({ count: 0, rows: [] })),
      answering(legalReferences.search, () => ({ count: references.length, rows: references })),
      answering(content.survey, () => partnerContent),
      answering(content.countryLaw, () => brazilLaw),
    ],
  )
}

test.each([
  ['documents', 'EU', 'Regulations of the European Union', '/information-hub/search?q=EU&country=treaty'],
  ['references', 'EU', 'Regulations of the European Union', '/information-hub/search?q=EU&country=treaty'],
  ['documents', 'GF', 'Legal documents: France', '/information-hub/countries/FR/legal-documents'],
  ['references', 'GF', 'Legal references: France', '/information-hub/countries/FR/legal-references'],
] as const)('without %s of its own, %s leads to where they stand', async (page, iso2, name, href) => {
  show(page, iso2 === 'EU' ? union : guiana)
  const link = await screen.findByRole('link', { name: new RegExp(name) })
  expect(link.getAttribute('href')).toBe(href)
  expect(screen.queryByText(/could not be found|focal point/)).toBeNull()
})

test.each(['documents', 'references'] as const)(
  'nothing is said about the %s of a country that has not been assessed',
  async (page) => {
    show(page, unassessed)
    expect(await screen.findByText(/Nobody has assessed this country yet/)).toBeVisible()
    expect(screen.queryByText(/rest on what could not be found/)).toBeNull()
  },
)

test('each cell of the references carries its column label for small screens', async () => {
  const cited = { documentId: 'br-law', documentTitle: 'Law 13123', article: 'Art. 2', topic: null, citedBy: [] }
  show('references', brazil, [cited])
  const table = within(await screen.findByRole('table', { name: 'Legal references' }))
  const labels = [table.getByRole('rowheader'), ...table.getAllByRole('cell')].map(({ dataset }) => dataset.label)
  expect(labels).toEqual(table.getAllByRole('columnheader').map(({ textContent }) => textContent))
})

/** The text of an element without the hidden names of its links. */
function shownText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove()
  return copy.textContent
}

test('the number of citing rules is pluralised', async () => {
  const cited = { documentId: 'br-law', documentTitle: 'Law 13123', topic: null }
  show('references', brazil, [
    { ...cited, article: 'Art. 2', citedBy: ['alone'] },
    { ...cited, article: 'Art. 4', citedBy: ['alone', 'together'] },
  ])
  const table = within(await screen.findByRole('table', { name: 'Legal references' }))
  expect(table.getAllByRole('listitem').map(shownText)).toEqual([
    'Access: rule 3 (Red)',
    'Access: rules 2 (Amber), 3 (Red)',
  ])
  expect(table.getAllByRole('link', { name: '3 (Red): Not alone.' })).toHaveLength(2)
})

test('an assessed country without documents says that none could be found', async () => {
  show('references', brazil)
  expect(await screen.findByText(/rest on what could not be found/)).toBeVisible()
})
