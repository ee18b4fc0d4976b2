import { readFileSync } from 'node:fs'
import { type Answers, importing } from '@portal/contract'
import { beforeAll, expect, test } from 'vitest'
import { type Person, startApi } from '../../testing/startApi.ts'
import { readRows } from './readRows.ts'

const api = startApi()
let ana: Person
beforeAll(async () => {
  ana = await api.signIn()
})

const bytesOf = (name: string) => readFileSync(new URL(`testing/samples/${name}`, import.meta.url))

/** Made-up lists in real formats: by row, what they say of reference, country and date of access. */
type Said = { [file: string]: readonly (readonly [reference: string, country: string | null, access: string | null])[] }
const SAID: Said = JSON.parse(bytesOf('expected.json').toString())

/** What lies in no State has a code of ours, which is no country. */
const OUTSIDE = new Set(['unknown', 'XZ', 'AQ'])
const known = (answer: unknown) => (OUTSIDE.has(String(answer)) ? null : (answer ?? null))

/** French Guiana is a region of France, under whose law it stands. */
const placeOf = ({ providerCountry, providerRegion }: Answers) => (providerRegion === 'FR-GF' ? 'GF' : providerCountry)

async function read(name: string) {
  const { status, body } = await ana.call(importing.read, { body: { content: bytesOf(name).toString('base64') } })
  expect(status).toBe(200)
  const readings = await readRows(
    api.deps,
    { accountId: 'none' },
    { columns: body.columns, words: {}, rows: body.rows },
  )
  return readings.map(({ reference, answers }) => [
    reference,
    known(placeOf(answers)),
    known(answers.accessDate ?? answers.accessPeriod),
  ])
}

/** Rows whose cells state what only something beside them puts in doubt, and why they are read as they are written. */
const STATED: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'ena.tsv': {
    2: 'the year in which a genebank grew it: the town alone tells so',
  },
  'genbank.gb.txt': {
    8: 'the year in which a genebank grew it: the cultivar alone tells so',
  },
  'specify.csv': {
    6: 'the country of the shop: the locality alone tells so, and no column of ours takes it',
    11: 'the place lies in another State since 2011: its coordinates alone tell so',
  },
}

/** How many rows say a country or a date without asking. */
const TOLD = new Map(
  Object.entries({
    'biosample.tsv': 10,
    'ena.tsv': 10,
    'order-list.csv': 3,
    'delivery-note.txt': 8,
    'genbank.gb.txt': 7,
    'dwca-occurrence.txt': 12,
    'specify.csv': 9,
  }),
)

test('a country in a column that names collections, too, is asked about where the collection of the row is kept there', async () => {
  const { body } = await ana.call(importing.read, { body: { content: bytesOf('order-list.csv').toString('base64') } })
  const list = { columns: body.columns, rows: body.rows }
  const asked = async (words: Record<string, Record<string, string>>) =>
    (await readRows(api.deps, { accountId: 'none' }, { ...list, words })).flatMap(({ faults }, at) =>
      faults.some(({ message }) => message.includes('where the collection is kept')) ? [at + 1] : [],
    )
  expect(await asked({})).toEqual([5, 10])
  expect(await asked({ providerCountry: { Thailand: 'TH' } })).toEqual([5])
})

test.each(Object.keys(SAID))('%s is read row by row, and never as another value than it says', async (name) => {
  const rows = await read(name)
  const expected = SAID[name] ?? []
  expect(rows).toHaveLength(expected.length)
  const wrong = rows.flatMap((said, at) => {
    const differs = said.some((value, place) => place > 0 && value !== null && value !== expected[at]?.[place])
    return differs ? [at + 1] : []
  })
  expect(wrong).toEqual(Object.keys(STATED[name] ?? {}).map(Number))
  const told = rows.filter(([, country, access]) => country !== null || access !== null).length
  expect(told).toBeGreaterThanOrEqual(TOLD.get(name) ?? rows.length - 1)
})

test('of an order list the total is left out, “dto.” is what stands above it, and both are said', async () => {
  const { body } = await ana.call(importing.read, { body: { content: bytesOf('order-list.csv').toString('base64') } })
  const last = body.rows.at(-1)
  expect(body.rows).toHaveLength(12)
  expect(last?.cells).toEqual(expect.arrayContaining(['XYZ-12', 'Trichoderma harzianum']))
  expect(body.joined.first).toContainEqual({ row: 13, header: 'Bestell-Nr.', written: 'dto.', read: 'XYZ-12' })
  expect(body.around).toContainEqual({ row: 14, cells: ['13', 'Summe', '1', '95,00', 'RE-1'] })
  expect(body.columns[body.headers.indexOf('Nagoya-Hinweis')]).toBe('papersHeld')
})
