import { cases, EXPORT_FORMATS, type ExportFormat, evidence, reports, samples } from '@portal/contract'
import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()

/** The sheets of the file, each as its rows by the names of the fields. */
async function sheetsFor(person: Person, assessmentIds: string[]) {
  const reply = await api.app.inject({
    method: reports.export.method,
    url: `/api${reports.export.path}`,
    headers: { authorization: `Bearer ${person.accessToken}` },
    payload: { assessmentIds },
  })
  expect(reply.statusCode).toBe(200)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(reply.rawPayload as unknown as ArrayBuffer)
  return new Map(book.worksheets.map((sheet) => [sheet.name, rowsOf(sheet)]))
}

function rowsOf(sheet: ExcelJS.Worksheet): Record<string, string>[] {
  const [head = [], ...rows] = sheet.getSheetValues().slice(1) as (string | undefined)[][]
  return rows.map((row) => Object.fromEntries(head.flatMap((name, index) => (name ? [[name, row[index] ?? '']] : []))))
}

async function start(person: Person, answers: object) {
  const { body } = await person.call(cases.create, { body: { answers, internalReference: 'Box 7' } as never })
  return body.assessment.assessmentId
}

test('each sample has its fields; what is not known stays empty, with the reason', async () => {
  const ana = await api.signIn()
  const id = await start(ana, BRAZIL_CONFIRMED)
  const point = { latitude: -3.1, longitude: -60.02, collectedOn: '2019-05-02' }
  await ana.call(samples.add, { params: { id }, body: { samples: [{ ownId: 'S-1', ...point }, { ownId: 'S-2' }] } })

  const sheets = await sheetsFor(ana, [id])

  expect(sheets.get('MIxS')).toMatchObject([
    { samp_name: 'S-1', geo_loc_name: 'Brazil', lat_lon: '-3.1 -60.02', collection_date: '2019-05-02' },
    { samp_name: 'S-2', geo_loc_name: 'Brazil', lat_lon: '', collection_date: '' },
  ])
  expect(sheets.get('MIRRI')).toMatchObject([{ 'Accession number': 'S-1', 'Restrictions on use': '' }, {}])
  const empty = sheets.get('Left empty')?.map(({ Material, Field }) => [Material, Field])
  expect(empty).toEqual(
    expect.arrayContaining([
      ['S-2', 'lat_lon'],
      ['S-2', 'collection_date'],
      ['S-1', 'permitStatus'],
      ['S-1', 'license'],
    ]),
  )
  expect(empty).not.toContainEqual(['S-1', 'lat_lon'])
})

test('a paper on file is a permit row; no result says that none was required', async () => {
  const ana = await api.signIn()
  const id = await start(ana, BRAZIL_CONFIRMED)
  const paper = { kind: 'ircc', number: 'ABSCH-IRCC-BR-255123-1', target: { part: 'assessment', id: null } } as const
  const added = await ana.call(evidence.add, { params: { id }, body: paper })
  expect([added.status, added.body.code]).toEqual([200, undefined])
  const without = await start(ana, BRAZIL_CONFIRMED)

  const permits = (await sheetsFor(ana, [id, without])).get('GGBN permits')

  expect(permits).toMatchObject([
    {
      permitType: 'Internationally Recognized Certificate of Compliance',
      permitStatus: 'Permit available',
      permitStatusQualifier: 'Nobody has checked this paper yet.',
      permitURI: 'https://absch.cbd.int/en/database/record?documentID=255123',
    },
    { permitType: '', permitStatus: '' },
  ])
})

test('material without restrictions is called so only for a completed green result', async () => {
  const ana = await api.signIn()
  const open = await start(ana, { providerCountry: 'US' })
  const sheets = await sheetsFor(ana, [open])

  expect(sheets.get('MIRRI')).toMatchObject([{ 'Nagoya protocol restrictions and compliance conditions': '3' }])
  expect(sheets.get('MIxS')).toMatchObject([{ samp_name: 'Box 7', geo_loc_name: 'USA' }])
})

test('an assessment of another account is not found, and nothing is sent', async () => {
  const id = await start(await api.signIn({ account: 'theirs' }), BRAZIL_CONFIRMED)
  const bob = await api.signIn()
  const own = await start(bob, BRAZIL_CONFIRMED)

  const { status, body } = await bob.call(reports.export, { body: { assessmentIds: [own, id] } })

  expect([status, body.code]).toEqual([404, 'ASSESSMENT_NOT_FOUND'])
})

/** The table of one standard, each row by the names of its fields. */
async function tableFor(person: Person, id: string, format: ExportFormat) {
  const reply = await api.app.inject({
    method: reports.exportOne.method,
    url: `/api${reports.exportOne.path.replace(':id', id)}?format=${format}`,
    headers: { authorization: `Bearer ${person.accessToken}` },
  })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  return reply.body
}

test('one assessment leaves as the table of a standard, whose last column says what is not settled', async () => {
  const ana = await api.signIn()
  const id = await start(ana, BRAZIL_CONFIRMED)
  const point = { latitude: -3.1, longitude: -60.02, collectedOn: '2019-05-02' }
  await ana.call(samples.add, { params: { id }, body: { samples: [{ ownId: 'S-1', ...point }, { ownId: 'S-2' }] } })

  const [head, first, second] = (await tableFor(ana, id, 'mixs')).replace('\uFEFF', '').split('\r\n')

  expect(head).toBe('samp_name,source_mat_id,geo_loc_name,lat_lon,collection_date,ABS assessment,warnings')
  expect(first).toMatch(/^S-1,,Brazil,-3\.1 -60\.02,2019-05-02,/)
  expect(second).toMatch(/^S-2,,Brazil,,,.*lat_lon: The coordinates of the sample are not recorded\./)
})

test('each format is a table of its own, and none says that no permit was required', async () => {
  const ana = await api.signIn()
  const id = await start(ana, BRAZIL_CONFIRMED)
  const tables = await Promise.all(EXPORT_FORMATS.map((format) => tableFor(ana, id, format)))
  expect(new Set(tables.map((table) => table.split('\r\n', 1)[0])).size).toBe(EXPORT_FORMATS.length)
  expect(tables.join('\n')).not.toMatch(/not required/i)
  expect(tables.every((table) => table.includes('Box 7'))).toBe(true)
})

test('a format that does not exist is refused by its name', async () => {
  const ana = await api.signIn()
  const id = await start(ana, BRAZIL_CONFIRMED)
  const one = await ana.call(reports.exportOne, { params: { id }, query: { format: 'excel' as never } })
  const several = await ana.call(reports.export, { body: { assessmentIds: [id], format: 'excel' as never } })
  for (const { status, body } of [one, several])
    expect([status, body.errors?.map(({ path }) => path)]).toEqual([422, ['format']])
})
