import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import {
  cases,
  type Duty,
  duties,
  evidence,
  type HandOverSheet,
  reports,
  samples,
  transfers,
  verification,
} from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { duties as dutyTable } from '../../db/schema.ts'
import { readAssessment, startAssessment, unlockAll } from '../../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { openPdf } from '../../testing/files/openPdf.ts'
import { unpackZip } from '../../testing/files/unpackZip.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
const shaOf = (file: string | Buffer): string => createHash('sha256').update(file).digest('hex')
const TRANSFER = {
  recipient: 'University of Bonn',
  country: 'DE',
  transferredOn: '2026-01-02',
  terms: 'MTA 12',
  lockReason: 'The provider agreed by letter.',
}

/** A company that transferred the only sample of an assessment. */
async function company() {
  const account = randomUUID()
  const owner = await api.signIn({ account })
  const reader = await api.signIn({ account })
  const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
  await owner.call(samples.add, {
    params: { id },
    body: { samples: [{ ownId: 'A-1', latitude: -3.12, longitude: -60 }] },
  })
  const { body } = await owner.call(transfers.add, { params: { id }, body: TRANSFER })
  const [transfer] = body.rows
  if (!transfer) throw new Error(JSON.stringify(body))
  return { account, owner, reader, id, transfer, list: body }
}

async function upload(person: Person, content: string): Promise<string> {
  const headers = { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/octet-stream' }
  const request = { method: 'POST', url: '/api/evidence/uploads', query: { name: 'permit.txt' }, headers } as const
  return (await api.app.inject({ ...request, payload: content })).json().fileId
}

/** Adds a paper with a text file as evidence to an assessment. */
async function addPaper(person: Person, id: string, fields: object, content: string) {
  const fileId = await upload(person, content)
  const body = { ...fields, fileId, target: { part: 'assessment', id: null } }
  return person.call(evidence.add, { params: { id }, body: body as never })
}

async function sheetOf(person: Person, transferId: string, format: 'json' | 'pdf' | 'zip' = 'json') {
  const headers = { authorization: `Bearer ${person.accessToken}` }
  return api.app.inject({ url: `/api/transfers/${transferId}/sheet/${format}`, headers })
}

/** The sheet as another portal would have signed it. */
function signedByOther(sheet: HandOverSheet, change: object): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { signature: _signature, ...content } = { ...sheet, ...change }
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  const signed = { ...content, publicKey: key }
  const signature = sign(null, Buffer.from(canonicalJson(JSON.parse(JSON.stringify(signed)))), privateKey)
  return JSON.stringify({ ...signed, signature: signature.toString('base64') })
}

describe('a transfer', () => {
  test('has a signed sheet with the samples, and lists the required information and what is missing', async () => {
    const { owner, reader, id, transfer, list } = await company()
    const sheet: HandOverSheet = (await sheetOf(reader, transfer.transferId)).json()

    expect(sheet).toMatchObject({ code: transfer.code, version: 1, transfer: { recipient: 'University of Bonn' } })
    expect(sheet.samples).toMatchObject([{ ownId: 'A-1' }])
    expect(sheet.answers).toMatchObject({ providerCountry: 'BR', geneticResource: 'Bacillus subtilis' })
    expect(sheet.answers).not.toHaveProperty('intendedUse')
    expect(sheet.items.find(({ item }) => item === 'terms')?.text).toBe('MTA 12')
    const { lockReason, ...without } = TRANSFER
    expect(sheet.transfer).toMatchObject({ lockReason })
    const refused = await owner.call(transfers.add, { params: { id }, body: without })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'lockReason' }] } })
    expect(list.rows).toMatchObject([{ lockReason }])
    expect(list.items.find(({ item }) => item === 'certificate')).toEqual({
      item: 'certificate',
      text: null,
      papers: [],
    })
    expect(await reader.call(transfers.add, { params: { id }, body: TRANSFER })).toMatchObject({ status: 403 })
    expect(
      await owner.call(transfers.add, {
        params: { id },
        body: { ...TRANSFER, country: 'de', transferredOn: '2999-01-01' },
      }),
    ).toMatchObject({ status: 422, body: { errors: [{ path: 'country' }] } })
  })

  test('is corrected and withdrawn as new versions; the code tells which file still counts', async () => {
    const { owner, id, transfer } = await company()
    const { transferId, code } = transfer
    const first = (await sheetOf(owner, transferId)).body
    const change = (version: number) =>
      owner.call(
        transfers.correct,
        { params: { transferId }, body: { ...TRANSFER, recipient: 'University of Kiel', reason: 'A slip.' } },
        { headers: { 'if-match': `"${version}"` } },
      )
    const check = async (sha256: string) => (await owner.call(verification.verify, { body: { code, sha256 } })).body

    expect(await check(shaOf(first))).toMatchObject({
      genuine: true,
      document: 'sheet',
      decisions: [],
      unchanged: true,
      superseded: false,
      format: 'json',
    })
    expect(await change(1)).toMatchObject({ status: 200 })
    expect(await change(1)).toMatchObject({ status: 409 })
    expect(await check(shaOf(first))).toMatchObject({ unchanged: true, superseded: true })
    const pdf = await sheetOf(owner, transferId, 'pdf')
    // The recipient verifies the sheet by its own code, not by that of the sender's report.
    const ownCode = code.replaceAll(/(.{4})(?=.)/g, '$1-')
    expect((await openPdf(pdf.rawPayload)).text).toMatch(new RegExp(`Verification code ${ownCode}`))
    expect(await check(shaOf(pdf.rawPayload))).toMatchObject({ unchanged: true, superseded: false, format: 'pdf' })

    const before = new Date().toISOString()
    await owner.call(transfers.withdraw, { params: { transferId }, body: { reason: 'It came back.' } })
    expect(await check(shaOf(pdf.rawPayload))).toMatchObject({ unchanged: true, superseded: true })
    const report = async (query: object) => (await owner.call(reports.report, { params: { id }, query })).body.transfers
    const expected = { code, recipient: 'University of Kiel', terms: 'MTA 12' }
    expect(await report({})).toMatchObject([{ ...expected, version: 3, withdrawn: true, reason: 'It came back.' }])
    expect(await report({ asKnownOn: before })).toMatchObject([{ ...expected, version: 2, withdrawn: false }])
    expect(await change(3)).toMatchObject({ status: 422 })
    const { events } = (await owner.call(cases.history, { params: { id } })).body
    expect(events.filter(({ action }) => action.startsWith('TRANSFER')).map(({ text }) => text)).toEqual([
      'The transfer to University of Kiel was withdrawn: It came back.',
      'The transfer to University of Kiel was corrected: A slip.',
      'Material was passed on to University of Bonn.',
    ])
  })

  test('keeps the reason why it went on although a lock was closed, also once the lock is open', async () => {
    const { account, owner, id, transfer } = await company()
    const { transferId } = transfer
    await unlockAll(await api.signIn({ account, role: 'ACC_ADMIN' }), id)
    const { lockReason, ...given } = TRANSFER
    const body = { ...given, recipient: 'University of Kiel', reason: 'A slip.' }
    const corrected = await owner.call(transfers.correct, { params: { transferId }, body })
    const second = await owner.call(transfers.add, { params: { id }, body: TRANSFER })

    expect(corrected.body.rows).toMatchObject([{ recipient: 'University of Kiel', lockReason }])
    const reasonTo = (recipient: string) => second.body.rows.find((one) => one.recipient === recipient)?.lockReason
    expect(reasonTo('University of Kiel')).toBe(lockReason)
    expect(reasonTo(TRANSFER.recipient)).toBeNull()
  })

  test('settles the duty to pass information on, which is reopened once the last transfer is withdrawn', async () => {
    const { owner, id, transfer } = await company()
    const open = (await owner.call(duties.ofAssessment, { params: { id } })).body.rows[0] as Duty
    const change = { obligationId: 'eu-pass-on', state: 'open' as const }
    await api.db.update(dutyTable).set(change).where(eq(dutyTable.dutyId, open.dutyId))
    const { body } = await owner.call(transfers.add, { params: { id }, body: TRANSFER })
    const second = body.rows.find(({ transferId }) => transferId !== transfer.transferId)?.transferId ?? ''
    const duty = async () => {
      const { rows } = (await owner.call(duties.ofAssessment, { params: { id } })).body
      return rows.find(({ dutyId }) => dutyId === open.dutyId)
    }
    const withdraw = (transferId: string) =>
      owner.call(transfers.withdraw, { params: { transferId }, body: { reason: 'It came back.' } })

    expect(await duty()).toMatchObject({ state: 'done', settledBy: 'Ada Ng' })
    await withdraw(second)
    expect(await duty()).toMatchObject({ state: 'done' })
    await withdraw(transfer.transferId)
    expect(await duty()).toMatchObject({ state: 'open', settledAt: null })
    const history = await owner.call(duties.history, { params: { dutyId: open.dutyId } })
    expect(history.body.rows).toMatchObject([
      {
        changes: { state: { before: 'done', after: 'open' } },
        because: 'The transfer to University of Bonn was withdrawn: It came back.',
      },
      { changes: { state: { after: 'done' } }, because: 'Material was passed on to University of Bonn.' },
    ])
  })

  test('includes the papers that Art. 4(3) names: the sheet lists them by SHA-256, and a ZIP contains them', async () => {
    const { owner, id, transfer } = await company()
    await addPaper(owner, id, { kind: 'permit', number: 'A-1' }, 'Taken in 2012.')
    await addPaper(owner, id, { kind: 'publication', number: 'DOI' }, 'Not asked for.')
    const correct = (body: object) =>
      owner.call(transfers.correct, {
        params: { transferId: transfer.transferId },
        body: { ...TRANSFER, reason: 'The permit goes along.', ...body } as never,
      })
    const { body } = await correct({})
    const sheet: HandOverSheet = (await sheetOf(owner, transfer.transferId)).json()
    const files = await unpackZip((await sheetOf(owner, transfer.transferId, 'zip')).rawPayload)
    const file = { name: 'permit.txt', size: 14, sha256: shaOf('Taken in 2012.') }
    const listed = { title: 'Permit A-1', ...file, kind: 'permit', number: 'A-1' }

    expect(transfer.evidence).toEqual([])
    expect(body.papers).toMatchObject([listed])
    expect([sheet.evidence, body.rows[0]?.evidence]).toEqual([[listed], [listed]])
    const name = `hand-over-sheet-${sheet.code}-2`
    expect([...files.keys()]).toEqual([`${name}.json`, `${name}.pdf`, 'evidence/1-permit.txt'])
    expect(String(files.get('evidence/1-permit.txt'))).toBe('Taken in 2012.')
    expect((await correct({ fileIds: [] })).body.rows[0]?.evidence).toEqual([])
    expect(await correct({ fileIds: [randomUUID()] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'fileIds' }] },
    })
    await api.deps.files.remove(body.papers[0]?.fileId ?? '')
    await correct({})
    expect((await sheetOf(owner, transfer.transferId, 'zip')).statusCode).toBe(503)
  })
})

describe('a hand-over sheet from another portal', () => {
  test('starts an assessment with the applicable answers, and says who signed it', async () => {
    const { owner, transfer } = await company()
    const sheet: HandOverSheet = (await sheetOf(owner, transfer.transferId)).json()
    const receiver = await api.signIn({ account: randomUUID() })
    const answers = { ...sheet.answers, confirm: true, colour: 'blue', providerCountry: 'QQ', intendedUse: ['food'] }
    const content = signedByOther(sheet, { answers, content: [{ id: 'protocol', version: 999 }] })
    const preview = await receiver.call(transfers.readSheet, { body: { content } })
    const own = await receiver.call(transfers.importSheet, { body: { content: JSON.stringify(sheet) } })
    const begun = await readAssessment(receiver, own.body.assessmentId)
    const { body } = await receiver.call(transfers.ofAssessment, { params: { id: own.body.assessmentId } })

    expect(preview.body).toMatchObject({ signer: 'unknown', samples: 1 })
    const refused = preview.body.refused.map(({ question }) => question)
    expect(refused).toEqual(expect.arrayContaining(['confirm', 'colour', 'providerCountry', 'intendedUse']))
    expect(preview.body.answers).toContain('geneticResource')
    expect(begun.body.assessment).toMatchObject({ status: 'IN_PROGRESS', providerCountry: 'BR', intendedUse: null })
    const { lockReason } = TRANSFER
    expect(body.received).toMatchObject({ signer: 'own', code: sheet.code, sender: sheet.sender, lockReason })
    expect(preview.body.sheet.transfer).toMatchObject({ lockReason })
    const report = await receiver.call(reports.report, { params: { id: own.body.assessmentId }, query: {} })
    expect(report.body.received).toMatchObject({ code: sheet.code, sender: sheet.sender, transferredOn: '2026-01-02' })
    const list = await receiver.call(samples.ofAssessment, { params: { id: own.body.assessmentId } })
    expect(list.body.rows).toMatchObject([{ ownId: 'A-1', place: { country: 'BR' } }])
  })

  test('says which of its papers are attached', async () => {
    const { owner, id } = await company()
    await addPaper(owner, id, { kind: 'permit' }, 'Taken in 2012.')
    const { body } = await owner.call(transfers.add, { params: { id }, body: TRANSFER })
    const content = (await sheetOf(owner, body.rows.find(({ evidence }) => evidence.length > 0)?.transferId ?? '')).body
    const receiver = await api.signIn({ account: randomUUID() })
    const begun = (await receiver.call(transfers.importSheet, { body: { content } })).body.assessmentId
    const attached = async () => {
      const list = await receiver.call(transfers.ofAssessment, { params: { id: begun } })
      return list.body.received?.evidence.map((paper) => [paper.title, paper.attached])
    }

    expect(await attached()).toEqual([['Permit', false]])
    await addPaper(receiver, begun, { kind: 'permit' }, 'Taken in 2012.')
    expect(await attached()).toEqual([['Permit', true]])
  })

  test('brings its papers as evidence, in the same transaction, and no other files', async () => {
    const { owner, id } = await company()
    await addPaper(owner, id, { kind: 'permit', number: 'A-1' }, 'Taken in 2012.')
    const { body } = await owner.call(transfers.add, { params: { id }, body: TRANSFER })
    const sent = body.rows.find(({ evidence }) => evidence.length > 0)
    const sheet: HandOverSheet = (await sheetOf(owner, sent?.transferId ?? '')).json()
    const receiver = await api.signIn({ account: randomUUID() })
    const begin = async (by: Person, content: string, text: string) =>
      receiver.call(transfers.importSheet, { body: { content, fileIds: [await upload(by, text)] } })
    const text = JSON.stringify(sheet)
    const refused = { status: 422, body: { errors: [{ path: 'fileIds.0' }] } }
    expect(await begin(receiver, text, 'Something else.')).toMatchObject(refused)
    expect(await begin(owner, text, 'Taken in 2012.')).toMatchObject(refused)
    expect((await receiver.call(cases.search, { body: {} })).body.total).toBe(0)

    const begun = await begin(receiver, text, 'Taken in 2012.')
    const papers = await receiver.call(evidence.ofAssessment, { params: { id: begun.body.assessmentId } })
    expect(papers.body.rows).toMatchObject([{ kind: 'permit', number: 'A-1', files: [{ name: 'permit.txt' }] }])
    const transferred = await receiver.call(transfers.ofAssessment, { params: { id: begun.body.assessmentId } })
    expect(transferred.body.received?.evidence).toMatchObject([{ title: 'Permit A-1', attached: true }])

    const [listed] = sheet.evidence
    const foreign = signedByOther(sheet, { evidence: [{ ...listed, kind: 'licence' }] })
    const unknown = await begin(receiver, foreign, 'Taken in 2012.')
    const others = await receiver.call(evidence.ofAssessment, { params: { id: unknown.body.assessmentId } })
    expect(others.body.rows).toMatchObject([{ kind: 'other', proves: 'Permit A-1' }])
  })

  test('is refused if it was changed, is dated in the future, or is something else, and nothing is written', async () => {
    const { owner, transfer } = await company()
    const text = (await sheetOf(owner, transfer.transferId)).body
    const sheet: HandOverSheet = JSON.parse(text)
    const receiver = await api.signIn({ account: randomUUID() })
    const contents: readonly (readonly [string, RegExp])[] = [
      [text.replace('Bonn', 'Born'), /signature does not hold/],
      [text.replace('"version":1', '"version":1,"extra":1'), /signature does not hold/],
      [signedByOther(sheet, { issuedAt: '2999-01-01T00:00:00.000Z' }), /still to come/],
      [signedByOther(sheet, { transfer: { ...sheet.transfer, country: 'Germany' } }), /transfer.country/],
      [signedByOther(sheet, { samples: [{ ownId: 'A' }, { ownId: 'a' }] }), /stands in row/],
      ['{"format":"abs-hand-over-sheet"}', /cannot be read/],
      ['[1]', /not a hand-over sheet/],
      ['PK\u0003\u0004', /not a hand-over sheet/],
    ]
    for (const [content, words] of contents) {
      const { status, body } = await receiver.call(transfers.importSheet, { body: { content } })
      expect([status, body.errors?.[0]?.message]).toEqual([422, expect.stringMatching(words)])
    }
    const large = await receiver.call(transfers.importSheet, { body: { content: 'x'.repeat(4_000_000) } })
    expect(large.status).toBe(413)
    expect((await receiver.call(cases.search, { body: {} })).body.total).toBe(0)
  })
})
