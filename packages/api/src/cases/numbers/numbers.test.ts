import { type NumberReading, numbers } from '@portal/contract'
import { beforeAll, expect, test } from 'vitest'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let ana: Person
beforeAll(async () => {
  ana = await api.signIn()
})

async function read(q: string): Promise<NumberReading[]> {
  const { status, body } = await ana.call(numbers.readNumber, { query: { q } })
  expect(status).toBe(200)
  return body.readings
}

/** `DSM DE`, `biosample` or `certificate BR`, and the answers that are proposed. */
function shown(reading: NumberReading): string {
  const { kind, number, proposals } = reading
  const what = {
    collection: () => (reading.kind === 'collection' ? `${reading.acronym} ${reading.country ?? '-'}` : ''),
    accession: () => (reading.kind === 'accession' ? reading.accession : ''),
    certificate: () => (reading.kind === 'certificate' ? `certificate ${reading.country}` : ''),
  }[kind]()
  return [what, number, ...proposals.map(({ answers }) => JSON.stringify(answers))].join(' · ')
}

test.each([
  ['DSM 70449', ['DSM DE · DSM 70449 · {"sourceType":"registered_collection"}']],
  ['DSM:70449T', ['DSM DE · DSM 70449 · {"sourceType":"registered_collection"}']],
  ['strain dsm 70449', ['DSM DE · DSM 70449 · {"sourceType":"registered_collection"}']],
  ['ATCC® 25922™', ['ATCC US · ATCC 25922 · {"sourceType":"public_collection"}']],
  ['PI 123456', ['USDA-NPGS US · PI 123456 · {"sourceType":"public_collection"}']],
  ['SAMEA99000001', ['biosample · SAMEA99000001']],
  ['GCA_990000001.1', ['assembly · GCA_990000001.1']],
  [
    'ABSCH-IRCC-BR-990001-1',
    ['certificate BR · ABSCH-IRCC-BR-990001-1 · {"irccNumber":"ABSCH-IRCC-BR-990001-1"} · {"providerCountry":"BR"}'],
  ],
  ['MA-1-EXB-2004/33', ['IPEN - · MA-1-EXB-2004/33 · {"providerCountry":"MA"}']],
  ['XX-0-EXB-1998/12', ['IPEN - · XX-0-EXB-1998/12']],
  // Both write such numbers: neither is proposed.
  ['CIP 103111', ['CIP FR · CIP 103111', 'CIP-POTATO PE · CIP 103111']],
  ['IC558055', ['NBPGR IN · IC558055', 'nucleotide · IC558055']],
  ['batch 7, shelf 3', []],
])('%s is read as %o', async (q, readings) => {
  expect((await read(q)).map(shown).toSorted()).toEqual(readings.toSorted())
})

test('several numbers of one strain are read each', async () => {
  expect((await read('DSM 30083 (= ATCC 11775, JCM 1649)')).map(({ number }) => number)).toEqual([
    ...['DSM 30083', 'ATCC 11775', 'JCM 1649'],
  ])
})

test.each([
  ['GX990001-GX990004', ['GX990001', 'GX990002', 'GX990003', 'GX990004']],
  ['GX990001–990003; SAMEA99000001', ['GX990001', 'GX990002', 'GX990003', 'SAMEA99000001']],
  ['SAMEA99000001 SAMEA99000002 DSM 70449', ['SAMEA99000001', 'SAMEA99000002', 'DSM 70449']],
])('%s is read as its numbers, as on the page of sequences', async (q, all) => {
  expect((await read(q)).map(({ number }) => number)).toEqual(all)
})

test('the numbers of a list propose answers each, in their order; different answers to one question are none', async () => {
  const listed = ['DSM 70449', 'batch 7', 'ABSCH-IRCC-BR-990001-1, ABSCH-IRCC-MX-990002-1']
  const { status, body } = await ana.call(numbers.readList, { body: { numbers: listed } })
  expect(status).toBe(200)
  expect(body.numbers.map(({ isKnown, proposals, unclear }) => [isKnown, proposals.length, unclear.length])).toEqual([
    ...[
      [true, 1, 0],
      [false, 0, 0],
      [true, 0, 2],
    ],
  ])
  expect(body.numbers[0]?.proposals).toMatchObject([
    { answers: { sourceType: 'registered_collection' }, source: 'https://www.dsmz.de/' },
  ])
  expect(body.hasServices).toBe(false)
})

test('without services, a list gives what its numbers say; too long a list is refused by its name', async () => {
  const { body } = await ana.call(numbers.findListed, { body: { numbers: ['DSM 70449'] } })
  expect(body.numbers).toMatchObject([
    { proposals: [{ answers: { sourceType: 'registered_collection' } }], failed: [] },
  ])
  const long = await ana.call(numbers.findListed, { body: { numbers: Array.from({ length: 6 }, () => 'DSM 1') } })
  expect([long.status, long.body.errors?.[0]?.path]).toEqual([422, 'numbers'])
})

test('a number is looked up by its kind: what it says by itself, and no record without services', async () => {
  const collection = await ana.call(numbers.lookUpCollection, { params: { number: 'ATCC 25922' } })
  expect([collection.status, collection.body]).toMatchObject([
    ...[200, { readings: [{ acronym: 'ATCC', country: 'US', number: 'ATCC 25922' }], records: [] }],
  ])
  // Both an accession and the number of a genebank: each call answers for its own kind.
  const accession = await ana.call(numbers.lookUpAccession, { params: { number: 'IC558055' } })
  expect(accession.body.readings).toMatchObject([{ accession: 'nucleotide', number: 'IC558055' }])
})

test.each(['batch 7', 'a/b', '\u0000', '\u202E94407 MSD', '%2F', 'DSM'])(
  'a text that is no number of a collection or database is nothing: %j',
  async (number) => {
    for (const endpoint of [numbers.lookUpCollection, numbers.lookUpAccession]) {
      const { status, body } = await ana.call(endpoint, { params: { number } })
      expect([status, body]).toEqual([200, { readings: [], records: [] }])
    }
  },
)

test('a number with a slash is one number in the address', async () => {
  const { body } = await ana.call(numbers.lookUpCollection, { params: { number: 'MA-1-EXB-2004/33' } })
  expect(body.readings).toMatchObject([{ acronym: 'IPEN', number: 'MA-1-EXB-2004/33' }])
})

test('a number that is too long is refused by its name', async () => {
  const { status, body } = await ana.call(numbers.lookUpCollection, { params: { number: 'D'.repeat(10_000) } })
  expect([status, body.errors?.[0]?.path]).toEqual([422, 'number'])
})

test('an empty number is refused by its name', async () => {
  const { status, body } = await ana.call(numbers.readNumber, { query: { q: ' ' } })
  expect([status, body.errors?.[0]?.path]).toEqual([422, 'q'])
})
