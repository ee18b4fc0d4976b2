import { createHash, randomUUID } from 'node:crypto'
import { type ClientRequest, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import {
  type Answers,
  AssessmentReport,
  authentication,
  cases,
  evidence,
  reports,
  users as userCalls,
} from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { errors } from '@portal/texts/en/shared/errors'
import { eq } from 'drizzle-orm'
import ExcelJS from 'exceljs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import yauzl from 'yauzl'
import { assessmentDecisions, assessmentReports, auditEntries, assessments as table, users } from '../db/schema.ts'
import { createApp } from '../startup/app.ts'
import { startAssessment, unlockAll } from '../testing/assessing.ts'
import { BRAZIL, BRAZIL_CONFIRMED } from '../testing/brazil.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { startPublishing } from '../testing/startPublishing.ts'

const api = startApi()
const ROUTINE = 'Is it a stand-alone routine activity that Brazil does not treat as access'
afterEach(() => vi.useRealTimers())

/** Every question is answered, and nothing confirmed. */
const { confirm: _, ...ANSWERED } = BRAZIL_CONFIRMED

async function start(person: Person, answers: Answers = ANSWERED, internalReference: string | null = null) {
  const { status, body } = await person.call(cases.create, { body: { answers, internalReference } })
  expect(status).toBe(200)
  return body.assessment.assessmentId
}

const answer = (person: Person, id: string, body: Answers) =>
  person.call(cases.addAnswer, { params: { id }, query: {}, body })

/** Answers every missing question with "no", "I don't know" or a text, and confirms. */
async function complete(person: Person, id: string) {
  for (let round = 0; round < 40; round++) {
    const { body } = await person.call(cases.read, { params: { id }, query: {} })
    const questions = Object.values(body.survey.pages).flatMap((page) => page.questions)
    const next = questions.find((question) => question.missing && question.id !== 'confirm')
    if (!next) return answer(person, id, { confirm: true })
    const tries: Answers[string][] = ['no', false, ['unknown'], 'unknown', '2026-12-01', 'Text']
    for (const value of tries) if ((await answer(person, id, { [next.id]: value })).status === 200) break
  }
  throw new Error('Some question was not answered.')
}

async function linksOf(person: Person, id: string, query = {}) {
  const { status, body } = await person.call(reports.downloadLinks, { params: { id }, query })
  expect([status, body.code]).toEqual([200, undefined])
  return body
}
const follow = (url: string) => api.app.inject(url)
async function download(person: Person, id: string, format: 'pdf' | 'json' | 'xlsx' = 'pdf') {
  const reply = await follow((await linksOf(person, id))[format])
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}
const filesOf = (id: string) => api.db.select().from(assessmentReports).where(eq(assessmentReports.assessmentId, id))

type Node = { role?: string; children?: Node[]; alt?: string }
const rolesIn = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(rolesIn)]
const figuresIn = (node: Node): Node[] => [
  ...(node.role === 'Figure' ? [node] : []),
  ...(node.children ?? []).flatMap(figuresIn),
]

/** The file as a PDF reader sees it: text by page, tags, bookmarks and metadata. */
async function openPdf(file: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent()
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
    }),
  )
  const trees = (await Promise.all(pages.map((page) => page.getStructTree()))) as Node[]
  return {
    texts,
    text: texts.join(' ').replaceAll(/\s+/g, ' '),
    roles: trees.flatMap(rolesIn),
    figures: trees.flatMap(figuresIn),
    figuresOfFirst: trees.slice(0, 1).flatMap(figuresIn),
    links: (await Promise.all(pages.map((page) => page.getAnnotations()))).flat(),
    outline: await pdf.getOutline(),
    info: (await pdf.getMetadata()).info as Record<string, unknown>,
    marks: await pdf.getMarkInfo(),
    preferences: await pdf.getViewerPreferences(),
  }
}

test('forty concurrent PDFs are all made, and the server answers other requests meanwhile', async () => {
  const ana = await api.signIn({ account: 'many files' })
  const bob = await api.signIn({ account: 'other' })
  const id = await start(ana)
  const { pdf } = await linksOf(ana, id)
  let slowest = 0
  const ends = { all: false }
  const files = Promise.all(Array.from({ length: 40 }, () => follow(pdf))).finally(() => {
    ends.all = true
  })
  while (!ends.all) {
    const began = performance.now()
    expect((await bob.call(userCalls.me, {})).status).toBe(200)
    slowest = Math.max(slowest, performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }

  expect(new Set((await files).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(slowest).toBeLessThan(2_000)
})

test('a worker thread that ends during a PDF is a 503 with its reason, and the next PDF gets a new thread', async () => {
  const ana = await api.signIn()
  const { pdf } = await linksOf(ana, await start(ana))
  const app = await createApp(api.deps)
  process.once('worker', (thread) => thread.once('message', () => thread.terminate()))
  expect((await app.inject(pdf)).json()).toMatchObject({ code: 'UNAVAILABLE' })
  expect((await app.inject(pdf)).statusCode).toBe(200)
  await app.close()
})

describe('the report as a PDF', () => {
  let ana: Person
  let pdf: Awaited<ReturnType<typeof openPdf>>
  beforeAll(async () => {
    ana = await api.signIn()
    const file = await download(ana, await start(ana, { ...ANSWERED, remarks: 'Шаповал, Ελλάς, Đặng, 🌿' }, 'R-7'))
    pdf = await openPdf(file)
  })

  test.each([
    ['the light in words', 'Do not use before the conditions are met'],
    ['the reference', 'R-7'],
    ['the country in words', 'Provider country Brazil'],
    ['a fact', 'Date of initial access 10/03/2019'],
    ['what was skipped', 'Strain, accession, cultivar or batch SKIP'],
    ['that no paper is on file', 'Evidence No paper is on file.'],
    ['an obligation with its authority', 'Authority: Genetic Heritage Council (CGen), system SisGen'],
    ['how an obligation is met, by number', 'system SisGen · How to do it: 1, 2, 3'],
    ['the procedure of that number', '3. Register the access in SisGen'],
    ['the steps before the authority, numbered', '1. Have the responsible person create a SisGen user'],
    ['a rule with its confidence', 'Confidence: high'],
    [
      'what did not fit, with the answer, the articles, the colour and why',
      'DNA of people)? Not human material. [4] paragraph 2, [5] paragraph 5, [3] Art. 23n(2)(e), [2] section 2.3.1 · Green: Kind of organism',
    ],
    ['the law that these rules cite', '[6] Convention on Biological Diversity'],
    ['which rules decide', 'Decides.'],
    ['the day of the law', 'law of the country as of 20/11/2026'],
    ['the documents read', 'Nagoya Protocol'],
    ['a printed address', 'http://www.planalto.gov.br/'],
    ['what would change it', 'What would change it'],
    ['the locks to come', 'Placed when the assessment is completed'],
    ['the history', 'Results so far Decided Result Cause By'],
    ['the content version', 'Brazil (version 1), treaty level (version 1)'],
    ['the disclaimer', 'This report is not legal advice.'],
    ['other alphabets', 'Шаповал, Ελλάς, Đặng, \uFFFD'],
    ['what could not be shown', 'Some characters cannot be printed here; the JSON report has them.'],
  ])('says %s', (_, text) => {
    expect(pdf.text).toContain(text)
  })

  test('states the confidence of the deciding rule on its first page', () => {
    expect(pdf.texts[0]).toMatch(/Confidence: (high|medium|low)/)
  })

  test('numbers its pages, and says on each that it is provisional', () => {
    for (const [index, text] of pdf.texts.entries()) {
      expect(text).toContain(`Page ${index + 1} of ${pdf.texts.length}`)
      expect(text).toContain('PROVISIONAL')
    }
    expect(pdf.texts.length).toBeLessThanOrEqual(4)
  })

  test('is tagged: headings, tables with headers, lists and links, in a structure tree', () => {
    const roles = new Set(pdf.roles)

    for (const role of [
      'Document',
      'H1',
      'H2',
      'H3',
      'P',
      'Table',
      'TR',
      'TH',
      'TD',
      'L',
      'LI',
      'Lbl',
      'LBody',
      'Link',
    ]) {
      expect(roles).toContain(role)
    }
    expect(pdf.roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(pdf.figures.map(({ alt }) => alt)).toEqual([
      'Red: Do not use before the conditions are met',
      expect.stringMatching(/^QR code of the address that checks this report: http.+\/verify\?code=[A-Z0-9]{16}$/),
      expect.stringMatching(/^Law of Brazil for .+: (green|amber|red) .*Taken on 10\/03\/2019: red\.$/),
    ])
    expect(pdf.figuresOfFirst).toHaveLength(3)
    expect(pdf.marks).toMatchObject({ Marked: true })
    expect(pdf.links.map(({ url }) => url)).toContain(
      'http://www.planalto.gov.br/ccivil_03/_Ato2015-2018/2015/Lei/L13123.htm',
    )
  })

  test('has a language, a displayed title, and bookmarks', () => {
    expect(pdf.info).toMatchObject({ Language: 'en-GB', Title: expect.stringMatching(/^Report on assessment #\d{6}$/) })
    expect(pdf.preferences).toMatchObject({ DisplayDocTitle: true })
    expect(pdf.outline.map(({ title }) => title)).toEqual([
      'Decision',
      'What to do next',
      'Locks',
      'Evidence',
      'Reasoning',
      'What would change it',
      'Facts',
      'Results so far',
    ])
    expect(pdf.outline[4]?.items.map(({ title }: { title: string }) => title)).toEqual([
      'Is it covered at all? · Green',
      'Law of the provider country · Red',
      'Rules at the place of work · Not read: another rule closed it.',
    ])
  })

  test('says on every page of a completed assessment that a lock is closed, and who closed it', async () => {
    const id = await start(ana)
    expect((await complete(ana, id)).body.assessment).toMatchObject({ status: 'COMPLETED', cleared: false })
    const { texts, text } = await openPdf(await download(ana, id))

    for (const page of texts) expect(page).toContain('NOT CLEARED: 2 locks are closed')
    expect(text).toMatch(
      /Legal lock May release it: .+ Placed by a rule .+ \d\d\/\d\d\/\d{4} at .+, by Ada Ng\.? .+current text before release\./,
    )
    // Who placed the locks of one type is said once.
    expect(text.match(/Placed by a rule/g)).toHaveLength(2)
  })

  test('says that an opened lock may close again while the assessment is not completed', async () => {
    const account = randomUUID()
    const owner = await api.signIn({ account })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
    await unlockAll(admin, id)
    expect((await openPdf(await download(owner, id))).text).not.toContain('may close again')
    await answer(owner, id, { remarks: 'One more thing.' })

    expect((await openPdf(await download(owner, id))).text).toMatch(/Legal lock.+Released, may close again:/)
  })

  test('breaks an answer that is longer than a page without losing any of it', async () => {
    const words = Array.from({ length: 150 }, (_, index) => `w${index}.`)
    const { texts } = await openPdf(
      await download(ana, await start(ana, { organismGroup: 'human', remarks: words.join('\n') })),
    )
    const text = texts.join(' ')

    expect(words.filter((word) => !text.includes(word))).toEqual([])
    for (const page of texts) expect(page.length).toBeGreaterThan(250)
  })

  test('shows no colour, law line, duties or reasons while open answers can change the result', async () => {
    const id = await start(ana, BRAZIL)
    const { text, figures } = await openPdf(await download(ana, id))
    const sheet = await sheetOf(await download(ana, id, 'xlsx'), 'Decision')

    expect(text).toContain('Could be amber to red, 3 answers left Not decided Not answered yet: Is the research paid')
    expect(figures.map(({ alt }) => alt)).toEqual([
      'Not decided: Could be amber to red, 3 answers left',
      expect.stringContaining('QR code'),
    ])
    expect(text).not.toMatch(/What to do next|Reasoning|What would change it/)
    expect(sheet.flat()).toContain('Could be amber to red, 3 answers left')
  })

  test('can also be made of an assessment without a result', async () => {
    const { text } = await openPdf(await download(ana, await start(ana, {})))

    expect(text).toContain('Not decided yet')
    expect(text).toContain('No result has been recorded yet.')
  })
})

/** All text in the cells of a sheet. */
async function sheetOf(file: Buffer, name: string): Promise<string[][]> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(file as never)
  const rows = (book.getWorksheet(name)?.getSheetValues() ?? []) as unknown[][]
  return rows.filter(Boolean).map((row) => row.slice(1).map(String))
}

const ESCAPED: { readonly [sign: string]: string } = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The Unicode text that a file declares for its glyphs (actual text). */
function actualTextOf(file: Buffer): string {
  const raw = file.toString('latin1')
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, data = '']) =>
    Buffer.from(data, 'latin1'),
  )
  const contents = streams.map((data) => {
    try {
      return inflateSync(data).toString('latin1')
    } catch {
      return ''
    }
  })
  const marks = contents.flatMap((content) => [...content.matchAll(/\/ActualText \(\xfe\xff((?:\\.|[^\\)])*)\)/gs)])
  const texts = marks.map(([, text = '']) => text.replaceAll(/\\(.)/gs, (_, sign: string) => ESCAPED[sign] ?? sign))
  return texts.map((text) => new TextDecoder('utf-16be').decode(Buffer.from(text, 'latin1'))).join('\n')
}

describe('in other writing systems the PDF', () => {
  const TEXTS_OF = {
    simplified: '云南省的药用植物研究所',
    traditional: '臺灣原生種植物的遺傳資源',
    japanese: '日本の桜（サクラ）',
    korean: '한국의 유전자원',
    hindi: 'आयुर्वेद क्षत्रिय',
    thai: 'สมุนไพรไทย',
    arabic: 'النباتات الطبية',
    hebrew: 'צמחי מרפא',
    greek: 'Φαρμακευτικά φυτά',
    cyrillic: 'Лекарственные растения',
    vietnamese: 'Cây thuốc Việt Nam',
  }

  test('contains all of the text in reading order, and shows it in embedded fonts', async () => {
    const ana = await api.signIn()
    // The first line stands behind its question.
    const remarks = ['Names', ...Object.values(TEXTS_OF)].join('\n')
    const file = await download(ana, await start(ana, { organismGroup: 'human', remarks }, '参考-7 עברית'))
    const { text } = await openPdf(file)
    const actualText = actualTextOf(file)

    for (const one of Object.values(TEXTS_OF)) expect(actualText).toContain(one)
    expect(actualText).toContain('参考-7 עברית')
    // A PDF reader orders the glyphs, which are stored from left to right: the first Hebrew word stands on the right.
    for (const one of [TEXTS_OF.simplified, TEXTS_OF.traditional, TEXTS_OF.japanese, TEXTS_OF.korean]) {
      expect(text.normalize('NFKC')).toContain(one.normalize('NFKC'))
    }
    expect(text).toContain(TEXTS_OF.hebrew.split(' ').reverse().join(' '))
    expect(text).not.toContain('\uFFFD')
    expect(text).not.toContain('Some characters cannot be printed')
  })

  test('stays small, and contains those fonts only if they are needed', async () => {
    const ana = await api.signIn()
    const sizeOf = async (remarks: string) =>
      (await download(ana, await start(ana, { organismGroup: 'human', remarks }))).length
    const plain = await sizeOf('Plain words.')
    const chinese = await sizeOf(TEXTS_OF.simplified)

    expect(chinese).toBeGreaterThan(plain)
    expect(chinese - plain).toBeLessThan(60_000)
  })

  test('breaks words that are not divided by spaces, over lines and pages', async () => {
    const ana = await api.signIn()
    const remarks = '云南省的药用植物研究所'.repeat(180)
    const file = await download(ana, await start(ana, { organismGroup: 'human', remarks }))

    expect(actualTextOf(file).replaceAll('\n', '')).toContain(remarks)
    const { texts } = await openPdf(file)
    for (const page of texts) expect(page).toMatch(/Page \d+ of \d+/)
  })
})

describe('what would change it', () => {
  test('is stated in all files together with its conditions', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    const { body } = await ana.call(reports.report, { params: { id }, query: {} })
    const conditional = (body.assessment.decision?.changes ?? []).filter(({ when }) => when !== undefined)
    const pdf = await download(ana, id)
    const json = await download(ana, id, 'json')
    const xlsx = await download(ana, id, 'xlsx')
    const { text } = await openPdf(pdf)
    const sheet = await sheetOf(xlsx, 'What would change it')

    expect(conditional.length).toBeGreaterThan(0)
    expect(text.split('Provided that: ')).toHaveLength(conditional.length + 1)
    expect(text).toContain(`Provided that: ${ROUTINE}? yes`)
    expect(JSON.parse(json.toString()).assessment.decision.changes).toEqual(body.assessment.decision?.changes)
    expect(sheet.filter(([, provided]) => provided).slice(1)).toHaveLength(conditional.length)
    expect(sheet.flat()).toContain(`${ROUTINE}? yes`)
  })
})

describe('the short PDF', () => {
  test('has two pages, without the rules that were read, and says so; the full one has them', async () => {
    const ana = await api.signIn()
    const links = await linksOf(ana, await start(ana))
    const full = await openPdf((await follow(links.pdf)).rawPayload)
    const short = await openPdf((await follow(links.pdfShort)).rawPayload)

    expect(short.texts.length).toBeLessThan(full.texts.length)
    expect(full.text).toContain('Rules that did not fit')
    expect(full.text).toMatch(/Rules that fitted, too, and change nothing .+ Green/)
    expect(full.text).not.toContain('short report')
    expect(short.text).not.toContain('Rules that')
    expect(short.texts[0]?.replaceAll(/\s+/g, ' ')).toMatch(
      /Left out This is the short report\. The full report has the \d+ rules that were read/,
    )
    expect(short.texts).toHaveLength(2)
  })

  test('is a separate file, and the other formats omit nothing', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    const links = await linksOf(ana, id)
    const now = await linksOf(ana, id, { asKnownOn: new Date().toISOString().slice(0, 10) })
    for (const url of [links.pdf, links.pdfShort, links.pdfShort]) expect((await follow(url)).statusCode).toBe(200)

    expect(await filesOf(id)).toHaveLength(2)
    expect((await follow(now.pdfShort)).headers['content-disposition']).toMatch(
      /"report-\d{6}-short-as-known-on-\d{4}-\d\d-\d\d\.pdf"$/,
    )
    const refused = await follow(`${links.json}&rules=fitted`)
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual([expect.objectContaining({ path: 'rules' })])
  })
})

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
    const { paths } = (await follow('/api/docs/json')).json()
    const { content } = paths['/api/assessments/report/file/{format}'].get.responses['200']
    const { schema } = content['application/json']

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

  test('XLSX in French says which columns are English, and words the confidence', async () => {
    const ana = await api.signIn()
    await ana.call(userCalls.updateMe, { body: { preferences: { language: 'fr' } } })
    const file = await download(ana, await start(ana, ANSWERED), 'xlsx')
    const [headings = [], ...reasons] = await sheetOf(file, 'Motifs')
    expect(headings).toContain('Règle lue (en anglais)')
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

describe('evidence and locks', () => {
  const PERMIT = { kind: 'permit', number: 'A-1', issuer: 'CGen', validTo: '2030-01-02' } as const
  const target = { part: 'assessment', id: null } as const

  async function filed() {
    const account = randomUUID()
    const owner = await api.signIn({ account })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
    const { body } = await owner.call(evidence.add, { params: { id }, body: { ...PERMIT, target, settles: false } })
    return { owner, admin, id, params: { evidenceId: body.evidenceId } }
  }

  const reportOf = async (person: Person, id: string, query = {}) =>
    (await person.call(reports.report, { params: { id }, query })).body

  test('stand in every file, with who filed, checked, placed and released what, and why', async () => {
    const { owner, admin, id, params } = await filed()
    await admin.call(evidence.check, { params, body: { outcome: 'right' } })
    await unlockAll(admin, id)
    const links = await linksOf(owner, id)
    const texts = [links.pdf, links.pdfShort].map(async (url) => (await openPdf((await follow(url)).rawPayload)).text)
    for (const text of await Promise.all(texts)) {
      expect(text).toContain('Permit A-1, CGen')
      expect(text).toContain('valid until 02/01/2030')
      expect(text).toMatch(/UTC by Ada Ng.+Checked: Ada Ng found the facts right on \d\d\/\d\d\/\d{4} at/)
      expect(text).toMatch(/Placed by a rule of the law with the result of .+ UTC, by Ada Ng ·/)
      expect(text).toMatch(/Released by Ada Ng on .+ UTC · Reason: “The permit was granted\.”/)
    }
    const xlsx = (await follow(links.xlsx)).rawPayload
    expect((await sheetOf(xlsx, 'Evidence')).flat().join(' ')).toMatch(/Permit A-1, CGen.+found the facts right/s)
    expect((await sheetOf(xlsx, 'Locks')).flat().join(' ')).toMatch(/Placed by a rule.+Released by Ada Ng.+granted/s)
  })

  test('are those of the moment in a look back: neither later papers, checks and changes nor later releases', async () => {
    const { owner, admin, id, params } = await filed()
    const filedAt = new Date().toISOString()
    await admin.call(evidence.check, { params, body: { outcome: 'right', note: 'Compared.' } })
    const checkedAt = new Date().toISOString()
    await owner.call(evidence.change, { params, body: { number: 'A-2' } })
    await owner.call(evidence.withdraw, { params, body: { reason: 'A newer one replaced it.' } })
    await owner.call(evidence.add, { params: { id }, body: { kind: 'mat', number: 'M-1', target, settles: false } })

    const first = await reportOf(owner, id, { asKnownOn: filedAt })
    expect(first.papers).toMatchObject([{ number: 'A-1', state: 'valid', check: null, withdrawn: null }])
    const second = await reportOf(owner, id, { asKnownOn: checkedAt })
    expect(second.papers).toMatchObject([{ number: 'A-1', check: { outcome: 'right', note: 'Compared.' } }])
    const now = await reportOf(owner, id)
    expect(now.papers).toMatchObject([
      { number: 'A-2', state: 'withdrawn', check: null, withdrawn: { reason: 'A newer one replaced it.' } },
      { number: 'M-1', state: 'valid' },
    ])
  })

  test('of a paper name the duty, lock or answer that it serves, until it no longer does', async () => {
    const { owner, id, params } = await filed()
    const { body: read } = await owner.call(cases.read, { params: { id }, query: {} })
    const lock = read.assessment.locks.find(({ type }) => type === 'legal')
    const part = { part: 'lock', id: `legal:${lock?.ref}` } as const
    const { body } = await owner.call(evidence.link, { params, body: { assessmentId: id, target: part } })
    const of = async () => (await reportOf(owner, id)).papers[0]?.serves
    const whole = { part: 'assessment', text: null, settles: false }
    expect(await of()).toEqual([whole, { part: 'lock', text: lock?.text, settles: false }])
    const use = body.uses.find(({ target: { part: used } }) => used === 'lock')
    await owner.call(evidence.unlink, { params: { ...params, useId: String(use?.useId) } })
    expect(await of()).toEqual([whole])
  })
})

describe('a look back', () => {
  test('reports the result of that moment, in all files, and refuses by name what is too early', async () => {
    const ana = await api.signIn()
    const id = await start(ana)
    const { body: before } = await ana.call(reports.report, { params: { id }, query: {} })
    const asKnownOn = String(before.assessment.decidedAt)
    await answer(ana, id, { organismGroup: 'human' })
    const { body: now } = await ana.call(reports.report, { params: { id }, query: {} })
    const { body: then } = await ana.call(reports.report, { params: { id }, query: { asKnownOn } })
    const links = await linksOf(ana, id, { asKnownOn })

    expect(now.assessment.result).toBe('GREEN')
    expect(now.history).toHaveLength(2)
    expect(then).toMatchObject({ assessment: { result: 'RED', rights: [] }, verificationCode: before.verificationCode })
    expect(then.history).toHaveLength(1)
    expect(then.asKnownOn).toBe(asKnownOn)
    expect(now).not.toHaveProperty('asKnownOn')
    expect((await follow(links.json)).json()).toMatchObject({ assessment: { result: 'RED' }, facts: before.facts })
    const { text, texts } = await openPdf((await follow(links.pdf)).rawPayload)
    expect(text).toContain('Do not use before')
    expect(text).toContain('State as known on')
    expect(then.superseded).toBe(now.assessment.decidedAt)
    const warning =
      /AS KNOWN ON \d\d\/\d\d\/\d{4} at \d\d:\d\d UTC: a later result of \d\d\/.{7} at .{5} UTC has taken its place/
    for (const page of texts) expect(page.replaceAll(/\s+/g, ' ')).toMatch(warning)
    expect((await sheetOf((await follow(links.xlsx)).rawPayload, 'Decision')).flat().join(' ')).toMatch(warning)
    const { body: latest } = await ana.call(reports.report, {
      params: { id },
      query: { asKnownOn: String(now.assessment.decidedAt) },
    })
    expect(latest.superseded).toBeNull()
    expect(now).not.toHaveProperty('superseded')
    const early = await ana.call(reports.report, { params: { id }, query: { asKnownOn: '2020-01-01' } })
    expect(early).toMatchObject({ status: 422, body: { errors: [{ path: 'asKnownOn' }] } })
  })
})

test('a look back cites no procedures of today, and says that its law states facts as of a later day', async () => {
  const ana = await api.signIn()
  const { br_partner: _partner, br_borderArea: _area, ...elsewhere } = ANSWERED
  const id = await start(ana, { ...elsewhere, providerCountry: 'US' })
  const ofThis = eq(assessmentDecisions.assessmentId, id)
  await api.db
    .update(assessmentDecisions)
    .set({ decidedAt: new Date('2020-03-02T08:00:00.000Z') })
    .where(ofThis)
  const query = { asKnownOn: '2020-03-02' }
  const { body } = await ana.call(reports.report, { params: { id }, query })
  const { body: now } = await ana.call(reports.report, { params: { id }, query: {} })
  const { text } = await openPdf((await follow((await linksOf(ana, id, query)).pdf)).rawPayload)

  expect(String(body.laterReading) > '2020-03-02').toBe(true)
  expect(now).not.toHaveProperty('laterReading')
  expect(text).toContain('The version of the law known then states facts as of')
  expect(text).not.toContain('How to do it')
})

test('at several moments of one day is one stored file, as long as they show the same', async () => {
  const ana = await api.signIn()
  const id = await start(ana)
  const day = (time: string) => `2026-03-02T${time}Z`
  await api.db
    .update(assessmentDecisions)
    .set({ decidedAt: new Date(day('08:00:00.000')) })
    .where(eq(assessmentDecisions.assessmentId, id))
  for (const time of ['09:00:00.000', '09:00:01.000', '09:00:02.000', '21:30:00.000']) {
    const { json } = await linksOf(ana, id, { asKnownOn: day(time) })
    expect((await follow(json)).json()).toMatchObject({ asKnownOn: day('09:00:00.000') })
  }

  expect(await filesOf(id)).toHaveLength(1)
})

describe('a result under a law whose review is overdue', () => {
  const law = startPublishing(api)

  test('says so in all files, beside the amber light', async () => {
    await law.publish('BR', (file) => ({ ...file, asOf: '1900-02-28' }))
    const ana = await api.signIn()
    const id = await start(ana)
    await answer(ana, id, { organismGroup: 'human' })
    const { text } = await openPdf(await download(ana, id))

    expect(text).toContain('We cannot tell yet')
    expect(text).toContain('Review overdue since 28/02/2000')
    const json = JSON.parse((await download(ana, id, 'json')).toString())
    expect(json.assessment).toMatchObject({ result: 'AMBER', reviewOverdueSince: '2000-02-28' })
  })
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
