import { type SequenceResults, type SequencesQuery, sequences } from '@portal/contract'
import { beforeAll, expect, test } from 'vitest'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let ana: Person
beforeAll(async () => {
  ana = await api.signIn()
})

type Sequence = SequencesQuery['sequences'][number]
const sequence = (accession: string, country: string, day = ''): Sequence => ({ accession, country, day })
const asked = (sequences: Sequence[], more: Partial<SequencesQuery> = {}): SequencesQuery => ({
  sequences,
  use: 'research_and_development',
  commercialIntent: 'commercial',
  dsiLargeCompany: 'no',
  ...more,
})

async function ask(query: SequencesQuery): Promise<SequenceResults> {
  const { status, body } = await ana.call(sequences.results, { body: query })
  expect(status).toBe(200)
  return body
}

test('countries and days are read as records write them, and what is not understood is said', async () => {
  const { sequences } = await ask(
    asked([
      sequence('AB000001', 'Brazil: Bahia, Ilheus', '12-Jul-2016'),
      sequence('AB000002', 'not collected', 'missing'),
      sequence('AB000003', 'Atlantis', 'some day'),
    ]),
  )
  expect(sequences).toEqual([
    { accession: 'AB000001', country: 'BR', day: '2016-07-12', doubts: [] },
    { accession: 'AB000002', country: null, day: null, doubts: [] },
    {
      accession: 'AB000003',
      country: null,
      day: null,
      doubts: [expect.stringContaining('Atlantis'), expect.stringContaining('Write the date')],
    },
  ])
})

test('the worst day decides for a country, and a day that is not known may be any', async () => {
  const { countries: found } = await ask(
    asked([sequence('AB1', 'Brazil', '1985'), sequence('AB2', 'Brazil', '2016-07-12'), sequence('AB3', 'Brazil')]),
  )
  expect(found).toHaveLength(1)
  const [brazil] = found
  expect(brazil?.days.map(({ day }) => day).toSorted()).toEqual(['1985', '2016-07-12', null].toSorted())
  const worst = brazil?.days.find(({ status }) => status === brazil.status)
  expect(worst).toBeDefined()
  expect(brazil?.obligations.length).toBeGreaterThan(0)
})

test('the treaties speak, too: who is above the thresholds of the Cali Fund has it checked', async () => {
  const german = [sequence('AB1', 'Germany', '2020-01-01')]
  const small = await ask(asked(german))
  const large = await ask(asked(german, { dsiLargeCompany: 'yes' }))
  const duties = ({ countries: [first] }: SequenceResults) => first?.obligations.map(({ id }) => id) ?? []
  expect([small.countries[0]?.status, large.countries[0]?.status]).toEqual(['GREEN', 'AMBER'])
  expect(duties(small)).not.toContain('cali_fund')
  expect(duties(large)).toContain('cali_fund')
})

test('a territory is assessed by the law of its State, as a region of it', async () => {
  const { countries: found } = await ask(asked([sequence('AB1', 'French Guiana', '2020-01-01')]))
  expect(found).toMatchObject([{ countryId: 'GF', lawOf: { iso2: 'FR', region: 'FR-GF' } }])
})

test('an unknown use and an empty list are refused by name', async () => {
  const refusal = async (body: SequencesQuery) => (await ana.call(sequences.results, { body })).body.errors?.[0]?.path
  expect(await refusal(asked([sequence('AB1', 'Peru')], { use: 'painting' }))).toBe('use')
  expect(await refusal(asked([]))).toBe('sequences')
})

const exported = ({ path }: { path: string }, payload: SequencesQuery) =>
  api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { authorization: `Bearer ${ana.accessToken}` },
    payload,
  })

test('the file has a row for each sequence', async () => {
  const body = asked([sequence('AB1', 'Germany', '2020-01-01'), sequence('=AB2', '')])
  const csv = await exported(sequences.csv, body)
  const [head, first, second] = csv.body.slice(1).split('\r\n')
  expect(head).toBe('Accession,Country,Collected,Result,Reason,What to do,Not understood')
  expect(first).toMatch(/^AB1,Germany,2020-01-01,Green,/)
  expect(second).toBe('"\'=AB2",,,,,,')
  expect((await exported(sequences.xlsx, body)).statusCode).toBe(200)
})
