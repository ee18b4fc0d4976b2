import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { counsel, type DocumentFile, documentFiles, editing, legalDocuments, versions } from '@portal/contract'
import { beforeAll, expect, test } from 'vitest'
import { sweepFiles } from '../../papers/index.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startPublishing } from '../../testing/startPublishing.ts'

const api = startApi()
const law = startPublishing(api)
let reader: Person

beforeAll(async () => {
  reader = await api.signIn()
})

const PDF = Buffer.from('%PDF-1.7\nThe text of a law.\n%%EOF')

async function send({ accessToken }: Person, { content = PDF, name = 'decree.pdf', country = 'MX' } = {}) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api${documentFiles.upload.path.replace(':id', country)}`,
    query: { name },
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/octet-stream' },
    payload: content,
  })
  return { status: reply.statusCode, body: reply.json() }
}

async function open({ accessToken }: Person, { fileId }: DocumentFile, country = 'MX') {
  const url = `/api${documentFiles.read.path.replace(':id', country).replace(':fileId', fileId)}`
  const { statusCode: status, headers } = await api.app.inject({
    url,
    headers: { authorization: `Bearer ${accessToken}` },
  })
  return { status, headers }
}

/** A draft whose first document names the file. */
async function draftWith(file: DocumentFile) {
  const begun = (await law.editor.call(versions.create, { params: { id: 'MX' }, body: { from: 1 } })).body
  const params = { id: 'MX', version: begun.version.version }
  const documentId = begun.file.documents[0]?.id ?? ''
  const operation = { op: 'set', entry: `document ${documentId}`, field: 'file', before: null, after: file } as const
  const body = { after: begun.version.revision, operations: [operation] }
  expect((await law.editor.call(editing.change, { params, body })).status).toBe(200)
  return { params, documentId }
}

test('a draft whose document names another file than the uploaded one is not made active', async () => {
  const { body: file } = await send(law.editor)
  const { params, documentId } = await draftWith({ ...file, sha256: '0'.repeat(64) })

  const { body } = await law.second.call(versions.activate, { params })
  expect(body).toMatchObject({ code: 'VERSION_NOT_VALID', errors: [{ path: documentId }] })
})

test('the text of a law is versioned with it: read by editors in a draft, and by all once that is in force', async () => {
  const { status, body: file } = await send(law.editor)
  expect({ status, file }).toMatchObject({ status: 200, file: { name: 'decree.pdf' } })
  const { params, documentId } = await draftWith(file)
  const document = () => reader.call(legalDocuments.read, { params: { id: documentId } })

  expect((await open(law.second, file)).status).toBe(200)
  expect((await open(reader, file)).status).toBe(404)
  expect((await open(law.editor, file, 'BR')).status).toBe(404)
  expect((await document()).body.file).toBeNull()
  expect((await law.second.call(versions.activate, { params })).status).toBe(200)
  expect((await document()).body.file).toEqual(file)
  const sent = await open(reader, file)
  expect(sent.status).toBe(200)
  expect(sent.headers).toMatchObject({
    'content-disposition': 'attachment; filename="decree.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
  })
})

test('outside counsel opens the files that the draft of their link names, and no others, while the link is open', async () => {
  const { body: named } = await send(law.editor)
  const { body: other } = await send(law.editor, { name: 'other.pdf' })
  const { params } = await draftWith(named)
  const lastDay = new Date().toISOString().slice(0, 10)
  const invitation = { params, body: { counsel: 'A. Odhiambo', lastDay } }
  const { link, token } = (await law.editor.call(counsel.invite, invitation)).body
  const openAsCounsel = async (payload: object) => {
    const reply = await api.app.inject({ method: 'POST', url: `/api${counsel.documentFile.path}`, payload })
    return { status: reply.statusCode, headers: reply.headers, body: reply.body }
  }

  const sent = await openAsCounsel({ token, fileId: named.fileId })
  expect(sent).toMatchObject({
    status: 200,
    body: PDF.toString(),
    headers: {
      'content-disposition': 'attachment; filename="decree.pdf"',
      'content-security-policy': "sandbox; default-src 'none'",
    },
  })
  expect((await openAsCounsel({ token, fileId: other.fileId })).status).toBe(404)
  expect((await openAsCounsel({ token: 'x'.repeat(43), fileId: named.fileId })).status).toBe(410)
  expect((await openAsCounsel({ token, fileId: '../secret' })).body).toContain('fileId')
  await law.editor.call(counsel.withdraw, { params: { ...params, linkId: link.linkId } })
  expect((await openAsCounsel({ token, fileId: named.fileId })).status).toBe(410)
})

test.each([
  { name: 'larger than 25 MB', content: Buffer.alloc(25 * 1024 * 1024 + 1), as: 'a.pdf', status: 413, says: /25 MB/ },
  { name: 'a page', content: Buffer.from('<script>alert(1)</script>'), as: 'a.md', status: 422, says: /not what its/ },
  { name: 'no text', content: Buffer.from([0xff, 0xfe, 0x00]), as: 'a.md', status: 422, says: /./ },
  {
    name: 'a text that says it is a PDF',
    content: Buffer.from('Text'),
    as: 'a.pdf',
    status: 422,
    says: /not what its/,
  },
  { name: 'of another kind', content: PDF, as: 'a.docx', status: 422, says: /pdf, md/ },
])('a file that is $name is refused with words', async ({ content, as, status, says }) => {
  const refused = await send(law.editor, { content, name: as })

  expect(refused).toMatchObject({ status, body: { errors: [{ path: 'file', message: expect.stringMatching(says) }] } })
})

test('Markdown is taken, whatever its name and its text try to be', async () => {
  const content = Buffer.from('# Art. 1\n\n[a link](javascript:alert(1)) __proto__ \u202e')
  const { status, body } = await send(law.editor, { content, name: '../../__proto__\u202e.md' })

  expect({ status, name: body.name }).toEqual({ status: 200, name: '__proto__.md' })
})

test('a country that is not known has no files', async () => {
  expect((await send(law.editor, { country: 'XX' })).body.code).toBe('COUNTRY_NOT_FOUND')
})

test('a file that no draft names is removed after a day; one that a change of a draft named stays', async () => {
  const { body: unnamed } = await send(law.editor)
  const { body: named } = await send(law.editor)
  await draftWith(named)
  for (const { fileId } of [unnamed, named])
    utimesSync(join(api.deps.settings.dataDir, 'files', 'stored', fileId.slice(0, 2), fileId), new Date(0), new Date(0))
  await sweepFiles(api.deps, new Date(Date.now() + 25 * 3_600_000))

  expect((await open(law.editor, unnamed)).status).toBe(404)
  expect((await open(law.editor, named)).status).toBe(200)
})
