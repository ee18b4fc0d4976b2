import {
  type ContentDifference,
  type CountryLaw,
  type CountryOverTime,
  type CountryResult,
  cases,
  content,
  countries,
  glossary,
  type VersionEffect,
  versions,
} from '@portal/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { brazil, brazilStats } from '../testing/brazil.ts'
import { CountryPage } from './CountryPage.tsx'

type Row = NonNullable<CountryLaw['law']['layers']['provider']>[number]['rows'][number]
const row = (id: string, when: Row['when'][number], said: Partial<Row['then']>): Row => ({
  id,
  when: [when],
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: { reason: '', basis: [], confidence: 'high', obligations: [], locks: [], ...said },
})
const rows = [
  row('br-human', { use: ['screening'] }, { status: 'GREEN', reason: 'Human material is outside.' }),
  row('br-access', { use: ['breeding'] }, { status: 'AMBER', reason: 'Register.', obligations: ['register'] }),
  row('br-ship', { accessDate: { from: '2015-11-17' } }, { status: 'RED', reason: 'Ship.', obligations: ['register'] }),
  row('br-old', { accessDate: { before: '2000-06-30' } }, { status: 'GREEN', reason: 'Before any law.' }),
]
const lawWith = (version: number, all: Row[]): CountryLaw => ({
  country: 'BR',
  version,
  sha256: 'a',
  name: 'Brazil',
  lawStatus: 'abs_law',
  asOf: '2026-11-20',
  regions: [],
  conditions: [],
  law: {
    ...partnerContent.law,
    content: { id: 'BR', version, sha256: 'a' },
    layers: { provider: [{ id: 'br-access', title: 'Access', rows: all }] },
    obligations: [{ id: 'register', text: 'Register in SisGen.', metBy: [] }],
  },
})
const uses = ['breeding', 'screening'].map((id) => ({
  id,
  title: id === 'breeding' ? 'Breeding' : 'Screening',
  definition: '',
  utilisation: 'yes' as const,
  borderline: [],
}))
const survey = { ...partnerContent, uses }

const active = (version: number, state: 'active' | 'retired', activatedAt: string) => ({
  contentId: 'BR',
  version,
  state,
  origin: 'shipped' as const,
  sha256: 'a',
  basedOn: null,
  revision: 1,
  editor: null,
  editedAt: activatedAt,
  activator: 'the portal',
  activatedAt,
})

const segments: CountryOverTime['segments'] = [
  { from: null, before: '2000-06-30', statuses: { breeding: 'GREEN' } },
  { from: '2000-06-30', before: '2015-11-17', statuses: { breeding: 'AMBER' } },
  { from: '2015-11-17', before: null, statuses: { breeding: 'RED' } },
]
const deciding: CountryResult['reasons'] = [
  { matrix: 'br-access', row: 'br-access', reason: '', status: 'AMBER', confidence: 'high', basis: [] },
]

const answers = (shown: typeof brazil): Answering[] => [
  answering(countries.stats, () => ({ count: 1, rows: [brazilStats] })),
  answering(countries.one, () => shown),
  answering(countries.overTime, ({ query: { intendedUseDate = '' } }) => ({
    countryId: 'BR',
    intendedUseDate,
    case: {},
    segments,
  })),
  answering(countries.result, () => ({
    countryId: 'BR',
    version: 2,
    status: 'AMBER' as const,
    case: {},
    obligations: [],
    locks: [],
    reasons: deciding,
  })),
  answering(content.survey, () => survey),
  answering(content.countryLaw, ({ query }) => lawWith(Number(query.version ?? 2), rows)),
  answering(glossary.read, () => ({ references: [], terms: [] })),
  answering(versions.list, () => ({
    count: 2,
    rows: [active(2, 'active', '2026-11-19T10:00:00.000Z'), active(1, 'retired', '2026-11-01T10:00:00.000Z')],
  })),
]

function show(address = '', shown = brazil, first: Answering[] = []) {
  signIn()
  return renderAt(
    `/countries/BR${address}`,
    [{ path: '/countries/:id', Component: CountryPage }],
    [...first, ...answers(shown)],
  )
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('the slider announces its date, moves by a year, updates the address and states the range in which results hold', async () => {
  const router = show('?accessDate=2000-06-29&intendedUseDate=2026-11-01')
  const day = await section('The law on a day')
  const slider = await day.findByRole('slider', { name: 'Date of access' })
  expect(slider.getAttribute('aria-valuetext')).toBe('29 June 2000')
  expect(day.getByText('The same for all material accessed until 29/06/2000.')).toBeVisible()
  expect(day.getByText('No document is known to be in force on that day.')).toBeVisible()

  fireEvent.keyDown(slider, { key: 'PageUp' })
  expect(slider.getAttribute('aria-valuetext')).toBe('29 June 2001')
  expect(day.getByText('The same for all material accessed from 30/06/2000 to 16/11/2015.')).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toContain('accessDate=2001-06-29'))
  fireEvent.keyDown(slider, { key: 'PageDown' })
  expect(slider.getAttribute('aria-valuetext')).toBe('29 June 2000')
})

test('documents in force on the selected date are listed and marked in the timeline', async () => {
  show('?accessDate=2019-03-10')
  const day = await section('The law on a day')
  expect(day.getByRole('heading', { name: 'In force on 10/03/2019' })).toBeVisible()
  expect(day.getByRole('link', { name: 'Law 13123' })).toBeVisible()

  const timeline = await section('Timeline')
  const entries = timeline.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries).toEqual([
    '20/05/2015Adopted: Law 13123',
    '17/11/2015In force: Law 13123in force on the chosen day',
    '10/03/2019The chosen date of access',
  ])
})

test('treaties count as in force, and documents without a known first day are listed with a link', async () => {
  const nagoya = { treaty: 'nagoya' as const, documentId: null, title: 'Nagoya Protocol' }
  show('?accessDate=2019-03-10', {
    ...brazil,
    timeline: [...brazil.timeline, { ...nagoya, date: '2014-10-12', kind: 'treatyInForce' }],
    undated: [
      { documentId: 'br-decree', title: 'Decree 8772', adopted: '2016-05-11', repealed: null },
      { documentId: 'br-later', title: 'Later', adopted: '2020-01-01', repealed: null },
      { documentId: 'br-gone', title: 'Gone', adopted: '2001-08-23', repealed: '2015-11-17' },
    ],
  })
  const day = await section('The law on a day')
  const treaty = day.getByRole('link', { name: 'Nagoya Protocol' })
  expect(treaty.getAttribute('href')).toBe('/information-hub/legal-documents/nagoya-protocol')
  expect(day.getByText('Of 1 more document it is not known since when it is law:')).toBeVisible()
  expect(day.getByRole('link', { name: 'Decree 8772' })).toBeVisible()

  const timeline = await section('Timeline')
  const entries = timeline.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(entries).toContain('12/10/2014In force for the country: Nagoya Protocolin force on the chosen day')
})

test('after a use is selected, deciding rules come first, rules for other dates last, and each obligation is listed once', async () => {
  const router = show('?accessDate=2019-03-10')
  const rules = await section('Rules')
  expect(await rules.findByText(/Choose the intended use/)).toBeVisible()
  expect(rules.queryByRole('table')).toBeNull()

  await userEvent.selectOptions(rules.getByLabelText('Intended use'), 'Breeding')
  const table = within(await rules.findByRole('table', { name: 'Access' }))
  const numbersNow = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(numbersNow()).toEqual([expect.stringMatching(/^2\. Fits the reference case/)])
  await userEvent.click(rules.getByRole('button', { name: 'Show 2 more rules: for other facts or other days' }))

  expect(router.state.location.search).toContain('use=breeding')
  expect(numbersNow()).toEqual([
    expect.stringMatching(/^2\. Fits the reference case/),
    expect.stringMatching(/^3\. Date of initial access/),
    expect.stringMatching(/^4\. Not on this day/),
  ])
  expect(rules.getAllByText('Register in SisGen.')).toHaveLength(1)
  expect(table.getAllByRole('link', { name: '1: Register in SisGen.' })).toHaveLength(2)
})

test('all rules can be read in order of evaluation, and a link to a rule shows it without a selected use', async () => {
  show('#row-br-human')
  const rules = await section('Rules')
  const table = within(await rules.findByRole('table', { name: 'Access' }))
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 2))).toEqual([
    '1.',
    '2.',
    '3.',
    '4.',
  ])
  await waitFor(() => expect(document.activeElement?.id).toBe('row-br-human'))
  expect((rules.getByLabelText('Intended use') as HTMLSelectElement).value).toBe('all')
  expect(rules.getByRole('button', { name: 'Show 1 text' })).toBeEnabled()
})

test('if the treaty level fails to load, neither rules nor results are shown, and both can be retried', async () => {
  let isDown = true
  show('?use=breeding', brazil, [answering(content.survey, () => (isDown ? new Refusal('GENERIC') : survey))])
  const rules = await section('Rules')
  const day = await section('The law on a day')
  expect(await rules.findByText('The Content cannot be loaded.')).toBeVisible()
  expect(await day.findByText('The Content cannot be loaded.')).toBeVisible()

  isDown = false
  await userEvent.click(rules.getByRole('button', { name: 'Try again' }))
  expect(await rules.findByRole('table', { name: 'Access' })).toBeVisible()
  expect(await day.findByText('Breeding')).toBeVisible()
})

test("a territory under its parent state's law links to that state, and an assessment starts with that region", async () => {
  const lawOf = { iso2: 'FR', name: 'France', region: 'FR-GF', regionName: 'Guyane', note: 'Law since 2016-08-31.' }
  const started: unknown[] = []
  show('', { ...brazil, iso2: 'GF', name: 'French Guiana', kind: 'territory', parent: 'BR', version: null, lawOf }, [
    answering(cases.create, ({ body }) => {
      started.push(body)
      return new Refusal('GENERIC')
    }),
  ])

  expect(await screen.findByText(/The law of France holds in French Guiana, .* as the region "Guyane"/)).toBeVisible()
  expect(screen.getByText('Law since 31/08/2016.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rules of France' }).getAttribute('href')).toMatch(/countries\/FR#rules$/)
  expect(screen.queryByText(/Nobody has assessed/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Assess material from French Guiana' }))
  await waitFor(() =>
    expect(started).toEqual([{ answers: { placeType: 'national', providerCountry: 'FR', providerRegion: 'FR-GF' } }]),
  )
})

test('territories and regions are separate lists, and a territory states its party date and whose law applies', async () => {
  const territory = { partyStatus: 'party' as const, partySince: '2016-11-29', lawStatus: 'abs_law' as const }
  show('', {
    ...brazil,
    regionNotes: [
      { code: 'BR-XX', name: 'Border strip', note: null },
      { code: 'BR-GF', name: 'Guyane', note: null },
    ],
    territories: [
      { ...territory, iso2: 'GF', name: 'French Guiana', region: 'BR-GF' },
      { ...territory, iso2: 'PF', name: 'French Polynesia', region: null },
    ],
  })
  const regions = await section('Regions and territories')

  expect(regions.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Regions in its law',
    'Territories',
  ])
  expect(regions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Border strip (BR-XX)',
    'Guyane (BR-GF)',
    'French Guiana: Party since 29/11/2016; the law of Brazil holds, as the region "Guyane" above',
    'French Polynesia: Party since 29/11/2016; ABS law',
  ])
})

test("a treaty is in force for the Union today by default, and dates in a note follow the user's format", async () => {
  const timeline: typeof brazil.timeline = [
    { treaty: 'nagoya', documentId: null, title: 'Nagoya Protocol', date: '2014-10-12', kind: 'treatyInForce' },
  ]
  const treatyNote = 'Approved on 2014-05-16.'
  show('', { ...brazil, iso2: 'EU', name: 'European Union', kind: 'union', version: null, treatyNote, timeline })
  const entries = await section('Timeline')
  expect(entries.getAllByRole('listitem')[0]?.textContent).toBe(
    '12/10/2014In force for the Union: Nagoya Protocolin force today',
  )
  expect(entries.getByText('Approved on 16/05/2014.')).toBeVisible()
})

test('the European Union links to its regulations among the treaties and to no empty list', async () => {
  show('', { ...brazil, iso2: 'EU', name: 'European Union', kind: 'union', version: null, legalDocumentsCount: 0 })
  const sources = await section('Documents and references')
  const links = sources.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/information-hub/search?q=EU&country=treaty'])
})

test('the title stands while the law of the country is loading', async () => {
  show('', brazil, [answering(countries.one, () => new Promise<never>(() => {}))])
  expect(await screen.findByRole('heading', { level: 1, name: 'Brazil' })).toBeVisible()
  expect(await screen.findByRole('status')).toBeVisible()
})

test('a page that fails to load keeps its title and says that nothing was lost', async () => {
  show('', brazil, [
    answering(countries.stats, () => ({ count: 1, rows: [brazilStats] })),
    answering(countries.one, () => new Refusal('GENERIC')),
  ])
  expect(await screen.findByRole('heading', { level: 1, name: 'Brazil' })).toBeVisible()
  expect(document.title).toMatch(/^Brazil - /)
  expect(within(await screen.findByRole('alert')).getByText(/Nothing was changed/)).toBeVisible()
})

test.each([
  ['a country', null, 0],
  ['a part of a state', 'US', 1],
])('no facts are stated about %s, which has not been assessed', async (_, parent, sections) => {
  show('', { ...brazil, iso2: 'AF', name: 'Afghanistan', version: null, activeVersion: null, parent })
  expect(await screen.findByText(/its own law counts as unclear: where that decides, a result is amber/)).toBeVisible()
  expect(screen.queryByText(/No part of it/)).toBeNull()
  expect(screen.queryAllByRole('link', { name: 'Regions and territories' })).toHaveLength(sections)
  expect(screen.queryAllByText(/It belongs to/)).toHaveLength(sections)
})

test('an area without a state shows no party status and no focal point', async () => {
  show('', { ...brazil, iso2: 'AQ', name: 'Antarctica', kind: 'area', partyStatus: 'unknown', version: null })
  expect(await screen.findByText('Not a state: no party status')).toBeVisible()
  expect(await screen.findByText(/belongs to no state that one could ask/)).toBeVisible()
  expect(screen.queryByText(/focal point/)).toBeNull()
})

test('Antarctica is neither inactive nor has it a focal point, and an assessment starts with it as the place', async () => {
  const started: unknown[] = []
  const area = { iso2: 'AQ', name: 'Antarctica', kind: 'area' as const, authorities: [] }
  show('', { ...brazil, ...area, lawStatus: 'no_law', lacks: ['law', 'legalDocuments'] }, [
    answering(cases.create, ({ body }) => {
      started.push(body)
      return new Refusal('GENERIC')
    }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Assess material from Antarctica' }))
  await waitFor(() => expect(started).toEqual([{ answers: { placeType: 'antarctica' } }]))
  expect(screen.queryByText(/Inactive/)).toBeNull()
  expect(screen.queryByText('National focal point')).toBeNull()
})

const changed: ContentDifference = {
  kind: 'row',
  id: 'br-ship',
  matrix: 'br-access',
  change: 'changed',
  fields: ['then'],
  before: row('br-ship', {}, { status: 'RED', reason: 'Ship.', obligations: ['register'] }),
  after: row('br-ship', {}, { status: 'AMBER', reason: 'Tell first.', obligations: [] }),
}

const questions: ContentDifference = {
  kind: 'fact',
  id: 'notes',
  change: 'changed',
  fields: ['value'],
  before: { value: ['Old?', 'Same?'] },
  after: { value: ['Same?', 'New?'] },
}
const effect: VersionEffect = {
  countryId: 'BR',
  from: 1,
  to: 2,
  accessDate: '2026-11-21',
  intendedUseDate: '2026-11-21',
  case: {},
  changed: [{ use: 'breeding', title: 'Breeding', before: 'RED', after: 'AMBER', reasons: ['Tell first.'] }],
  unchanged: 19,
}

test('differences name uses, results, reasons and obligations in words and never by id', async () => {
  show('?from=1&to=2', brazil, [
    answering(versions.differences, () => ({
      ours: { from: 1, to: 2, rows: [changed, questions] },
      theirs: null,
      conflicts: [],
    })),
    answering(countries.effect, () => effect),
  ])
  const list = await section('Versions')
  await list.findByRole('heading', { name: '2 things that differ' })
  await list.findByText('Breeding:')
  const entries = list.getAllByRole('listitem').map(({ textContent }) => textContent)

  expect(entries).toContainEqual(expect.stringMatching(/^Breeding: Red→becomesAmberBecause: Tell first\.$/))
  expect(entries).toContainEqual(
    expect.stringMatching(
      /^Changed: rule 3 of “Access”Red→becomesAmber.*WhyBefore: Ship\.Now: Tell first\..*To doBefore: Register in SisGen\.Now: nothing/,
    ),
  )
  expect(entries).toContainEqual('Changed: Open questions1Before: Old?2Now: New?')
  expect(entries.join(' ')).not.toContain('br-')
})

test('differences and their effect are rendered together, without a layout shift', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  show('?from=1&to=2#versions', brazil, [
    answering(versions.differences, () => ({
      ours: { from: 1, to: 2, rows: [changed] },
      theirs: null,
      conflicts: [],
    })),
    answering(countries.effect, () => arrived.then(() => effect)),
  ])
  const list = await section('Versions')
  await list.findByRole('status')
  expect(list.queryByText('1 thing that differs')).toBeNull()

  arrive()
  expect(await list.findByText('Breeding:')).toBeVisible()
  expect(list.getByText('1 thing that differs')).toBeVisible()
})

test('a retired version states when it was active and links to its page', async () => {
  show()
  const list = await section('Versions')
  const link = await list.findByRole('link', { name: 'Version 1' })

  expect(link.getAttribute('href')).toMatch(/countries\/BR\?version=1$/)
  expect(link.closest('li')?.textContent).toMatch(/active from 01\/11\/2026 at .* to 19\/11\/2026 at .*/)
})

test('an earlier version warns that it is not active and shows the results of its own rules', async () => {
  const requests: unknown[] = []
  const overTime = answering(countries.overTime, ({ query: { version, intendedUseDate = '' } }) => {
    requests.push(version)
    return { countryId: 'BR', intendedUseDate, case: {}, segments }
  })
  show('?version=1&use=breeding&accessDate=2001-01-01', { ...brazil, version: 1 }, [overTime])
  expect(await screen.findByText('Version 1, which is not what holds today')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Show version 2, the active one' })).toBeVisible()
  expect(await (await section('Rules')).findByRole('table', { name: 'Access' })).toBeVisible()

  const day = await section('The law on a day')
  expect(day.getByText(/^By the rules of version 1, which is not the active one/)).toBeVisible()
  const use = await day.findByRole('link', { name: 'Breeding' })
  expect(requests).toEqual(['1'])
  expect(use.getAttribute('href')).toMatch(/\?accessDate=2001-01-01&intendedUseDate=.*&version=1&use=breeding#rules$/)
})

test.each([
  ['77', new Refusal('VERSION_NOT_FOUND'), 'There is no version 77 of the law of this country that can be read.'],
  [
    'first',
    new Refusal('INVALID_INPUT', [{ path: 'version', message: 'A version is a number.' }]),
    'The link names no version of the law of this country.',
  ],
])('a link to the missing version %s leads to the active one', async (version, refusal, text) => {
  show(`?version=${version}`, brazil, [answering(countries.one, () => refusal)])
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(screen.getByRole('link', { name: 'Show what holds today' }).getAttribute('href')).toBe(
    '/information-hub/countries/BR',
  )
})
