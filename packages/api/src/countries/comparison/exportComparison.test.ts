import { type CallInput, type ComparisonQuery, countries } from '@portal/contract'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { startApi } from '../../testing/startApi.ts'

const api = startApi()
beforeAll(() => api.compileCountries(), 120_000)
const selection: CallInput<typeof countries.comparisonCsv>['body'] = {
  countries: ['co', 'BR'],
  accessDate: '2019-03-10',
  intendedUseDate: '2026-12-01',
  uses: ['breeding', 'screening'],
}

async function exported(endpoint: { path: string }, body: object = selection) {
  const { accessToken } = await api.signIn()
  return api.app.inject({
    method: 'POST',
    url: `/api${endpoint.path}`,
    headers: { authorization: `Bearer ${accessToken}` },
    payload: body,
  })
}

test('a comparison is exported as displayed, with both dates and the case', async () => {
  const { call } = await api.signIn()
  const { body: map } = await call(countries.resultMap, {
    query: { accessDate: '2019-03-10', intendedUseDate: '2026-12-01' },
  })
  const word = (iso2: string, use: string) => {
    const status = map.results.find((line) => line.iso2 === iso2)?.statuses[use] ?? ''
    return status.slice(0, 1) + status.slice(1).toLowerCase()
  }
  const titleOf = (use: string) => map.columns.find(({ id }) => id === use)?.title
  const reply = await exported(countries.comparisonCsv)
  const lines = reply.body.slice(1).split('\r\n')

  expect(reply.headers['content-disposition']).toContain('comparison.csv')
  expect(lines[0]).toBe('Intended use,Colombia,Brazil')
  const uses = map.columns.map(({ id }) => id).filter((id) => selection.uses?.includes(id))
  expect(lines.slice(1, 3)).toEqual(uses.map((use) => [titleOf(use), word('CO', use), word('BR', use)].join(',')))
  expect(lines.slice(3)).toEqual(
    expect.arrayContaining([
      'Date of access,2019-03-10',
      'Date of intended use,2026-12-01',
      'Material,plant',
      'Region,the strictest one',
      expect.stringMatching(/^Facts as of,\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/),
      expect.stringMatching(/^Saved on,\d{4}-\d{2}-\d{2}$/),
      expect.stringMatching(
        /^Link,"?http.*\/information-hub\/compare-countries\?countries=CO%2CBR&accessDate=2019-03-10&intendedUseDate=2026-12-01&material=plant/,
      ),
      'This is not legal advice.',
    ]),
  )
})

test('the spreadsheet contains all 20 uses unless some are selected, for the requested case', async () => {
  const { uses: _, ...all } = selection
  const reply = await exported(countries.comparisonXlsx, { ...all, material: 'animal' })
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(reply.rawPayload as never)
  const rows = (book.worksheets[0]?.getSheetValues() ?? []) as string[][]
  const texts = rows.map((row) => row?.slice(1).join('|') ?? '')

  expect(texts[1]).toBe('Intended use|Colombia|Brazil')
  expect(texts.slice(2, 22).every((row) => /\|(Green|Amber|Red)\|(Green|Amber|Red)$/.test(row))).toBe(true)
  expect(texts).toContain('Date of access|2019-03-10')
  expect(texts).toContain('Material|animal')
})

test('a territory under the law of its state is exported with the date of those facts', async () => {
  const { body } = await exported(countries.comparisonCsv, { ...selection, countries: ['FR', 'GF', 'TF'] })
  expect(body).toMatch(/Facts as of,(\d{4}-\d{2}-\d{2}),\1,\1\r\n/)
})

const many = Array.from({ length: 500 }, () => 'BR')
test.each<[Partial<ComparisonQuery> & { strange?: string }, string]>([
  [{ countries: [] }, 'countries'],
  [{ countries: many }, 'countries'],
  [{ countries: ['BR', 'QQ'] }, 'countries.1'],
  [{ uses: ['juggling'] }, 'uses.0'],
  [{ accessDate: '2026-02-30' }, 'accessDate'],
  [{ accessDate: '2026-12-02' }, 'intendedUseDate'],
  [{ material: 'stone' }, 'material'],
])('invalid input is refused with the name of its field: %#', async (change, path) => {
  const reply = await exported(countries.comparisonCsv, { ...selection, ...change })
  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors.map((error: { path: string }) => error.path)).toEqual([path])
})
