import { randomUUID } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { type Answers, cases, reports, users as userCalls } from '@portal/contract'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../startup/app.ts'
import { startAssessment, unlockAll } from '../testing/assessing.ts'
import { BRAZIL, BRAZIL_CONFIRMED } from '../testing/brazil.ts'
import { openPdf } from '../testing/files/openPdf.ts'
import { sheetOf } from '../testing/files/sheetOf.ts'
import { ANSWERED, reportsFrom } from '../testing/reports.ts'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()
const ROUTINE = 'Is it a stand-alone routine activity that Brazil does not treat as access'
afterEach(() => vi.useRealTimers())
const { start, answer, linksOf, follow, download, filesOf } = reportsFrom(api)

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
    ['an obligation with its authority', 'Who can close it: Genetic Heritage Council (CGen), system SisGen'],
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
      'Why',
      'What would change it',
      'All answers',
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

    expect(text).toContain('Could be amber to red, 3 answers left Not answered yet: Is the research paid')
    expect(figures.map(({ alt }) => alt)).toEqual([
      'Not decided: Could be amber to red, 3 answers left',
      expect.stringContaining('QR code'),
    ])
    expect(text).not.toMatch(/What to do next|\bWhy\b|What would change it/)
    expect(sheet.flat()).toContain('Could be amber to red, 3 answers left')
  })

  test('an imported answer on a late page makes no question before it a skipped one', async () => {
    const { commercialIntent: _, ...others } = BRAZIL
    const id = await start(ana, { ...others, remarks: 'from our list', host: null })
    const { body } = await ana.call(reports.report, { params: { id }, query: {} })
    const shown = new Map(body.facts.flatMap(({ rows }) => rows.map((row) => [row.id, row] as const)))
    const { text } = await openPdf(await download(ana, id))
    const sheet = await sheetOf(await download(ana, id, 'xlsx'), 'Facts')

    expect(shown.get('materialIdentifier')).toMatchObject({ value: 'SKIP', reached: true })
    expect(shown.get('host')).toMatchObject({ value: 'SKIP', reached: true })
    expect(shown.get('remarks')).toMatchObject({ value: 'from our list', reached: true })
    for (const unasked of ['commercialIntent', 'externalFunding', 'confirm'])
      expect(shown.get(unasked)).toMatchObject({ value: 'SKIP', reached: false })
    const question = shown.get('commercialIntent')?.question ?? ''
    expect(text).not.toContain(`${question} SKIP`)
    expect(text.slice(text.indexOf('Not reached yet'))).toContain(question)
    expect(sheet.find((row) => row.includes(question))).toContain('Not reached yet')
  })

  test('can also be made of an assessment without a result', async () => {
    const { text } = await openPdf(await download(ana, await start(ana, {})))

    expect(text).toContain('Not decided yet')
    expect(text).toContain('No result has been recorded yet.')
  })
})

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
