import { countries, type LegalDocument, legalDocuments, legalReferences } from '@portal/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../../shared/testing/answering.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { brazil } from '../../testing/brazil.ts'
import { LegalDocumentPage } from './LegalDocumentPage.tsx'

const law: LegalDocument = {
  documentId: 'x',
  countryId: null,
  country: null,
  kind: 'act',
  language: ['en'],
  status: 'in_force',
  titleOriginal: 'Law',
  titleEnglish: 'Law',
  hasOfficialEnglish: true,
  summary: 'A law.',
  confidence: 'high',
  adopted: null,
  inForce: null,
  repealed: null,
  url: null,
  linkKind: null,
  source: null,
  file: null,
  keyArticles: [],
}

test.each([
  [null, '/information-hub/legal-documents/x'],
  ['KE', '/information-hub/countries/KE/legal-documents/x'],
])('a document of %s is not shown under another country', async (countryId, address) => {
  signIn()
  const routes = [
    { path: '/information-hub/countries/:id/legal-documents/:documentId', Component: LegalDocumentPage },
    { path: '*', Component: () => <p>elsewhere</p> },
  ]
  const answers = [answering(legalDocuments.read, () => ({ ...law, countryId }))]
  const router = renderAt('/information-hub/countries/BR/legal-documents/x', routes, answers)

  await waitFor(() => expect(router.state.location.pathname).toBe(address))
})

test.each([
  ['draft', 'Draft · Not law ·'],
  ['act', 'Act · Dates not known'],
])('%s without dates says: %s', async (kind, said) => {
  signIn()
  renderAt(
    '/countries/BR/legal-documents/x',
    [{ path: '/countries/:id/legal-documents/:documentId', Component: LegalDocumentPage }],
    [
      answering(legalDocuments.read, () => ({ ...law, countryId: 'BR', kind, status: 'unknown' as const })),
      answering(countries.one, () => brazil),
      answering(legalReferences.search, () => ({ count: 0, rows: [] })),
    ],
  )
  expect(await screen.findByText(new RegExp(`^${said}`))).toBeVisible()
})
