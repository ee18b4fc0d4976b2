import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { countries, exchange, legalDocuments, versions } from '@portal/contract'
import ExcelJS from 'exceljs'
import { beforeAll, expect, test } from 'vitest'
import { openArchive } from '../../http/spreadsheet/reading/openArchive.ts'
import { zipOf } from '../../testing/files/zipOf.ts'
import { LAWYER, makeOperator } from '../../testing/operator.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let [author, second] = [] as unknown as [Person, Person]
beforeAll(async () => {
  await makeOperator(api)
  author = await api.signIn(LAWYER)
  second = await api.signIn(LAWYER)
})

const KENYA = { id: 'KE' }

async function exported(version = 1): Promise<Buffer> {
  const url = `/api/countries/KE/versions/${version}/workbook`
  const headers = { authorization: `Bearer ${author.accessToken}` }
  const { statusCode, rawPayload } = await api.app.inject({ method: 'GET', url, headers })
  expect(statusCode).toBe(200)
  return rawPayload
}

/** The workbook after somebody changed it in a spreadsheet program. */
async function edited(file: Buffer, change: (book: ExcelJS.Workbook) => void): Promise<string> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(file as never)
  change(book)
  return (await buffer(Readable.from([Buffer.from(await book.xlsx.writeBuffer())]))).toString('base64')
}

const check = async (content: string) => author.call(exchange.check, { params: KENYA, body: { content } })
const start = async (content: string, confirmed: string[] = []) =>
  author.call(exchange.start, { params: KENYA, body: { content, confirmed } })

test('a workbook that nobody changed differs in nothing', async () => {
  const file = await exported()
  expect((await check(file.toString('base64'))).body).toMatchObject({
    base: { version: 1, isItsBase: true },
    notes: [],
    problems: [],
    changes: [],
    toConfirm: [],
  })
  const unchanged = await edited(file, () => undefined)
  expect((await check(unchanged)).body).toMatchObject({ problems: [], changes: [] })
})

test('a changed workbook becomes a draft once what it takes out is confirmed, and its importer never activates it', async () => {
  const content = await edited(await exported(), (book) => {
    const rows = book.getWorksheet('Rows')
    const headings = (rows?.getRow(1).values ?? []) as string[]
    const cell = rows?.getRow(2).getCell(headings.indexOf('Reason'))
    if (cell) cell.value = 'By the workbook.'
    book.getWorksheet('Cases')?.spliceRows(2, 1)
  })
  const { changes, toConfirm } = (await check(content)).body
  expect(changes.map(({ change }) => change).sort()).toEqual(['changed', 'removed'])
  expect(toConfirm).toMatchObject([{ reason: 'removed', entry: expect.stringMatching(/^case /) }])

  const refused = await start(content)
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT', errors: [{ path: toConfirm[0]?.entry }] },
  })
  const begun = await start(content, [toConfirm[0]?.entry ?? ''])
  expect(begun.status).toBe(200)
  const { version, file } = begun.body
  expect(version).toMatchObject({ state: 'draft', basedOn: 1 })
  expect(file.matrices[0]?.rows[0]?.then.reason).toBe('By the workbook.')
  const params = { id: 'KE', version: version.version }
  expect((await author.call(versions.activate, { params })).body.code).toBe('VERSION_SECOND_PERSON')
})

test('problems are named by their cell, and such a file becomes no draft', async () => {
  const content = await edited(await exported(), (book) => {
    const sheet = book.getWorksheet('Locks')
    const cell = sheet?.getCell('B2')
    if (cell) cell.value = { formula: '1+1', result: 2 } as never
  })
  const { problems } = (await check(content)).body
  expect(problems.map(({ path }) => path)).toContain('Locks B2')
  expect((await start(content)).body).toMatchObject({ code: 'INVALID_INPUT', errors: problems })
})

test('a workbook of another country, of another format, or of a draft that was changed since is answered in words', async () => {
  const file = (await exported()).toString('base64')
  const other = await author.call(exchange.check, { params: { id: 'BR' }, body: { content: file } })
  expect(other.body).toMatchObject({ errors: [{ path: 'content', message: 'This is the law of Kenya.' }] })
  const notLaw = { path: 'content', message: 'This is no workbook of a law. Export one and change it.' }
  const document = await zipOf({ 'word/document.xml': '<a/>' })
  for (const strange of [Buffer.from('no workbook'), Buffer.from('<svg/>'), document])
    expect(await check(strange.toString('base64'))).toMatchObject({ status: 422, body: { errors: [notLaw] } })

  const draft = (await second.call(versions.create, { params: KENYA, body: { from: 1 } })).body
  const params = { id: 'KE', version: draft.version.version }
  const written = await exported(draft.version.version)
  await second.call(versions.replace, { params, body: { ...draft.file, notes: ['Changed since.'] } as never })
  const found = (await check(written.toString('base64'))).body
  expect(found.base).toEqual({ version: draft.version.version, isItsBase: false })
  expect(found.notes).toEqual([expect.stringMatching(/was changed after this file was written/)])
})

test('decision tables come back too, and another hit policy is refused in words', async () => {
  const url = '/api/countries/KE/versions/1/decision-tables'
  const headers = { authorization: `Bearer ${author.accessToken}` }
  const { payload } = await api.app.inject({ method: 'GET', url, headers })
  expect((await check(Buffer.from(payload).toString('base64'))).body).toMatchObject({
    format: 'dmn',
    base: { version: 1, isItsBase: true },
    problems: [],
    changes: [],
  })
  const other = Buffer.from(payload.replaceAll('FIRST', 'PRIORITY')).toString('base64')
  expect((await check(other)).body.problems[0]?.message).toMatch(/PRIORITY/)
  expect((await start(other)).status).toBe(422)
})

test('the files as shipped are the law and its golden cases', async () => {
  const url = '/api/countries/KE/versions/1/files'
  const headers = { authorization: `Bearer ${author.accessToken}` }
  const { statusCode, rawPayload } = await api.app.inject({ method: 'GET', url, headers })
  expect(statusCode).toBe(200)
  const archive = await openArchive(rawPayload)
  const texts = ['countries/ke.yaml', 'cases/ke.yaml'].map(async (name) => String(await buffer(archive.read(name))))
  expect(await Promise.all(texts)).toEqual([
    expect.stringMatching(/^country: KE\n/),
    expect.stringMatching(/^- name: /),
  ])
})

test('names of prototypes and the version of another program are ordinary text', async () => {
  const dmn = (head: string, body = '') =>
    Buffer.from(
      `<definitions ${head}>${body}<decision id="a"><decisionTable id="b" hitPolicy="FIRST"/></decision></definitions>`,
    ).toString('base64')
  const otherProgram = await check(dmn('exporterVersion="5.12.0"'))
  expect(otherProgram).toMatchObject({ status: 200, body: { format: 'dmn', base: { isItsBase: false } } })
  const hostile = await check(dmn('', '<__proto__/><constructor/>'))
  expect(hostile.status).toBe(200)

  const content = await edited(await exported(), (book) => {
    const facts = book.getWorksheet('Facts')
    facts?.addRow(['constructor', 'x'])
    facts?.addRow(['__proto__', 'x'])
  })
  const { status, body } = await check(content)
  expect(status).toBe(200)
  expect(body.problems).toHaveLength(2)
})

test('a procedure that a workbook changes is compared, proven with its law, and shown once the draft is in force', async () => {
  const content = await edited(await exported(), (book) => {
    const sheet = book.getWorksheet('Procedures')
    const headings = (sheet?.getRow(1).values ?? []) as string[]
    const title = sheet?.getRow(2).getCell(headings.indexOf('Title'))
    if (title) title.value = 'Ask the kiosk of permits'
    book.getWorksheet('Steps')?.addRow(['ke-nacosti-licence', '99', 'Keep the receipt.'])
  })
  const { changes, problems } = (await check(content)).body
  expect(problems).toEqual([])
  expect(changes).toEqual([
    {
      entry: 'procedure ke-nacosti-licence',
      change: 'changed',
      fields: ['title', 'steps'],
      words: 'Ask the kiosk of permits',
    },
  ])
  const { version } = (await start(content)).body.version
  const params = { id: 'KE', version }
  const query = { from: 1, to: version }
  const { ours } = (await second.call(versions.differences, { params: KENYA, query })).body
  expect(ours.rows).toMatchObject([{ kind: 'procedure', id: 'ke-nacosti-licence', fields: ['title', 'steps'] }])

  const shown = async () =>
    (await author.call(countries.procedures, { params: KENYA })).body.procedures.map(({ title }) => title)
  expect(await shown()).not.toContain('Ask the kiosk of permits')
  expect((await second.call(versions.activate, { params })).status).toBe(200)
  expect(await shown()).toContain('Ask the kiosk of permits')
  const found = await author.call(legalDocuments.search, { body: { q: 'kiosk of permits' } })
  expect(found.body.procedures).toMatchObject([{ id: 'ke-nacosti-licence', countryId: 'KE' }])
  const earlier = await author.call(countries.one, { params: KENYA, query: { version: 1 } })
  expect(earlier.body.procedures.map(({ title }) => title)).not.toContain('Ask the kiosk of permits')

  const again = (await exported(version)).toString('base64')
  expect((await check(again)).body).toMatchObject({ base: { version, isItsBase: true }, changes: [] })
  const draft = (await author.call(versions.create, { params: KENYA, body: { from: version } })).body
  const obligations = draft.file.obligations.filter(({ id }) => id !== 'ke-nacosti')
  const next = { id: 'KE', version: draft.version.version }
  await author.call(versions.replace, { params: next, body: { ...draft.file, obligations } as never })
  const validated = (await author.call(versions.validate, { params: next })).body.problems
  expect(validated).toContainEqual({
    path: 'ke-nacosti-licence',
    message: expect.stringContaining('“ke-nacosti”, which is not among the duties'),
  })
})
