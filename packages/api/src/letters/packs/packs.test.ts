import { createHash, createPublicKey, randomUUID, verify as verifySignature } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import { evidence, packs, reports, transfers, verification } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assessments } from '../../db/schema.ts'
import { startAssessment } from '../../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { unpackZip } from '../../testing/files/unpackZip.ts'
import { zipOf } from '../../testing/files/zipOf.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex')

async function make(person: Person, assessmentIds: string[], options: object = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/packs',
    headers: { authorization: `Bearer ${person.accessToken}` },
    payload: { assessmentIds, forWhom: 'Inspectorate, file 12/26', ...options },
  })
  return { status: reply.statusCode, file: reply.rawPayload }
}

/** Runs the script of verify.html on a file, as a browser does, and returns its messages. */
async function checkOffline(page: string, file: Buffer): Promise<string[]> {
  const script = /<script>([\s\S]*)<\/script>/.exec(page)?.[1] ?? ''
  const context = { document: { getElementById: () => ({ addEventListener: () => undefined }) } }
  const streams = { Blob, Response, DecompressionStream }
  const globals = { ...context, ...streams, crypto, atob, TextDecoder, Uint8Array, DataView, Map, Set, Error, JSON }
  const check = runInNewContext(`${script}; check`, globals) as (bytes: Uint8Array) => Promise<{ lines: string[] }>
  return check(new Uint8Array(file)).then(
    ({ lines }) => lines,
    () => ['unreadable'],
  )
}

async function company() {
  const owner = await api.signIn({ account: randomUUID() })
  const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
  const sent = await api.app.inject({
    method: 'POST',
    url: '/api/evidence/uploads',
    query: { name: 'permissão.txt' },
    payload: 'Taken in 2012.',
    headers: { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/octet-stream' },
  })
  const body = { kind: 'permit', number: 'A-1', fileId: sent.json().fileId, target: { part: 'assessment', id: null } }
  await owner.call(evidence.add, { params: { id }, body: body as never })
  return { owner, id, fileId: String(sent.json().fileId) }
}

test('the preview counts papers without a file, and says of one unchecked paper that not every paper was checked', async () => {
  const { owner, id } = await company()
  const { accountId } = owner
  const second = await api.signIn({ account: accountId, role: 'ACC_ADMIN' })
  const target = { part: 'assessment', id: null } as const
  const named = await owner.call(evidence.add, {
    params: { id },
    body: { kind: 'mat', number: 'M-2', target, settles: false },
  })
  const { evidenceId } = named.body
  expect((await second.call(evidence.check, { params: { evidenceId }, body: { outcome: 'right' } })).status).toBe(200)

  const { body } = await owner.call(packs.preview, { body: { assessmentIds: [id] } })
  expect(body.cases).toMatchObject([{ papers: 2, files: 1, gaps: ['notCleared', 'dutiesOpen', 'notChecked'] }])
  await owner.call(evidence.withdraw, { params: { evidenceId }, body: { reason: 'Another permit replaced it.' } })
  const { body: then } = await owner.call(packs.preview, { body: { assessmentIds: [id] } })
  expect(then.cases).toMatchObject([{ papers: 1, files: 1 }])
})

test('a pack contains reports, records and evidence, and its manifest is signed and correct', async () => {
  const { owner, id } = await company()
  await api.db.update(assessments).set({ name: 'Field trip' }).where(eq(assessments.assessmentId, id))
  const { body } = await owner.call(packs.preview, { body: { assessmentIds: [id] } })
  expect(body.cases).toMatchObject([{ papers: 1, files: 1, gaps: ['notCleared', 'dutiesOpen', 'notChecked'] }])
  const { file } = await make(owner, [id])
  const files = await unpackZip(file)
  const manifest = files.get('manifest.json') ?? Buffer.alloc(0)
  const { publicKey, files: listed, cases, forWhom } = JSON.parse(manifest.toString())

  expect(forWhom).toBe('Inspectorate, file 12/26')
  expect(cases).toMatchObject([
    { result: 'RED', law: expect.arrayContaining([expect.objectContaining({ id: 'BR', version: 1 })]) },
  ])
  for (const { path, sha256, size } of listed) {
    const content = files.get(path) ?? Buffer.alloc(0)
    expect([path, sha256Of(content), content.length]).toEqual([path, sha256, size])
  }
  expect(listed.map(({ path }: { path: string }) => path.replace(/[0-9a-f-]{36}/, 'ID'))).toEqual([
    '00-contents.html',
    'cases/000001/record.json',
    'cases/000001/report.pdf',
    'evidence/ID/1-permissão.txt',
  ])
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const signature = Buffer.from(String(files.get('manifest.sig')), 'base64')
  expect(verifySignature(null, manifest, key, signature)).toBe(true)
  const contents = String(files.get('00-contents.html'))
  expect(contents).toContain('Not every paper was found right by a second')
  expect(contents).toContain('Field trip #000001</a><br>Bacillus subtilis · Brazil · Screening</td>')
})

test('a pack is genuine by its code, and a single changed byte is detected online and offline', async () => {
  const { owner, id } = await company()
  const { file } = await make(owner, [id])
  const files = await unpackZip(file)
  const { code } = JSON.parse(String(files.get('manifest.json')))
  const page = String(files.get('verify.html'))
  const ask = async (content: Buffer) =>
    (await api.call(verification.verify, { body: { code, sha256: sha256Of(content) } })).body
  const changed = Buffer.from(file)
  changed.write('t', changed.indexOf('Taken in 2012.'))

  const pack = { genuine: true, document: 'pack', unchanged: true }
  expect(await ask(file)).toMatchObject({
    ...pack,
    format: 'zip',
    superseded: false,
    decisions: [{ superseded: false }],
  })
  expect(await ask(changed)).toMatchObject({ genuine: true, unchanged: false })
  expect(await checkOffline(page, file)).toEqual([expect.stringMatching(/^Unchanged: all 4 files/)])
  expect(await checkOffline(page, changed)).toEqual([
    expect.stringMatching(/^Changed/),
    expect.stringMatching(/^Not as it was made: evidence\/.*permissão\.txt$/),
  ])
  // As people pack it again: compressed, in a folder, with files of the system and letters written otherwise.
  const inFolder = Object.fromEntries([...files].map(([path, content]) => [`pack/${path.normalize('NFD')}`, content]))
  const repacked = await zipOf({ ...inFolder, 'pack/.DS_Store': 'x', '__MACOSX/pack/._verify.html': 'x' })
  expect(await checkOffline(page, repacked)).toEqual([expect.stringMatching(/^Unchanged: all 4 files/)])
  expect(await ask(files.get('manifest.json') ?? Buffer.alloc(0))).toMatchObject(pack)
  expect(page).toContain('This page is not covered by the signature itself')
  expect(String(files.get('00-contents.html'))).toContain(
    '<a href="cases/000001/report.pdf">Bacillus subtilis · Brazil · Screening #000001</a>',
  )
  const listed = Buffer.from(file)
  listed[listed.lastIndexOf('"forWhom": "I') + 12] = 'J'.charCodeAt(0)
  expect((await checkOffline(page, listed)).join()).toContain('signature')
  expect(await checkOffline(page, file.subarray(0, 500))).toEqual(['unreadable'])
  await api.db.update(assessments).set({ decisionId: null }).where(eq(assessments.assessmentId, id))
  expect(await ask(file)).toMatchObject({ ...pack, superseded: true, decisions: [{ superseded: true }] })
})

test('a pack without names names no one, and no pack is made of cases that the user may not read', async () => {
  const { owner, id } = await company()
  const stranger = await api.signIn({ account: randomUUID() })
  const record = async (options: object) =>
    String((await unpackZip((await make(owner, [id], options)).file)).get('cases/000001/record.json'))

  expect(await record({ names: true })).toContain('Ada Ng')
  expect(await record({ names: false })).not.toContain('Ada')
  expect((await make(stranger, [id])).status).toBe(404)
})

test('a pack lists the recipients of material and contains the signed sheets', async () => {
  const { owner, id } = await company()
  const body = {
    recipient: 'University of Bonn',
    country: 'DE',
    transferredOn: '2026-01-02',
    contact: 'Mia Klein',
    lockReason: 'Agreed.',
  }
  const [transfer] = (await owner.call(transfers.add, { params: { id }, body })).body.rows
  const files = await unpackZip((await make(owner, [id])).file)
  const nameless = await unpackZip((await make(owner, [id], { names: false })).file)
  const manifest = JSON.parse(String(files.get('manifest.json')))
  const sheets = [...files.keys()].filter((path) => path.includes('/transfers/'))
  const sheet = `cases/000001/transfers/hand-over-sheet-${transfer?.code}-1`

  expect(sheets).toEqual([`${sheet}.json`, `${sheet}.pdf`])
  const transferEntry = { code: transfer?.code, recipient: 'University of Bonn', withdrawn: false }
  expect(manifest.cases[0].transfers).toMatchObject([
    { ...transferEntry, sha256: sha256Of(files.get(`${sheet}.json`) as Buffer) },
  ])
  expect(String(files.get('00-contents.html'))).toContain('to University of Bonn, Germany on 02/01/2026')
  expect(String(files.get('cases/000001/record.json'))).toContain('Mia Klein')
  expect([...nameless.keys()].join()).not.toContain('transfers')
  expect([...nameless.values()].join('')).not.toContain('Mia Klein')
})

test('a pack with a missing or changed stored file is refused and not recorded', async () => {
  const { owner, id, fileId } = await company()
  const draft = await api.deps.files.newDraft()
  await writeFile(draft, 'Taken in 2013.')
  await api.deps.files.put(fileId, draft)
  expect((await make(owner, [id])).status).toBe(503)
  await api.deps.files.remove(fileId)
  expect((await make(owner, [id])).status).toBe(503)
})

test('a user makes one pack or bundle of reports at a time', async () => {
  const { owner, id } = await company()
  const bundle = async () => {
    const reply = await api.app.inject({
      method: 'POST',
      url: `/api${reports.bundle.path}`,
      headers: { authorization: `Bearer ${owner.accessToken}` },
      payload: { assessmentIds: [id] },
    })
    return { status: reply.statusCode }
  }
  const replies = await Promise.all([make(owner, [id]), make(owner, [id]), bundle()])

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 429, 429])
  expect((await make(owner, [id])).status).toBe(200)
  expect((await bundle()).status).toBe(200)
})
