import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type AssessmentQuery, cases, type Endpoint, type HandlerInput } from '@portal/contract'
import { sql } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readInBatches } from '../../db/readInBatches.ts'
import { assessments as table } from '../../db/schema.ts'
import { csvFile } from '../../http/spreadsheet/csvFile.ts'
import { xlsxFile } from '../../http/spreadsheet/xlsxFile.ts'
import { buildAssessment } from '../../testing/builders.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()

type Body = HandlerInput<typeof cases.exportXlsx>['body'] & Partial<AssessmentQuery>
type Row = typeof table.$inferInsert
const at = new Date('2026-11-20T16:40:00.000Z')
async function exported({ accessToken }: Person, endpoint: Endpoint, body: Body = {}) {
  const headers = { authorization: `Bearer ${accessToken}` }
  return api.app.inject({ method: 'POST', url: `/api${endpoint.path}`, headers, payload: body })
}
async function csvOf(person: Person, body: Body = {}) {
  const reply = await exported(person, cases.exportCsv, body)
  return { ...reply, lines: reply.body.split('\r\n').slice(0, -1) }
}
async function sheetOf(person: Person, body: Body = {}) {
  const reply = await exported(person, cases.exportXlsx, body)
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(reply.rawPayload as never)
  const [sheet] = book.worksheets
  if (!sheet) throw new Error('The file has no sheet.')
  return { ...reply, sheet }
}

const HEADINGS = [
  'Number',
  'Reference',
  'Genetic resource',
  'Provider country',
  'Intended use',
  'Date of initial access',
  'Intended use date',
  'Status',
  'Result',
  'Review of the law',
  'Locks',
  'Owner',
  'Account',
  'Visibility',
  'Created',
  'Updated',
  'Name',
  'Next due',
]
const DONE: Partial<Row> = {
  number: 12,
  status: 'COMPLETED',
  result: 'RED',
  locked: true,
  name: 'Press cake',
  internalReference: 'Lab 7, "north"',
  geneticResource: 'Bacillus subtilis',
  providerCountry: 'BR',
  intendedUse: ['breeding', 'screening'],
  accessDate: '2019-03-10',
  intendedUseDate: '2026-12-01',
}

describe('the exported list', () => {
  test('is CSV in words, with dates in ISO 8601, and says which assessments are not cleared', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    await api.db
      .insert(table)
      .values([
        buildAssessment(ana, DONE),
        buildAssessment(ana, { number: 13, visibility: 'PRIVATE', accessDate: '<2014-10-12' }),
      ])
    const { headers, lines } = await csvOf(ana)

    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="assessments.csv"')
    expect(lines[0]).toBe(`\uFEFF${HEADINGS.join(',')}`)
    const tail = `Ada Ng,${account}`
    const instants = '2026-11-20T16:40:00.000Z,2026-11-20T16:40:00.000Z'
    expect(lines.slice(1)).toEqual([
      `#000013,,,,,before 2014-10-12,,In progress,,,,${tail},Only me and administrators,${instants},,`,
      `#000012,"Lab 7, ""north""",Bacillus subtilis,Brazil,"Breeding, Screening",2019-03-10,2026-12-01,Completed,Red,,Not cleared,${tail},Company Account,${instants},Press cake,`,
    ])
  })

  test('names the place of material that comes from no country, as the list does', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const places = ['antarctica', 'high_seas_or_seabed', 'unknown']
    await api.db
      .insert(table)
      .values(places.map((placeType, place) => buildAssessment(ana, { number: place + 1, placeType })))

    const { lines } = await csvOf(ana)
    expect(lines.slice(1).map((line) => line.split(',')[3])).toEqual(['Origin unknown', 'High seas', 'Antarctica'])
  })

  test('is a spreadsheet with a frozen header, a filter, and date cells', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await api.db.insert(table).values(buildAssessment(ana, DONE))
    const { headers, sheet } = await sheetOf(ana)

    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    expect(headers['content-disposition']).toBe('attachment; filename="assessments.xlsx"')
    expect((sheet.getRow(1).values as unknown[]).slice(1)).toEqual(HEADINGS)
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 })
    expect(sheet.autoFilter).toBe('A1:R2')
    expect(sheet.getColumn(3).width).toBe(30)
    const cells = sheet.getRow(2)
    expect(cells.getCell(1).value).toBe('#000012')
    expect(cells.getCell(6).value).toEqual(new Date('2019-03-10'))
    expect(cells.getCell(6).numFmt).toBe('dd/mm/yyyy')
    expect(cells.getCell(11).value).toBe('Not cleared')
    expect(cells.getCell(15).value).toEqual(at)
    expect(cells.getCell(17).value).toBe('Press cake')
  })

  test('says beside a result that the review of the law was overdue, in the words of the list', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const aged = { ...DONE, result: 'AMBER', locked: false, overdueSince: '2026-02-28' } as const
    await api.db.insert(table).values([buildAssessment(ana, DONE), buildAssessment(ana, { ...aged, number: 13 })])

    const [, first, second] = (await csvOf(ana)).lines
    expect(first).toContain(',Completed,Amber,review overdue,No lock,')
    expect(second).toContain(',Completed,Red,,Not cleared,')
    const { sheet } = await sheetOf(ana)
    expect((sheet.getColumn(10).values as unknown[]).slice(1)).toEqual(['Review of the law', 'review overdue'])
  })

  test('keeps every character of a text that a spreadsheet can hold', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const text = '  <b>"Lab" & \'co\'</b> ü 漢 🌱\u0001 '
    await api.db.insert(table).values(buildAssessment(ana, { internalReference: text }))

    expect((await sheetOf(ana)).sheet.getRow(2).getCell(2).value).toBe(text.replace('\u0001', ''))
  })

  test('has the filters and the order of the list, and only what the user may see', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const bo = await api.signIn({ account })
    const stranger = await api.signIn({ account: randomUUID() })
    await api.db
      .insert(table)
      .values([
        buildAssessment(ana, { number: 1, providerCountry: 'BR', geneticResource: 'Zea mays' }),
        buildAssessment(ana, { number: 2, providerCountry: 'BR' }),
        buildAssessment(ana, { number: 3, providerCountry: 'BR', geneticResource: 'Abies alba' }),
        buildAssessment(ana, { number: 4, providerCountry: 'FR' }),
        buildAssessment(ana, { number: 5, providerCountry: 'BR', visibility: 'PRIVATE' }),
        buildAssessment(ana, { number: 6, providerCountry: 'BR', deletedAt: at }),
        buildAssessment(stranger, { number: 7, providerCountry: 'BR' }),
      ])
    const search = { filters: { providerCountry: ['BR'] }, sort: { geneticResource: 'asc' as const } }
    const numbers = ['#000003', '#000001', '#000002']

    expect((await csvOf(bo, search)).lines.slice(1).map((line) => line.split(',')[0])).toEqual(numbers)
    const { sheet } = await sheetOf(bo, search)
    expect((sheet.getColumn(1).values as unknown[]).slice(2)).toEqual(numbers)
    expect((await csvOf(bo, { q: 'abies' })).lines).toHaveLength(2)
  })

  test('has the number and the columns that are shown, in their order', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await api.db.insert(table).values(buildAssessment(ana, { number: 1, geneticResource: 'Zea mays' }))
    const { lines } = await csvOf(ana, { columns: ['owner', 'geneticResource', 'dueDay'] })
    expect(lines).toEqual(['\uFEFFNumber,Owner,Genetic resource,Name,Next due', '#000001,Ada Ng,Zea mays,,'])
  })

  test('refuses paging and an unknown filter, by name', async () => {
    const reply = await exported(await api.signIn(), cases.exportXlsx, {
      size: 5,
      filters: { colour: [] } as never,
    })

    expect(reply.statusCode).toBe(422)
    expect(
      reply
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .sort(),
    ).toEqual(['filters.colour', 'size'])
  })

  test.each(['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '-80 °C box'])(
    'has no cell that a spreadsheet would execute: %j is escaped by an apostrophe in CSV and typed as text in a spreadsheet',
    async (text) => {
      const ana = await api.signIn({ account: randomUUID() })
      await api.db.insert(table).values(buildAssessment(ana, { internalReference: text }))

      expect((await csvOf(ana)).body).toContain(`,"'${text.replaceAll('"', '""')}",`)
      const { value, type } = (await sheetOf(ana)).sheet.getRow(2).getCell(2)
      expect({ value, type }).toEqual({ value: text, type: ExcelJS.ValueType.String })
    },
  )
})

describe('a long list', () => {
  const ROWS = 30_000
  let ana: Person
  let port = 0
  beforeAll(async () => {
    ana = await api.signIn({ account: randomUUID() })
    await api.db.execute(sql`
      insert into assessments (account_id, assessment_id, number, owner_id, status, progress, answers, access_date,
        created_at, updated_at)
      select ${ana.accountId}, gen_random_uuid(), n, ${ana.userId}, 'IN_PROGRESS', 0, '{"organismGroup": "plant"}',
        repeat(md5(n::text), 6), now(), now()
      from generate_series(1, ${ROWS}::int) n`)
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    port = (api.app.server.address() as AddressInfo).port
  })

  /** Starts a download whose body is only read on demand. */
  async function begin({ path }: Endpoint): Promise<IncomingMessage> {
    const headers = { authorization: `Bearer ${ana.accessToken}`, 'content-type': 'application/json' }
    const call = request({ port, path: `/api${path}`, method: 'POST', headers, agent: false })
    call.end('{}')
    const [reply] = (await once(call, 'response')) as [IncomingMessage]
    return reply
  }
  const readers = async () => {
    const { rows } = await api.db.execute(sql`select 1 from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'
        and xact_start is not null and pid <> pg_backend_pid()`)
    return rows.length
  }
  /** An aborted export of another test may still hold its place for a moment. */
  const beginOne = () =>
    vi.waitFor(
      async () => {
        const reply = await begin(cases.exportCsv)
        expect(reply.statusCode).toBe(200)
        return reply
      },
      { timeout: 60_000 },
    )

  test('arrives complete, each row once', async () => {
    const { lines } = await csvOf(ana)

    expect(lines).toHaveLength(ROWS + 1)
    expect(new Set(lines).size).toBe(ROWS + 1)
  })

  test.each([cases.exportCsv, cases.exportXlsx])(
    'that is aborted half-way releases its connection: $path',
    async (endpoint) => {
      const reply = await begin(endpoint)
      expect(reply.statusCode).toBe(200)
      await expect.poll(readers).toBe(1)
      reply.destroy()

      await expect.poll(readers).toBe(0)
      await expect.poll(() => api.pool.totalCount - api.pool.idleCount).toBe(0)
    },
  )

  test('leaves connections for other requests: a fourth concurrent export is told to wait', async () => {
    const three = [await beginOne(), await beginOne(), await beginOne()]
    const fourth = await begin(cases.exportXlsx)

    expect(fourth.statusCode).toBe(429)
    expect(fourth.headers['retry-after']).toBe('10')
    expect((await ana.call(cases.search, { body: {} })).status).toBe(200)
    for (const reply of [...three, fourth]) reply.destroy()
    await expect.poll(readers).toBe(0)
    await expect.poll(async () => (await csvOf(ana, { q: 'nothing' })).statusCode).toBe(200)
  })

  test('is a consistent snapshot, even if data changes meanwhile', async () => {
    const query = sql`select number from assessments where account_id = ${ana.accountId} order by number`
    const numbers: number[] = []
    for await (const rows of readInBatches<{ number: number }>(api.db, query, 20_000)) {
      if (numbers.length === 0) await api.db.execute(sql`delete from assessments where number > 25000`)
      numbers.push(...rows.map(({ number }) => number))
    }

    expect(numbers).toHaveLength(ROWS)
  })

  test('that the database cancels fails without affecting anything else', async () => {
    const batches = readInBatches(api.db, sql`select number from assessments`, 10)
    await batches.next()
    await api.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`)

    await expect(batches.next()).rejects.toThrow()
    await expect.poll(readers).toBe(0)
    expect((await ana.call(cases.search, { body: {} })).status).toBe(200)
  })
})

/** Yields many long rows and counts how many were requested. */
function countedRows(most: number) {
  const counted = { taken: 0 }
  const rows = async function* () {
    while (counted.taken < most) {
      counted.taken += 1
      yield [`A row of some length, number ${counted.taken}`, `${Math.sin(counted.taken)}`]
    }
  }
  return { counted, rows: rows() }
}
const LONG = { name: 'Long', columns: ['Text', 'Noise'].map((header) => ({ header, width: 30 })) }
const longSheet = (rows: AsyncIterable<string[]>) => xlsxFile('long.xlsx', [{ ...LONG, rows }])

test.each([
  { format: 'a spreadsheet', make: longSheet },
  { format: 'CSV', make: (rows: AsyncIterable<string[]>) => csvFile('long.csv', rows) },
])('$format requests no more rows than the client reads', async ({ make }) => {
  const { counted, rows } = countedRows(200_000)
  const { body } = make(rows)
  let read = 0
  for await (const chunk of body) {
    read += (chunk as Buffer).length
    if (read > 100_000) break
  }

  expect(counted.taken).toBeLessThan(50_000)
})
