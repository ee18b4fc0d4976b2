import { readFileSync } from 'node:fs'
import { importing } from '@portal/contract'
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

const known = (answer: unknown) => (answer === 'unknown' ? null : (answer ?? null))

async function read(name: string) {
  const { status, body } = await ana.call(importing.read, { body: { content: bytesOf(name).toString('base64') } })
  expect(status).toBe(200)
  const readings = await readRows(api.deps, { columns: body.columns, words: {}, rows: body.rows })
  return readings.map(({ reference, answers }) => [
    reference,
    known(answers.providerCountry),
    known(answers.accessDate ?? answers.accessPeriod),
  ])
}

/**
 * Values that the cells themselves state and another column, a remark or the organism puts in doubt: a year that was
 * filled up to 1 January, the country of the holder, a place that has become another State.
 */
const STATED = new Map(
  Object.entries({
    'dwca-occurrence.txt': [5, 8, 10],
    'gbif-simple.csv': [3, 9],
    'inaturalist.csv': [7],
    'order-list.csv': [4, 5],
    'specify.csv': [2, 3, 5, 6, 11],
  }),
)

/** How many rows say a country or a date without asking. In ENA only the columns on the origin are taken for it. */
const TOLD = new Map(
  Object.entries({
    'biosample.tsv': 10,
    'ena.tsv': 2,
    'order-list.csv': 6,
    'dwca-occurrence.txt': 12,
    'specify.csv': 9,
  }),
)

test.each(Object.keys(SAID))('%s is read row by row, and never as another value than it says', async (name) => {
  const rows = await read(name)
  const expected = SAID[name] ?? []
  expect(rows).toHaveLength(expected.length)
  const wrong = rows.flatMap((said, at) => {
    const differs = said.some((value, place) => place > 0 && value !== null && value !== expected[at]?.[place])
    return differs ? [at + 1] : []
  })
  expect(wrong).toEqual(STATED.get(name) ?? [])
  const told = rows.filter(([, country, access]) => country !== null || access !== null).length
  expect(told).toBeGreaterThanOrEqual(TOLD.get(name) ?? rows.length - 1)
})
