import { type Instrument, type LegalDocument, legalDocuments } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answering, answering, Refusal } from '../../../shared/testing/answering.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { InstrumentPage } from './InstrumentPage.tsx'

const document: LegalDocument = {
  documentId: 'nagoya-protocol',
  countryId: null,
  country: null,
  kind: 'treaty',
  language: ['en', 'fr'],
  titleOriginal: 'Nagoya Protocol on Access',
  titleEnglish: 'Nagoya Protocol',
  status: 'in_force',
  hasOfficialEnglish: true,
  adopted: '2010-10-29',
  inForce: '2014-10-12',
  repealed: null,
  url: 'https://www.cbd.int/abs',
  linkKind: 'official_text',
  source: null,
  file: null,
  summary: 'Consent and terms.',
  confidence: 'high',
  keyArticles: [{ article: 'Art. 33', topic: 'entry into force' }],
}
const instrument: Instrument = {
  document,
  citations: [
    {
      article: 'Art. 6',
      topic: null,
      rules: [{ row: 'r', test: 'Is it a party?', status: 'RED', reason: 'Ask before access.' }],
    },
  ],
  parties: { asOf: '2026-11-20', note: 'Some are missing.', rows: [{ iso2: 'ZA', name: 'South Africa', since: null }] },
}

function show(
  answer: () => Instrument | Refusal,
  read: () => LegalDocument | Refusal = () => new Refusal('NOT_FOUND'),
  hash = '',
) {
  signIn()
  const answers: Answering[] = [answering(legalDocuments.instrument, answer), answering(legalDocuments.read, read)]
  const routes = [
    { path: '/information-hub/legal-documents/:documentId', Component: InstrumentPage },
    { path: '*', Component: () => <p>elsewhere</p> },
  ]
  return renderAt(`/information-hub/legal-documents/nagoya-protocol${hash}`, routes, answers)
}

test('an instrument shows its facts, a link to its text, its parties and the rules that cite each article', async () => {
  show(() => instrument)
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nagoya Protocol')
  expect(screen.getByText(/^Treaty · In force · adopted 29\/10\/2010/)).toBeVisible()
  const out = screen.getByRole('link', { name: 'Official text' })
  expect(out.getAttribute('href')).toBe('https://www.cbd.int/abs')

  expect(screen.getByText('1 party is known.')).toBeVisible()
  await userEvent.click(screen.getByText('Show the parties'))
  expect(screen.getByRole('link', { name: 'South Africa' }).getAttribute('href')).toBe('/information-hub/countries/ZA')

  const cited = screen.getByRole('heading', { level: 3, name: 'Art. 6' }).closest('section') as HTMLElement
  expect(within(cited).getByRole('listitem').textContent).toContain('Is it a party? Ask before access.')
  const other = screen.getByRole('heading', { level: 3, name: 'Art. 33: entry into force' }).closest('section')
  expect(other?.textContent).toContain('No rule cites it.')
})

test('a link to the parties scrolls to them', async () => {
  show(() => instrument, undefined, '#parties')
  await screen.findByText('1 party is known.')
  await waitFor(() => expect(window.document.activeElement?.textContent).toContain('1 party is known.'))
})

test('a document of a country redirects to its page in that country', async () => {
  const router = show(
    () => new Refusal('NOT_FOUND'),
    () => ({ ...document, countryId: 'BR' }),
  )
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/information-hub/countries/BR/legal-documents/nagoya-protocol'),
  )
})

test('an unknown document shows the page "not found"', async () => {
  const router = show(() => new Refusal('NOT_FOUND'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'))
})

test('a failed request shows an error that can be retried', async () => {
  let isDown = true
  show(() => (isDown ? new Refusal('GENERIC') : instrument))
  expect((await screen.findByRole('alert')).textContent).toContain('The Content cannot be loaded.')

  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
})
