import { createHash, randomUUID } from 'node:crypto'
import { type ClientRequest, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { AssessmentReport, authentication, reports, users as userCalls } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { errors } from '@portal/texts/en/shared/errors'
import { eq } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import yauzl from 'yauzl'
import { auditEntries, assessments as table, users } from '../db/schema.ts'
import { sheetOf } from '../testing/files/sheetOf.ts'
import { ANSWERED, reportsFrom } from '../testing/reports.ts'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()
afterEach(() => vi.useRealTimers())
const { start, answer, linksOf, follow, download, filesOf } = reportsFrom(api)

describe('the other files', () => {
  test('JSON is the report of the contract, with its members in order', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    const file = (await download(ana, id, 'json')).toString()
    const { body } = await ana.call(reports.report, { params: { id }, query: {} })

    expect(AssessmentReport.parse(JSON.parse(file))).toEqual({ ...body, printedAt: expect.any(String) })
    expect(file).toBe(canonicalJson(JSON.parse(file)))
  })

  test('each is described in the OpenAPI document, the JSON one by the schema of the report', async () => {
    const { paths, components } = (await follow('/api/docs/json')).json()
    const { content } = paths['/api/assessments/report/file/{format}'].get.responses['200']
    expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/AssessmentReport' })
    const schema = components.schemas.AssessmentReport

    expect(schema.required).toEqual(
      expect.arrayContaining(['assessment', 'facts', 'history', 'printedAt', 'disclaimer']),
    )
    expect(schema.properties.facts).toMatchObject({ type: 'array', items: { type: 'object' } })
    expect(Object.keys(content)).toHaveLength(3)
    expect(content['application/pdf']).toEqual({ schema: { type: 'string', format: 'binary' } })
  })

  test('XLSX has a sheet for each part, and no executable content', async () => {
    const ana = await api.signIn()
    const id = await start(ana, { ...ANSWERED, geneticResource: '+Bacillus' }, '=HYPERLINK("http://evil.example")')
    const book = new ExcelJS.Workbook()
    await book.xlsx.load((await download(ana, id, 'xlsx')) as never)
    const cells = book.worksheets.flatMap((sheet) =>
      (sheet.getSheetValues() as unknown[][]).flatMap((row) => (row ?? []).filter((cell) => cell !== undefined)),
    )

    expect(book.worksheets.map(({ name }) => name)).toEqual([
      'Decision',
      'Facts',
      'Evidence',
      'What to do next',
      'How to do it',
      'Reasons',
      'What would change it',
      'Locks',
      'Results so far',
    ])
    for (const sheet of book.worksheets) expect(sheet.rowCount).toBeGreaterThan(sheet.name === 'Evidence' ? 0 : 1)
    expect(cells).toContain('=HYPERLINK("http://evil.example")')
    expect(cells).toContain('+Bacillus')
    expect(cells).toContain('Register the access in SisGen')
    expect(cells.filter((cell) => typeof cell !== 'string')).toEqual([])
  })

  test('XLSX in French has French procedures, says which columns are English, and words the confidence', async () => {
    const ana = await api.signIn()
    await ana.call(userCalls.updateMe, { body: { preferences: { language: 'fr' } } })
    const file = await download(ana, await start(ana, ANSWERED), 'xlsx')
    const [headings = [], ...reasons] = await sheetOf(file, 'Motifs')
    expect(headings).toContain('Règle lue (en anglais)')
    expect((await sheetOf(file, 'Comment faire')).flat()).toContain('Enregistrer l’accès dans SisGen')
    expect(headings).toContain('Résultat')
    const confidences = reasons.map((row) => row[headings.indexOf('Fiabilité')])
    expect(new Set(['élevée', 'moyenne', 'faible'])).toEqual(new Set([...confidences, 'élevée', 'moyenne', 'faible']))
    expect(reasons.length).toBeGreaterThan(0)
  })

  test('each is sent with its media type, and must not be cached on the way', async () => {
    const ana = await api.signIn()
    const links = await linksOf(ana, await start(ana))

    for (const [format, type] of [
      ['pdf', 'application/pdf'],
      ['json', 'application/json; charset=utf-8'],
      ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ] as const) {
      const { headers } = await follow(links[format])
      expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' })
      expect(headers['content-disposition']).toMatch(new RegExp(`^attachment; filename="report-\\d{6}\\.${format}"$`))
    }
  })
})

describe('a downloaded file', () => {
  test('is stored byte for byte with its hash; the same state gives the same file, another state another one', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    const first = await download(ana, id)
    expect((await download(ana, id)).equals(first)).toBe(true)
    const [kept, ...others] = await filesOf(id)

    expect(others).toEqual([])
    expect(kept?.file.equals(first)).toBe(true)
    expect(kept?.sha256).toBe(createHash('sha256').update(first).digest('hex'))
    expect(kept).toMatchObject({ format: 'pdf', createdBy: ana.userId, decisionId: expect.any(String) })
    await answer(ana, id, { remarks: 'One more thing.' })
    expect((await download(ana, id)).equals(first)).toBe(false)
    expect(await filesOf(id)).toHaveLength(2)
  })

  test('is the same for two concurrent requests', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    const { json } = await linksOf(ana, id)
    const [one, two] = await Promise.all([follow(json), follow(json)])

    expect(one.rawPayload.equals(two.rawPayload)).toBe(true)
    expect(await filesOf(id)).toHaveLength(1)
  })

  test('is recorded in the audit log each time, with the user and the file', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    await download(ana, id, 'xlsx')
    await download(ana, id, 'xlsx')
    const [kept] = await filesOf(id)
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.actorId, ana.userId))
    const handedOut = entries.filter(({ action }) => action === 'ASSESSMENT_REPORT')

    expect(handedOut.map(({ subject }) => JSON.parse(subject))).toEqual(
      [1, 2].map(() => ({ assessmentId: id, reportId: kept?.reportId, format: 'xlsx', sha256: kept?.sha256 })),
    )
  })

  test('stays intact when a download is aborted', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    const { pdf } = await linksOf(ana, id)
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
    await new Promise<void>((resolve) => {
      const request: ClientRequest = get(`${origin}${pdf}`, (reply) => {
        reply.once('data', () => request.destroy())
        reply.once('close', resolve)
      })
    })
    const again = await follow(pdf)

    expect(again.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(again.rawPayload.toString('latin1').trimEnd()).toMatch(/%%EOF$/)
    expect(await filesOf(id)).toHaveLength(1)
  })
})

describe('a link', () => {
  const REFUSED = { success: false, code: 'REPORT_LINK_NOT_VALID', message: errors.REPORT_LINK_NOT_VALID }
  const refused = async (url: string) => {
    const reply = await follow(url)
    expect(reply.statusCode).toBe(403)
    expect(reply.json()).toMatchObject(REFUSED)
  }

  test('expires after five minutes', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    const claims = { userId: ana.userId, sessionId: await sessionOf(ana), assessmentId: id }
    const signedAgo = async (minutes: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - minutes * 60_000 })
      const { link } = await api.deps.keys.signReportLink(claims)
      vi.useRealTimers()
      return `/api/assessments/report/file/json?link=${link}`
    }

    expect((await follow(await signedAgo(4))).statusCode).toBe(200)
    await refused(await signedAgo(6))
    const earliest = Date.now() + 300_000 - 1000
    const expiresAt = new Date((await linksOf(ana, id)).expiresAt).getTime()
    expect(expiresAt).toBeGreaterThanOrEqual(earliest)
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + 300_000)
  })

  test('is refused if altered; links and access tokens are not interchangeable', async () => {
    const ana = await api.signIn()
    const other = await start(ana)
    const { pdf } = await linksOf(ana, await start(ana))
    const [, link = ''] = pdf.split('link=')
    const [head, payload = '', signature] = link.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, assessmentId: other })).toString('base64url')

    await refused(pdf.replace(payload, forged))
    await refused(
      `/api/assessments/report/file/pdf?link=${head}.${payload}.${[...(signature ?? '')].reverse().join('')}`,
    )
    await refused(`/api/assessments/report/file/pdf?link=${ana.accessToken}`)
    await refused('/api/assessments/report/file/pdf?link=x')
    const me = await api.call(userCalls.me, {}, { headers: { authorization: `Bearer ${link}` } })
    expect(me.status).toBe(401)
  })

  test.each([
    { name: 'another format', url: '/api/assessments/report/file/doc?link=x', path: 'format' },
    { name: 'no link', url: '/api/assessments/report/file/pdf', path: 'link' },
  ])('names what is wrong: $name', async ({ url, path }) => {
    const reply = await follow(url)

    expect(reply.statusCode).toBe(422)
    expect(reply.json().errors).toEqual([expect.objectContaining({ path })])
  })

  test('ends with its session, and with its user', async () => {
    const ana = await api.signIn()
    const bo = await api.signIn()
    const ofAna = await linksOf(ana, await start(ana))
    const ofBo = await linksOf(bo, await start(bo))
    await ana.confirm()
    await ana.call(authentication.endSession, { params: { id: await sessionOf(ana) } })
    await api.db.update(users).set({ status: 'DEACTIVATED' }).where(eq(users.userId, bo.userId))

    await refused(ofAna.pdf)
    await refused(ofBo.json)
  })

  test('finds nothing once its user may no longer read the assessment', async () => {
    const ana = await api.signIn()
    const bo = await api.signIn()
    const id = await start(ana)
    const { pdf } = await linksOf(bo, id)
    await api.db.update(table).set({ visibility: 'PRIVATE' }).where(eq(table.assessmentId, id))
    const reply = await follow(pdf)

    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ code: 'ASSESSMENT_NOT_FOUND' })
    expect(await filesOf(id)).toEqual([])
  })

  test("is not issued for another account's assessment, nor for one that does not exist", async () => {
    const ana = await api.signIn()
    const eve = await api.signIn({ account: 'other' })
    const id = await start(ana)

    for (const query of [{}, { asKnownOn: '2026-01-01' }]) {
      const reply = await eve.call(reports.downloadLinks, { params: { id }, query })
      expect(reply).toMatchObject({ status: 404, body: { code: 'ASSESSMENT_NOT_FOUND' } })
    }
    const nowhere = { id: '4bd12a7e-0000-4000-8000-000000000000' }
    expect((await ana.call(reports.downloadLinks, { params: nowhere, query: {} })).status).toBe(404)
  })

  const sessionOf = async (person: Person): Promise<string> => {
    const { body } = await person.call(authentication.sessions, {})
    return String(body.rows[0]?.sessionId)
  }
})

describe('reports of several assessments', () => {
  test('are one ZIP of PDFs; an unreadable one refuses all of it, and the number of requests per user is limited', async () => {
    const owner = await api.signIn({ account: randomUUID() })
    const ids = [await start(owner), await start(owner)]
    const ask = (assessmentIds: string[]) =>
      api.app.inject({
        method: 'POST',
        url: '/api/assessments/reports',
        headers: { authorization: `Bearer ${owner.accessToken}` },
        payload: { assessmentIds },
      })
    const { headers, rawPayload } = await ask(ids)
    expect(headers['content-type']).toBe('application/zip')
    const zip = await yauzl.fromBufferPromise(rawPayload)
    const names: string[] = []
    for await (const entry of zip.eachEntry()) {
      names.push(entry.fileName)
      expect((await buffer(await zip.openReadStreamPromise(entry))).subarray(0, 5).toString()).toBe('%PDF-')
    }
    expect(names).toEqual(['report-000001-short.pdf', 'report-000002-short.pdf'])

    const foreign = await start(await api.signIn({ account: randomUUID() }))
    expect((await ask([...ids, foreign])).json().code).toBe('ASSESSMENT_NOT_FOUND')
    for (let count = 0; count < 4; count++) await ask([foreign])
    expect((await ask(ids)).statusCode).toBe(429)
  })
})
