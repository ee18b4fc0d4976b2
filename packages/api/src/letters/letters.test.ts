import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { cases, duties, evidence, type Letter, letters } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { SaxesParser } from 'saxes'
import { beforeAll, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { assessmentLetters, auditEntries } from '../db/schema.ts'
import { answer, startAssessment } from '../testing/assessing.ts'
import { BRAZIL, BRAZIL_CONFIRMED } from '../testing/brazil.ts'
import { openPdf } from '../testing/files/openPdf.ts'
import { type Person, startApi } from '../testing/startApi.ts'

const api = startApi()
let owner: Person
let id: string
beforeAll(async () => {
  owner = await api.signIn({ account: randomUUID() })
  id = (await startAssessment(owner, BRAZIL_CONFIRMED)).assessmentId
})

const list = async (person: Person, of = id) =>
  (await person.call(letters.ofAssessment, { params: { id: of } })).body.rows
const read = (letterId: string, language: Letter['language'] = 'en', of = id) =>
  owner.call(letters.read, { params: { id: of, letterId }, query: { language } })
const save = (letterId: string, fields: object, headers = {}, language: Letter['language'] = 'en') =>
  owner.call(letters.save, { params: { id, letterId }, query: { language }, body: { fields } }, { headers })

const valuesOf = ({ fields }: Letter) => Object.fromEntries(fields.map(({ id, value }) => [id, value]))
/** The pieces of the letter that stand in italics. */
const latinOf = ({ blocks }: Letter): string[] =>
  blocks
    .flatMap((block) => {
      if (block.as === 'list') return block.items
      return block.as === 'facts' ? block.rows.map(({ runs }) => runs) : [block.runs]
    })
    .flatMap((runs) => runs.flatMap(({ text, isLatin }) => (isLatin ? [text] : [])))
const textOf = ({ blocks }: Letter): string =>
  blocks
    .flatMap((block) => {
      if (block.as === 'list') return block.items
      return block.as === 'facts' ? block.rows.map(({ term, runs }) => [{ text: term }, ...runs]) : [block.runs]
    })
    .map((runs) => runs.map((run) => run.text).join(' '))
    .join('\n')

async function fileOf(letterId: string, format: string, of = id): Promise<Buffer> {
  const reply = await api.app.inject({
    url: `/api/assessments/${of}/letters/${letterId}/file/${format}`,
    headers: { authorization: `Bearer ${owner.accessToken}` },
  })
  expect(reply.statusCode).toBe(200)
  return reply.rawPayload
}

/** The parts of a DOCX by path. Throws if the file is not a ZIP. */
async function partsOf(docx: Buffer): Promise<Map<string, string>> {
  const path = join(api.deps.settings.dataDir, `${randomUUID()}.docx`)
  writeFileSync(path, docx)
  const zip = await yauzl.openPromise(path, { autoClose: false })
  const parts = new Map<string, string>()
  for await (const entry of zip.eachEntry()) {
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  }
  zip.close()
  return parts
}

/** The text content of an XML document. Throws if it is not well-formed. */
function textOfXml(xml: string): string {
  const parser = new SaxesParser()
  let found = ''
  parser.on('text', (piece) => {
    found += piece
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return found
}

test("each procedure before an authority has a letter, filled from the assessment, in English and the authority's language", async () => {
  const rows = await list(owner)
  const register = rows.find(({ languages }) => languages.includes('pt'))
  expect(register).toMatchObject({ version: 0, provisional: false, gone: false, sent: null })

  const { body } = await read(register?.letterId ?? '', 'pt')
  expect(valuesOf(body)).toMatchObject({ resource: 'Bacillus subtilis', country: 'Brasil', accessDate: '10/03/2019' })
  expect(textOf(body)).toContain('[a preencher: Endereço postal da organização]')
  const { body: english } = await read(register?.letterId ?? '')
  expect(textOf(english)).toContain('There is a commercial aim.')
  expect(textOf(english)).toContain('[to be filled in: Place of access]')
  expect(new Set(latinOf(english))).toEqual(new Set(['Bacillus subtilis']))
  expect(latinOf(english).length).toBeGreaterThan(1)

  const { status, body: refused } = await read(register?.letterId ?? '', 'fr')
  const message = 'There is no such text of this letter: it can be written in English or Portuguese.'
  expect([status, refused]).toMatchObject([422, { errors: [{ path: 'language', message }] }])
  expect((await read('br-no-such-procedure')).status).toBe(404)
})

test('the declaration of product development lists the fields of its data set, with the source of each', async () => {
  // Access took place after Brazil joined the Protocol.
  const later = await startAssessment(owner, { ...BRAZIL_CONFIRMED, accessDate: '2022-03-10' })
  const { assessmentId } = later
  const declared = async () => (await read('eu-declaration-product', 'en', assessmentId)).body
  const body = await declared()
  const declaredFields = body.fields.filter(({ source }) => source !== null)
  expect(declaredFields.length).toBeGreaterThan(10)
  expect(declaredFields.every(({ source }) => source?.includes('2015/1866'))).toBe(true)
  expect(valuesOf(body)).toMatchObject({ resource: 'Bacillus subtilis', product: null, ircc: null })

  const target = { part: 'assessment', id: null } as const
  await owner.call(evidence.add, {
    params: { id: assessmentId },
    body: { kind: 'ircc', number: 'ABSCH-IRCC-BR-1', target } as never,
  })
  const certified = await declared()
  expect(valuesOf(certified)).toMatchObject({ ircc: 'ABSCH-IRCC-BR-1' })
  expect(certified.open).toBeLessThan(body.open)

  const { fields } = JSON.parse((await fileOf('eu-declaration-product', 'json', assessmentId)).toString())
  expect(fields).toContainEqual(expect.objectContaining({ id: 'ircc', value: 'ABSCH-IRCC-BR-1', origin: 'assessment' }))
})

test('fields are saved with version, history and audit entry; one language does not change another', async () => {
  const letterId = (await list(owner)).find(({ languages }) => languages.includes('pt'))?.letterId ?? ''
  const { body } = await save(letterId, { address: 'Am Ring 1\nHamburg', purpose: 'Screening for enzymes.' })
  expect(body).toMatchObject({ version: 1, savedBy: expect.any(String), open: expect.any(Number) })
  expect(valuesOf((await read(letterId, 'pt')).body)).toMatchObject({ address: 'Am Ring 1\nHamburg', purpose: null })

  const stale = await save(letterId, { address: 'Elsewhere' }, { 'if-match': '"0"' })
  expect([stale.status, stale.body]).toMatchObject([409, { current: { version: 1 } }])
  const same = await save(letterId, { resource: 'Bacillus subtilis' }, { 'if-match': '"1"' })
  expect(same.body.version).toBe(1)
  await save(letterId, { address: null }, { 'if-match': '"1"' })

  const { body: history } = await owner.call(letters.history, { params: { id, letterId } })
  expect(history.rows.map(({ action, changes }) => [action, Object.keys(changes)])).toEqual([
    ['saved', ['address']],
    ['saved', ['address', 'purpose.en']],
  ])
  const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'ASSESSMENT_LETTER_SAVED'))
  expect(entries).toHaveLength(2)

  expect((await save(letterId, { grant: 'X' })).body).toMatchObject({ errors: [{ path: 'fields.grant' }] })
  expect((await save(letterId, { place: 'x'.repeat(4001) })).status).toBe(422)
})

const NASTY = '=cmd|x<w:t>&"]]>\u0000\u0007\u202e{{portal}} $t(letters.open) (endobj)\r\nשלום خالد 水稲'

test('user input is treated as text in every file, whatever it looks like', async () => {
  const letterId = (await list(owner)).find(({ languages }) => languages.includes('pt'))?.letterId ?? ''
  const { body } = await save(letterId, { remarks: NASTY, contact: 'خالد <b>' })
  const hostileText = '=cmd|x<w:t>&"]]>{{portal}} $t(letters.open) (endobj)\nשלום خالد 水稲'
  expect(valuesOf(body)).toMatchObject({ remarks: hostileText, contact: 'خالد <b>' })

  const parts = await partsOf(await fileOf(letterId, 'docx'))
  for (const [name, xml] of parts) if (/\.(xml|rels)$/.test(name)) textOfXml(xml)
  const written = textOfXml(parts.get('word/document.xml') ?? '')
  for (const line of hostileText.split('\n')) expect(written).toContain(line)
  expect([...parts.keys()].filter((name) => /vba|embed|external/i.test(name))).toEqual([])
  const portuguese = await partsOf(await fileOf(letterId, 'docx?language=pt'))
  expect(portuguese.get('word/styles.xml')).toContain('w:val="pt-BR"')

  const { text: pdf } = await openPdf(await fileOf(letterId, 'pdf'))
  expect(pdf).toContain('=cmd|x<w:t>&"]]>{{portal}} $t(letters.open) (endobj)')
  expect(pdf).toContain('Bacillus subtilis')
})

test('a draft for a case that is not completed says so, and the case is not declared out of scope', async () => {
  const open = await startAssessment(owner, BRAZIL)
  const [first] = await list(owner, open.assessmentId)
  expect(first).toMatchObject({ provisional: true })
  const { body } = await read(first?.letterId ?? '', 'en', open.assessmentId)
  expect(body.blocks[0]).toMatchObject({ as: 'warning' })
  expect((await read('out-of-scope')).body).toMatchObject({ errors: [{ path: 'letterId' }] })
})

test('an out-of-scope declaration has reasons, the versions of the law and the code of the record', async () => {
  const synthetic = { organismGroup: 'not_biological', intendedUse: 'screening', intendedUseDate: '2026-12-01' }
  const started = await startAssessment(owner, synthetic)
  const { body } = await answer(owner, started.assessmentId, {
    useLocation: ['other'],
    commercialIntent: 'commercial',
    thirdPartyTransfer: 'no',
    materials: ['compound'],
    traditionalKnowledge: 'no',
    papersHeld: ['none'],
    derivativeLink: 'no',
    utilisationCheck: 'no',
    confirm: true,
  })
  expect([body.assessment.status, body.assessment.result]).toEqual(['COMPLETED', 'GREEN'])
  const { body: declared } = await read('out-of-scope', 'en', started.assessmentId)
  expect(textOf(declared)).toMatch(/Code of the record \S{4}-\S{4}/)
  expect(textOf(declared)).toContain('Law that was read')
})

test('a saved letter whose procedure is gone stays readable and says so', async () => {
  const letterId = (await list(owner)).find(({ languages }) => languages.includes('pt'))?.letterId ?? ''
  await save(letterId, { phone: '+49 40 1' })
  const [saved] = await api.db.select().from(assessmentLetters).where(eq(assessmentLetters.letterId, letterId))
  const gone = { ...saved, letterId: 'br-gone', accountId: owner.accountId, assessmentId: id } as never
  await api.db.insert(assessmentLetters).values(gone)
  expect((await list(owner)).find((one) => one.letterId === 'br-gone')).toMatchObject({ gone: true })
  const { body } = await read('br-gone')
  expect(valuesOf(body)).toMatchObject({ phone: '+49 40 1' })
  expect(textOf(body)).toContain('The law no longer asks for this')
})

test('a sent letter becomes evidence, its duty reminds of the answer, and a missing answer is recorded', async () => {
  const letterId = (await list(owner)).find(({ languages }) => languages.includes('pt'))?.letterId ?? ''
  const send = (body: object) => owner.call(letters.send, { params: { id, letterId }, body: body as never })
  const to = { to: 'CGen', way: 'email' }
  expect((await send({ ...to, on: '2999-01-01' })).body).toMatchObject({ errors: [{ path: 'on' }] })
  expect((await send({ ...to, on: '2026-02-01', remindOn: '2026-01-31' })).body).toMatchObject({
    errors: [{ path: 'remindOn' }],
  })

  const { body: sent } = await send({ ...to, on: '2026-02-01', remindOn: '2026-03-01' })
  expect(sent.sent).toMatchObject({ on: '2026-02-01', to: 'CGen', answer: null })
  const { body: due } = await owner.call(duties.ofAssessment, { params: { id } })
  expect(due.rows).toContainEqual(expect.objectContaining({ dueDay: '2026-03-01', dueFrom: 'hand' }))

  const answer = (on: string) => owner.call(letters.answer, { params: { id, letterId }, body: { outcome: 'none', on } })
  expect((await answer('2026-01-31')).body).toMatchObject({ errors: [{ path: 'on' }] })
  expect((await answer('2026-03-02')).body.sent?.answer).toEqual({ outcome: 'none', on: '2026-03-02' })
  const { body: paper } = await owner.call(evidence.read, { params: { evidenceId: sent.sent?.evidenceId ?? '' } })
  expect(paper).toMatchObject({
    kind: 'unanswered_enquiry',
    madeOn: '2026-02-01',
    proves: 'Sent on 01/02/2026 to CGen, by e-mail. No answer by 02/03/2026.',
    files: [{ type: 'application/pdf' }],
  })
  const { body: history } = await owner.call(cases.history, { params: { id } })
  expect(history.events.map(({ action }) => action)).toContain('LETTER_UNANSWERED')
})

test('letters of an assessment that a user may not read do not exist for them', async () => {
  const stranger = await api.signIn({ account: randomUUID() })
  const { status } = await stranger.call(letters.ofAssessment, { params: { id } })
  expect(status).toBe(404)
})
