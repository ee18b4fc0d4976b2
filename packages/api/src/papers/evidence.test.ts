import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Attention,
  type CountryFile,
  cases,
  duties,
  type Evidence,
  evidence,
  notifications,
} from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { assessmentDecisions, assessments as assessmentTable, evidenceUploads } from '../db/schema.ts'
import { answer, readAssessment, startAssessment } from '../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../testing/brazil.ts'
import { unpackZip } from '../testing/files/unpackZip.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { startPublishing } from '../testing/startPublishing.ts'
import { expireEvidence } from './lostProof.ts'
import { sweepFiles } from './uploads.ts'

const api = startApi({ FILE_MAX_MB: '1' })
const law = startPublishing(api)

const PDF = (text = '') => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`)
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const WHOLE = { part: 'assessment', id: null } as const

/** A company with two confirmed assessments of Brazil that both hold a permit. */
async function company() {
  const account = randomUUID()
  const owner = await api.signIn({ account })
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const answers = { ...BRAZIL_CONFIRMED, papersHeld: ['permit'], papersCoverUse: 'yes', changeOfIntent: 'no' }
  const { assessmentId: id } = await startAssessment(owner, answers)
  const { assessmentId: other } = await startAssessment(owner, answers)
  return { account, owner, admin, id, other }
}

async function upload({ accessToken }: Person, content: Buffer, query: { name: string; sha256?: string }) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/evidence/uploads',
    query,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/octet-stream' },
    payload: content,
  })
  return { status: reply.statusCode, body: reply.json() }
}
const uploaded = async (person: Person, content = PDF()) =>
  (await upload(person, content, { name: 'permit.pdf' })).body.fileId as string

type Fields = Partial<Parameters<Person['call']>[1]> & { [field: string]: unknown }
const add = async (person: Person, id: string, fields: Fields = {}): Promise<Evidence> => {
  const body = { kind: 'permit', number: 'A-1', target: WHOLE, ...fields } as const
  const reply = await person.call(evidence.add, { params: { id }, body: body as never })
  expect(reply.body).toMatchObject({ evidenceId: expect.any(String) })
  return reply.body
}
const read = async (person: Person, { evidenceId }: Pick<Evidence, 'evidenceId'>) =>
  person.call(evidence.read, { params: { evidenceId } })
const storedFiles = () => {
  const folder = join(api.deps.settings.dataDir, 'files', 'stored')
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []
}

test('cases are found by what their papers lack, and what is found is exported with the cases it serves', async () => {
  const { owner, admin, id, other } = await company()
  const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
  const paper = await add(owner, id, { validTo: soon })
  const needing = async (...attention: Attention[]) => {
    const reply = await owner.call(cases.search, { body: { filters: { attention } } })
    return reply.body.rows.map(({ assessmentId }) => assessmentId)
  }
  expect(await needing('evidenceMissing')).toEqual([other])
  expect(await needing('evidenceUnchecked')).toEqual([id])
  expect(await needing('paperEnds')).toEqual([id])
  expect(await needing('evidenceMissing', 'paperEnds')).toEqual([other, id])
  await admin.call(evidence.check, { params: paper, body: { outcome: 'right' } })
  expect(await needing('evidenceUnchecked')).toEqual([])
  expect(await needing('overdue', 'reviewOverdue')).toEqual([])
  const changed = (days: { from?: string; to?: string }) =>
    owner.call(cases.search, { body: { filters: { resultChanged: days } } })
  expect((await changed({ to: '2020-01-01' })).body.total).toBe(0)

  const { rows } = (await owner.call(duties.ofAssessment, { params: { id } })).body
  const open = rows.find(({ state }) => state === 'open')
  await owner.call(duties.change, { params: { dutyId: open?.dutyId ?? '' }, body: { dueDay: '2020-01-01' } })
  expect(await needing('overdue')).toEqual([id])
  await api.db
    .update(assessmentTable)
    .set({ overdueSince: '2026-01-01' })
    .where(eq(assessmentTable.assessmentId, other))
  expect(await needing('reviewOverdue')).toEqual([other])
  await api.db.update(assessmentDecisions).set({ before: 'GREEN' }).where(eq(assessmentDecisions.assessmentId, other))
  const today = new Date().toISOString().slice(0, 10)
  expect((await changed({ from: today })).body.rows.map(({ assessmentId }) => assessmentId)).toEqual([other])

  const exported = (format: string) =>
    api.app.inject({
      url: `/api/evidence/export/${format}?ends=soon`,
      headers: { authorization: `Bearer ${owner.accessToken}` },
    })
  const sheet = String((await unpackZip((await exported('xlsx')).rawPayload)).get('xl/worksheets/sheet1.xml'))
  expect(sheet).toContain('A-1')
  expect(sheet).toContain('#000001')
  const text = (await exported('csv')).payload
  expect(text).toContain(`,${soon},valid until `)
  expect(text).toContain('#000001: ')
})

describe('a file', () => {
  test('is stored with its hash and served only as an attachment', async () => {
    const { owner, id } = await company()
    const content = PDF('the permit')
    const sent = await upload(owner, content, { name: '../../Permit ção.pdf', sha256: sha256Of(content) })
    expect(sent).toMatchObject({ status: 200, body: { name: 'Permit ção.pdf', sha256: sha256Of(content) } })
    const paper = await add(owner, id, { fileId: sent.body.fileId })
    const [file] = paper.files
    const reply = await api.app.inject({
      url: `/api/evidence/${paper.evidenceId}/files/${file?.fileId}`,
      headers: { authorization: `Bearer ${owner.accessToken}` },
    })

    expect(file).toMatchObject({ number: 1, size: content.length, type: 'application/pdf' })
    expect(reply.rawPayload.equals(content)).toBe(true)
    expect(reply.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="Permit_/),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-type': 'application/octet-stream',
    })
  })

  test.each([
    { name: 'too large', content: Buffer.alloc(1_100_000), file: 'a.pdf', status: 413, says: /larger than 1 MB/ },
    {
      name: 'a renamed program',
      content: Buffer.from('MZ\x90'),
      file: 'a.pdf',
      status: 422,
      says: /not what its name/,
    },
    { name: 'of another kind', content: PDF(), file: 'a.html', status: 422, says: /not accepted.*pdf/ },
    {
      name: 'changed on the way',
      content: PDF(),
      file: 'a.pdf',
      sha256: sha256Of(PDF('x')),
      status: 422,
      says: /changed/,
    },
  ])('that is $name is refused, and nothing is stored', async ({ content, file, sha256, status, says }) => {
    const { owner } = await company()
    const before = storedFiles()
    const reply = await upload(owner, content, { name: file, ...(sha256 && { sha256 }) })

    expect(reply).toMatchObject({ status, body: { errors: [{ path: 'file', message: expect.stringMatching(says) }] } })
    expect(storedFiles()).toEqual(before)
    expect(readdirSync(join(api.deps.settings.dataDir, 'files', 'drafts'))).toEqual([])
  })

  test('arrives over a real connection', async () => {
    const { owner } = await company()
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/octet-stream' }
    const sent = { method: 'POST', headers, body: 'Taken in 2012.', signal: AbortSignal.timeout(60_000) }
    const reply = await fetch(`${address}/api/evidence/uploads?name=note.txt`, sent)

    expect(await reply.json()).toMatchObject({ name: 'note.txt', type: 'text/plain', size: 14 })
  })

  test('of another user, or one that was already used, does not exist', async () => {
    const { owner, admin, id } = await company()
    const fileId = await uploaded(owner)
    const body = { kind: 'permit', fileId, target: WHOLE } as const
    const byOther = await admin.call(evidence.add, { params: { id }, body })
    await add(owner, id, { fileId })
    const again = await owner.call(evidence.add, { params: { id }, body })

    for (const reply of [byOther, again]) {
      expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'fileId' }] } })
    }
  })

  test('that is not used within a day is removed, and so is one without a database row', async () => {
    const { owner, id } = await company()
    const used = await uploaded(owner)
    const waiting = await uploaded(owner)
    const orphan = await uploaded(owner)
    await add(owner, id, { fileId: used })
    await api.db.delete(evidenceUploads).where(eq(evidenceUploads.fileId, orphan))
    await sweepFiles(api.deps)
    expect(storedFiles().join()).toContain(orphan)
    for (const path of storedFiles()) {
      utimesSync(join(api.deps.settings.dataDir, 'files', 'stored', path), new Date(0), new Date(0))
    }
    await sweepFiles(api.deps, new Date(Date.now() + 25 * 3_600_000))

    expect(storedFiles().join()).toContain(used)
    for (const gone of [waiting, orphan]) expect(storedFiles().join()).not.toContain(gone)
  })
})

describe('evidence', () => {
  test('keeps its versions; its check is by a second person and applies to the last version', async () => {
    const { owner, admin, id } = await company()
    const paper = await add(owner, id, { fileId: await uploaded(owner), validFrom: '2012-03-14', proves: 'Consent' })
    const check = (person: Person, outcome = 'right') =>
      person.call(evidence.check, { params: paper, body: { outcome: outcome as 'right' } })

    expect(await check(owner)).toMatchObject({ status: 422, body: { errors: [{ path: 'outcome' }] } })
    expect((await check(admin)).body).toMatchObject({ check: { outcome: 'right', by: 'Ada Ng' } })
    const body = { fileId: await uploaded(admin, PDF('page 2')), reason: 'The second page was missing.' }
    const { body: second } = await admin.call(evidence.addVersion, { params: paper, body })
    expect(second.check).toBeNull()
    expect(second.files.map(({ number, reason }) => [number, reason])).toEqual([
      [2, body.reason],
      [1, null],
    ])
    expect((await check(admin)).status).toBe(422)
    const { body: history } = await owner.call(evidence.history, { params: paper })
    expect(history.rows.map(({ action }) => action)).toEqual(['file', 'checked', 'added'])
  })

  test('can be changed on the present version only, never deleted, and withdrawn with a reason', async () => {
    const { owner, id } = await company()
    const paper = await add(owner, id)
    const change = (version: number, body: object) =>
      owner.call(evidence.change, { params: paper, body }, { headers: { 'if-match': `"${version}"` } })
    expect((await change(1, { issuer: 'IBAMA' })).body).toMatchObject({ issuer: 'IBAMA', version: 2 })
    expect(await change(1, { issuer: 'CGen' })).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } })
    expect(await change(2, { validFrom: '2030-01-01', validTo: '2029-01-01' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'validTo' }] },
    })
    await owner.call(evidence.withdraw, { params: paper, body: { reason: 'It is of another species.' } })

    const { rows } = (await owner.call(evidence.ofAssessment, { params: { id } })).body
    expect(rows).toMatchObject([{ state: 'withdrawn', withdrawn: { reason: 'It is of another species.' } }])
    expect((await change(4, { issuer: 'CGen' })).status).toBe(422)
    const { events } = (await owner.call(cases.history, { params: { id } })).body
    const texts = events.map(({ text }) => text).join('\n')
    for (const what of ['added', 'changed', 'withdrawn']) expect(texts).toContain(`Evidence was ${what}: Permit A-1.`)
  })

  test('requires a file, a link or a number, and an existing part of the assessment', async () => {
    const { owner, id } = await company()
    const body = { kind: 'permit', target: WHOLE } as const
    const empty = await owner.call(evidence.add, { params: { id }, body })
    const target = { part: 'duty', id: randomUUID() } as const
    const nowhere = await owner.call(evidence.add, { params: { id }, body: { ...body, number: '1', target } })
    const link = await owner.call(evidence.add, { params: { id }, body: { ...body, link: 'javascript:alert(1)' } })

    expect(empty).toMatchObject({ status: 422, body: { errors: [{ path: 'fileId' }] } })
    expect(nowhere).toMatchObject({ status: 422, body: { errors: [{ path: 'target' }] } })
    expect(link).toMatchObject({ status: 422, body: { errors: [{ path: 'link' }] } })
    expect((await owner.call(evidence.ofAssessment, { params: { id } })).body.rows).toEqual([])
  })

  test('of one paper serves several assessments without revealing those that a user may not read', async () => {
    const { account, owner, id, other } = await company()
    const paper = await add(owner, id, { fileId: await uploaded(owner) })
    const body = { assessmentId: other, target: { part: 'answer', id: 'papersHeld' } } as const
    expect((await owner.call(evidence.link, { params: paper, body })).body.uses).toHaveLength(2)
    expect((await owner.call(evidence.link, { params: paper, body })).body).toMatchObject({ usedBy: 2 })
    const history = await owner.call(evidence.history, { params: paper })
    expect(history.body.rows.map(({ action }) => action)).toEqual(['linked', 'added'])
    const page = await owner.call(evidence.uses, { params: paper, query: { from: 1, size: 1 } })
    expect(page.body).toMatchObject({ count: 2, rows: [{ assessmentId: other }] })
    await api.db.update(assessmentTable).set({ visibility: 'PRIVATE' }).where(eq(assessmentTable.assessmentId, other))
    const reader = await api.signIn({ account, role: 'GUEST_USER' })
    const stranger = await api.signIn({ account: randomUUID() })

    const alone = { uses: [{ assessmentId: id }], usedBy: 1, mayChange: false }
    expect((await read(reader, paper)).body).toMatchObject(alone)
    expect((await reader.call(evidence.uses, { params: paper, query: {} })).body.count).toBe(1)
    expect((await stranger.call(evidence.uses, { params: paper, query: {} })).status).toBe(404)
    expect((await reader.call(evidence.list, { query: { q: 'permit.pdf' } })).body.count).toBe(1)
    expect((await reader.call(evidence.list, { query: { country: 'BR' } })).body.count).toBe(1)
    expect((await reader.call(evidence.list, { query: { country: 'PE' } })).body.count).toBe(0)
    expect((await reader.call(evidence.list, { query: { ends: 'soon' } })).body.count).toBe(0)
    expect((await read(stranger, paper)).status).toBe(404)
    expect((await stranger.call(evidence.list, { query: {} })).body.count).toBe(0)
    const useId = String((await read(owner, paper)).body.uses.find((use) => use.assessmentId === id)?.useId)
    await owner.call(evidence.unlink, { params: { ...paper, useId } })
    expect((await read(reader, paper)).status).toBe(404)
    expect((await read(owner, paper)).body.uses).toMatchObject([{ assessmentId: other }])
  })

  test('meets a duty, and reopens it when withdrawn unless another paper meets it', async () => {
    const { owner, id } = await company()
    const open = async () => (await owner.call(duties.ofAssessment, { params: { id } })).body.rows
    // A duty that arises whatever papers are held; others end when the last paper is withdrawn.
    const duty = (await open()).find(({ obligationId }) => obligationId === 'br-association')
    const target = { part: 'duty', id: String(duty?.dutyId) } as const
    const one = await add(owner, id, { target, settles: true })
    const two = await add(owner, id, { target, settles: true })
    const state = async () => (await open()).find(({ dutyId }) => dutyId === duty?.dutyId)

    expect(await state()).toMatchObject({ state: 'met_by_paper', settledBy: 'Ada Ng' })
    await owner.call(evidence.withdraw, { params: one, body: { reason: 'Wrong one.' } })
    expect(await state()).toMatchObject({ state: 'met_by_paper' })
    await owner.call(evidence.withdraw, { params: two, body: { reason: 'Wrong one.' } })
    expect(await state()).toMatchObject({ state: 'open', settledBy: null })
    const history = await owner.call(duties.history, { params: { dutyId: String(duty?.dutyId) } })
    expect(history.body.rows.map(({ because }) => because)).toEqual([
      'Evidence was withdrawn: Permit A-1.',
      'Evidence was added: Permit A-1.',
      'Evidence was added: Permit A-1.',
    ])
  })
})

describe('a certificate is evidence once a second person has checked it', () => {
  const NUMBER = 'ABSCH-IRCC-BR-123456-1'
  const DAYS = { accessDate: '2022-03-10', madeOn: '2022-03-01' }
  const PAPERS = { papersHeld: ['ircc'], irccNumber: NUMBER, papersCoverUse: 'yes', changeOfIntent: 'no' }

  async function certified(fields: Fields = {}) {
    const { owner, admin } = await company()
    const answers = { ...BRAZIL_CONFIRMED, ...PAPERS, accessDate: DAYS.accessDate, useLocation: ['provider'] }
    const { assessmentId: id } = await startAssessment(owner, answers)
    const fileId = await uploaded(owner)
    const paper = await add(owner, id, { kind: 'ircc', number: NUMBER, madeOn: DAYS.madeOn, fileId, ...fields })
    const check = (outcome: 'right' | 'differs') =>
      admin.call(evidence.check, { params: { evidenceId: paper.evidenceId }, body: { outcome } })
    const light = async () => {
      const { assessment } = (await readAssessment(owner, id)).body
      const { decision, papersChecked } = assessment
      if (!decision) throw new Error('The case is decided.')
      const toCheck = decision.obligations.some((one) => one.toCheck)
      return { provider: decision.lights.provider, toCheck, papersChecked }
    }
    return { owner, admin, id, paper, check, light }
  }
  const TO_CHECK = { provider: 'AMBER', toCheck: true, papersChecked: undefined }
  const CHECKED = { provider: 'AMBER', toCheck: false, papersChecked: ['ircc'] }

  test('and no longer once it is changed, withdrawn or found to differ', async () => {
    const { owner, paper, check, light } = await certified()
    const params = { evidenceId: paper.evidenceId }
    expect(await light()).toEqual(TO_CHECK)
    await check('right')
    expect(await light()).toEqual(CHECKED)
    await owner.call(evidence.change, { params, body: { issuer: 'CGen' } })
    expect(await light()).toEqual(TO_CHECK)
    await check('right')
    expect(await light()).toEqual(CHECKED)
    await check('differs')
    expect(await light()).toEqual(TO_CHECK)
    await check('right')
    await owner.call(evidence.withdraw, { params, body: { reason: 'Of another case' } })
    expect((await light()).provider).toBe('RED')
  })

  test.each([
    ['has another number', { number: 'ABSCH-IRCC-BR-654321-1' }],
    ['is only named, without a file', { fileId: null }],
    ['ends before the use', { validTo: '2026-11-29' }],
  ])('not if the one on file %s', async (_, fields) => {
    const { check, light } = await certified(fields)
    await check('right')
    expect(await light()).toEqual(TO_CHECK)
  })

  test.each([
    ['not for commercial use', { mark: 'non_commercial' }],
    ['for another genus', { material: 'Escherichia coli' }],
    ['before the country was a Party', { madeOn: '2020-03-01' }],
  ])('and improves nothing if it was issued %s', async (_, fields) => {
    const { check, light } = await certified(fields)
    await check('right')
    expect((await light()).provider).toBe('RED')
  })

  test('nobody can say so in an answer, and a copy has no papers', async () => {
    const { owner, id, check } = await certified()
    await check('right')
    const said = await answer(owner, id, { papersChecked: ['ircc'] })
    expect(said).toMatchObject({ status: 422, body: { errors: [{ path: 'papersChecked' }] } })
    const copy = await owner.call(cases.clone, { params: { id } })
    expect(copy.body).not.toHaveProperty('papersChecked')
    expect(copy.body).not.toHaveProperty('irccIssued')
  })

  test('if it was checked before an upgrade, too', async () => {
    const { id, check, light } = await certified()
    await check('right')
    const forget = sql`update assessments set answers = answers - 'papersChecked' - 'irccIssued' where assessment_id = ${id}`
    await api.db.execute(forget)
    const migration = readFileSync(new URL('../../drizzle/0060_papers_of_certificates.sql', import.meta.url), 'utf8')
    await api.db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''))
    expect(await light()).toEqual(CHECKED)
  })

  test.each([
    ['Another Institute', true],
    ['São Demo, Department of Botany', false],
    ['demo', false],
  ])('issued to %s is asked about: %s', async (holder, isAsked) => {
    const { account, owner, id } = await company()
    await api.pool.query("update accounts set account_name = 'Sao Demo' where account_id = $1", [account])
    const body = { kind: 'ircc', number: NUMBER, holder, target: WHOLE } as const
    const added = await owner.call(evidence.add, { params: { id }, body })
    expect(added.body).toMatchObject({ holder, notIssuedTo: isAsked ? 'Sao Demo' : null })
  })

  test('was not made in the future', async () => {
    const { owner, id } = await company()
    const body = { kind: 'ircc', number: NUMBER, madeOn: '2099-01-01', target: WHOLE } as const
    const reply = await owner.call(evidence.add, { params: { id }, body })
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'madeOn' }] } })
  })
})

test('evidence, its files and its history are kept for 20 years', async () => {
  const { owner, id } = await company()
  const { evidenceId } = await add(owner, id, { fileId: await uploaded(owner) })
  const remove = (table: string) => api.pool.query(`delete from ${table} where evidence_id = $1`, [evidenceId])

  for (const table of ['evidence', 'evidence_files', 'evidence_changes']) {
    await expect(remove(table)).rejects.toThrow(`${table} is held for 20 years`)
  }
  await api.pool.query("update evidence set added_at = now() - interval '21 years' where evidence_id = $1", [
    evidenceId,
  ])
  expect((await remove('evidence')).rowCount).toBe(1)
})

describe('an expired permit', () => {
  test('makes every assessment that counted it be decided again, and notifies the owners', async () => {
    const { owner, admin, id, other } = await company()
    const paper = await add(owner, id, { validTo: '2031-05-31' })
    await owner.call(evidence.link, { params: paper, body: { assessmentId: other, target: WHOLE } })
    const before = (await readAssessment(owner, id)).body.assessment
    await expireEvidence(api.deps, '2031-05-31')
    expect((await readAssessment(owner, id)).body.assessment.papersHeld).toEqual(['permit'])
    await expireEvidence(api.deps, '2031-06-01')
    await expireEvidence(api.deps, '2031-06-02')

    for (const one of [id, other]) {
      const { assessment } = (await readAssessment(owner, one)).body
      expect(assessment.papersHeld).toEqual(['none'])
      expect(assessment.decision).not.toEqual(before.decision)
      const { rows, events } = (await admin.call(cases.history, { params: { id: one } })).body
      expect(rows[0]).toMatchObject({ cause: 'evidence', decidedBy: 'the portal' })
      expect(events.filter(({ action }) => action === 'EVIDENCE_EXPIRED')).toHaveLength(1)
    }
    const { rows } = (await owner.call(notifications.list, { query: {} })).body
    expect(rows.filter(({ text }) => /this paper has expired: Permit A-1/.test(text))).toHaveLength(2)
  })

  test('changes nothing if there is another valid one of its kind', async () => {
    const { owner, id } = await company()
    await add(owner, id, { validTo: '2031-05-31' })
    await add(owner, id, { number: 'A-2', kind: 'pic' })
    await expireEvidence(api.deps, '2031-06-01')

    expect((await readAssessment(owner, id)).body.assessment.papersHeld).toEqual(['permit'])
  })

  test('reopens an assessment if the law asks more without it, and says why', async () => {
    await law.publish('BR', askingWithoutPermit)
    const { owner, admin, id } = await company()
    await add(owner, id, { validTo: '2031-05-31' })
    expect((await readAssessment(owner, id)).body.assessment.status).toBe('COMPLETED')
    await expireEvidence(api.deps, '2031-06-01')

    const { assessment, survey } = (await readAssessment(owner, id)).body
    expect(assessment).toMatchObject({ status: 'IN_PROGRESS', papersHeld: ['none'], reopened: { by: 'evidence' } })
    expect(survey.canComplete).toBe(false)
    const { rows } = (await admin.call(cases.history, { params: { id } })).body
    expect(rows.slice(0, 2)).toMatchObject([{ cause: 'evidence', completed: false }, { completed: true }])
    const bell = (await owner.call(notifications.list, { query: {} })).body.rows
    expect(bell.map(({ text }) => text)).toContainEqual(expect.stringMatching(/this paper has expired: Permit A-1/))
    await answer(owner, id, { br_registered: 'no', br_borderArea: 'no' })
    const completed = await answer(owner, id, { confirm: true })
    expect(completed.body).toMatchObject({ assessment: { status: 'COMPLETED', reopened: null } })
  })
})

const DECIDING = 'br-rd-foreign-without-partner'
type Row = CountryFile['matrices'][number]['rows'][number]

/** A law with a question that matters only if no permit is held. */
function askingWithoutPermit(file: CountryFile): CountryFile {
  const condition = {
    id: 'br_registered',
    question: 'Is the access registered?',
    help: 'In the register.',
    changeable: false,
    basis: [{ document: 'br-law-13123-2015' }],
  }
  const split = (row: Row): Row[] => {
    if (row.id !== DECIDING) return [row]
    const when = row.when.map((box) => ({ ...box, 'paper.permit': ['no'], br_registered: ['yes'] }))
    // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
    return [{ ...row, id: 'br-registered', when, then: { ...row.then, status: 'AMBER' } }, row]
  }
  const matrices = file.matrices.map((matrix) => ({ ...matrix, rows: matrix.rows.flatMap(split) }))
  return { ...file, conditions: [...file.conditions, condition], matrices }
}
