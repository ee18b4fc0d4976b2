import {
  type ContentOperation,
  type CountryFile,
  counsel,
  editing,
  events,
  notifications,
  versions,
} from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { auditEntries, contentEdits, contentLinks } from '../../db/schema.ts'
import { LAWYER, makeOperator } from '../../testing/operator.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()
let [one, two, reader] = [] as unknown as [Person, Person, Person]

beforeAll(async () => {
  await makeOperator(api)
  one = await api.signIn(LAWYER)
  two = await api.signIn(LAWYER)
  reader = await api.signIn()
})

type Draft = { id: string; version: number; file: CountryFile; revision: number }

async function begin(id: string): Promise<Draft> {
  const { version, file } = (await one.call(versions.create, { params: { id }, body: { from: 1 } })).body
  return { id, version: version.version, file, revision: version.revision }
}

const params = ({ id, version }: Draft) => ({ id, version })
const change = (person: Person, draft: Draft, operations: ContentOperation[], after = draft.revision) =>
  person.call(editing.change, { params: params(draft), body: { after, operations } })
const read = async (draft: Draft) => (await one.call(versions.read, { params: params(draft) })).body
const rowOf = (file: CountryFile, id: string) => file.matrices.flatMap(({ rows }) => rows).find((row) => row.id === id)
const word = (entry: string, before: string, after: string): ContentOperation => ({
  op: 'set',
  entry,
  field: 'then/reason',
  before,
  after,
})

test('operations on different cells of one row never collide, and each editor gets the changes of the other', async () => {
  const draft = await begin('KE')
  const row = rowOf(draft.file, 'ke-1993-2006')
  const entry = `row ${row?.id}`
  const day = row?.when[0]?.accessDate
  const moved = { op: 'set', entry, field: 'when/0/accessDate', before: day, after: { before: '2006-11-01' } } as never
  expect((await change(one, draft, [moved])).body.version.revision).toBe(2)
  const second = await change(two, draft, [word(entry, row?.then.reason ?? '', 'By the second editor.')])

  expect(second.status).toBe(200)
  expect(second.body.edits.map(({ revision, isMine }) => ({ revision, isMine }))).toEqual([
    { revision: 2, isMine: false },
    { revision: 3, isMine: true },
  ])
  const now = rowOf((await read(draft)).file, 'ke-1993-2006')
  expect(now?.when).toMatchObject([{ accessDate: { before: '2006-11-01' } }])
  expect(now?.then.reason).toBe('By the second editor.')
  const since = await one.call(editing.edits, { params: params(draft), query: { after: 2 } })
  expect(since.body.edits).toHaveLength(1)
  expect(since.body.edits[0]?.operations).toEqual([word(entry, row?.then.reason ?? '', 'By the second editor.')])
})

test('two changes of one cell: the second is refused with what stands there, by whom and when, and nothing of it is saved', async () => {
  const draft = await begin('BR')
  const [first, other] = draft.file.matrices[0]?.rows ?? []
  const entry = `row ${first?.id}`
  await change(one, draft, [word(entry, first?.then.reason ?? '', 'First.')])
  const late = await change(two, draft, [
    word(`row ${other?.id}`, other?.then.reason ?? '', 'Goes with the refused one.'),
    word(entry, first?.then.reason ?? '', 'Second.'),
  ])

  expect(late).toMatchObject({ status: 409, body: { code: 'STALE_VERSION' } })
  expect(late.body.current).toMatchObject({ operation: 1, entry, by: expect.any(String) })
  expect(JSON.stringify(late.body.current)).toContain('"reason":"First."')
  const { file, version } = await read(draft)
  expect(rowOf(file, other?.id ?? '')?.then.reason).toBe(other?.then.reason)
  expect(version.revision).toBe(2)
})

test('a row is added above the last one, moved and taken out; its id stays', async () => {
  const draft = await begin('MX')
  const [matrix] = draft.file.matrices
  const last = matrix?.rows.at(-1)
  const row = { ...last, id: 'mx-new', when: [{ use: ['screening'] }] }
  const entry = 'row mx-new'
  const place = { matrix: matrix?.id, below: `row ${last?.id}` }
  const added = await change(one, draft, [{ op: 'add', entry, place, after: row as never }])
  const order = async () => (await read(draft)).file.matrices[0]?.rows.map(({ id }) => id)

  expect(added.status).toBe(200)
  expect((await order())?.slice(-2)).toEqual(['mx-new', last?.id])
  const above = matrix?.rows.at(-2)
  const up: ContentOperation = { op: 'move', entry, before: `row ${above?.id}`, after: null }
  expect((await change(one, draft, [up])).status).toBe(200)
  expect((await order())?.[0]).toBe('mx-new')
  const out: ContentOperation = {
    op: 'remove',
    entry,
    place: { matrix: matrix?.id, below: null },
    before: row as never,
  }
  expect((await change(one, draft, [out])).status).toBe(200)
  expect(await order()).toEqual(matrix?.rows.map(({ id }) => id))
})

test.each<{ name: string; operation: (file: CountryFile) => ContentOperation; code: string; path: string }>([
  {
    name: 'another id of a row',
    operation: ({ matrices }) => ({
      op: 'set',
      entry: `row ${matrices[0]?.rows[0]?.id}`,
      field: 'id',
      before: matrices[0]?.rows[0]?.id ?? '',
      after: 'other',
    }),
    code: 'INVALID_INPUT',
    path: 'operations.0.entry',
  },
  {
    name: 'a reason that is empty',
    operation: ({ matrices }) => word(`row ${matrices[0]?.rows[0]?.id}`, matrices[0]?.rows[0]?.then.reason ?? '', ''),
    code: 'INVALID_INPUT',
    path: 'matrices.0.rows.0.then.reason',
  },
  {
    name: 'a duty taken out that rows name',
    operation: ({ obligations, matrices }) => {
      const named = matrices.flatMap(({ rows }) => rows).find(({ then }) => then.obligations.length > 0)
      const used = obligations.find(({ id }) => id === named?.then.obligations[0])
      return { op: 'remove', entry: `obligation ${used?.id}`, place: { below: null }, before: used as never }
    },
    code: 'ENTRY_USED',
    path: 'row ',
  },
])('is refused: $name, naming the place', async ({ operation, code, path }) => {
  const draft = await begin('AR')
  const reply = await change(one, draft, [operation(draft.file)])
  expect(reply.body.code).toBe(code)
  expect(reply.body.errors?.[0]?.path).toContain(path)
  expect((await read(draft)).version.revision).toBe(1)
})

test('everybody who typed is kept from activating; a sitting is one entry of the audit log and no event', async () => {
  const draft = await begin('CO')
  const [row] = draft.file.matrices[0]?.rows ?? []
  const entry = `row ${row?.id}`
  const texts = [row?.then.reason ?? '', 'One.', 'Two.', row?.then.reason ?? '']
  const announced = (await one.call(events.list, { body: { q: 'Colombia' } })).body.count
  for (const [index, text] of texts.slice(1).entries())
    expect((await change(two, draft, [word(entry, texts[index] ?? '', text)], index + 1)).status).toBe(200)

  const log = await api.db.$count(
    auditEntries,
    sql`${auditEntries.action} = 'COUNTRY_UPDATE' and ${auditEntries.subject}::jsonb ->> 'contentId' = 'CO'`,
  )
  expect(log).toBe(1)
  expect((await one.call(events.list, { body: { q: 'Colombia' } })).body.count).toBe(announced)
  const refused = await two.call(versions.activate, { params: params(draft) }, { headers: { 'if-match': '*' } })
  expect(refused.body.code).toBe('VERSION_SECOND_PERSON')
  await expect(api.db.update(contentEdits).set({ operations: [] })).rejects.toThrow()
})

test('a draft is handed over with a sentence, told to the others, given back with a remark, which stays until it is handed over again', async () => {
  const draft = await begin('PE')
  const bell = async () => (await two.call(notifications.list, { query: {} })).body.rows[0]?.text
  const message = 'Material of November 2006 is red now.'
  const given = await one.call(editing.handOver, { params: params(draft), body: { revision: 1, message } })
  expect(given).toMatchObject({ status: 200, body: { message, outcome: null, revision: 1 } })
  expect(await bell()).toMatch(/^Peru: Ada Ng handed over version 2/)
  const { handOverId } = given.body
  const waiting = (await two.call(editing.workspace, {})).body.countries.find(({ countryId }) => countryId === 'PE')
  expect(waiting?.drafts[0]).toMatchObject({ isMine: false, handOver: { handOverId, isMine: false } })

  const body = { handOverId, remark: 'The article is missing.' }
  expect((await two.call(notifications.list, { query: {} })).body.rows[0]?.draft).toEqual({
    countryId: 'PE',
    version: 2,
  })

  const returned = await two.call(editing.giveBack, { params: params(draft), body })
  expect(returned.body).toMatchObject({ outcome: 'returned', remark: body.remark })
  expect((await two.call(editing.giveBack, { params: params(draft), body })).body.code).toBe('HAND_OVER_OVER')
  const [row] = draft.file.matrices[0]?.rows ?? []
  await change(one, draft, [word(`row ${row?.id}`, row?.then.reason ?? '', 'With the article.')])
  const state = async () => (await one.call(editing.edits, { params: params(draft), query: {} })).body.handOver
  expect(await state()).toMatchObject({ outcome: 'returned', remark: body.remark, isMine: true, isDecidedByMe: false })
  const [event] = (await one.call(events.list, { body: { sort: { createdAt: 'desc' }, size: 1 } })).body.rows
  expect(event?.draft).toEqual({ countryId: 'PE', version: 2 })
  const stale = await one.call(editing.handOver, { params: params(draft), body: { revision: 1, message } })
  expect(stale.body.code).toBe('HAND_OVER_OVER')
  await one.call(editing.handOver, { params: params(draft), body: { revision: 2, message } })
  expect(await state()).toMatchObject({ outcome: null, revision: 2 })
  await change(one, draft, [word(`row ${row?.id}`, 'With the article.', 'With another article.')], 2)
  expect(await state()).toBeNull()
})

test('exactly the text that was handed over is approved: a changed draft is not, and nobody approves their own', async () => {
  const draft = await begin('EC')
  const message = 'Nothing of substance.'
  const give = async (revision: number) =>
    (await one.call(editing.handOver, { params: params(draft), body: { revision, message } })).body
  const approve = (person: Person, { handOverId, sha256 }: { handOverId: string; sha256: string }) =>
    person.call(versions.approve, { params: params(draft), body: { handOverId, sha256 } })
  const first = await give(1)
  const { titleOriginal, id } = draft.file.documents[0] ?? {}
  const title = { entry: `document ${id}`, field: 'titleOriginal', before: titleOriginal ?? '', after: 'Another title' }
  expect((await change(one, draft, [{ op: 'set', ...title }])).status).toBe(200)
  expect((await approve(two, first)).body.code).toBe('HAND_OVER_OVER')

  const second = await give(2)
  expect((await approve(two, { ...second, sha256: 'a'.repeat(64) })).body.code).toBe('HAND_OVER_OVER')
  expect((await approve(two, { ...second, handOverId: first.handOverId })).body.code).toBe('HAND_OVER_OVER')
  expect((await approve(one, second)).body.code).toBe('VERSION_SECOND_PERSON')
  expect((await approve(two, second)).status).toBe(200)
})

test('an authority that duties name is not taken out', async () => {
  const draft = await begin('IN')
  const { authorities, obligations } = draft.file
  const used = authorities.find(({ name }) => obligations.some(({ authority }) => authority?.includes(name)))
  const entry = `authority ${used?.role} ${used?.name}`
  const reply = await change(one, draft, [{ op: 'remove', entry, place: { below: null }, before: used as never }])
  expect(reply.body.code).toBe('ENTRY_USED')
  expect(reply.body.errors?.[0]?.path).toMatch(/^obligation /)
})

test('comments stand at a row or cell, are told to those who wrote in the draft, and can be settled', async () => {
  const draft = await begin('ZA')
  const comment = { entry: 'row za-1', field: 'then/reason', text: 'Which article?' }
  const made = await two.call(editing.comment, { params: params(draft), body: comment })
  expect(made.body).toMatchObject({ ...comment, isMine: true, resolvedAt: null })
  const [told] = (await one.call(notifications.list, { query: {} })).body.rows
  expect(told).toMatchObject({
    text: expect.stringContaining('commented on draft'),
    draft: { countryId: 'ZA', version: draft.version },
  })
  const { commentId } = made.body
  await one.call(editing.resolveComment, { params: { ...params(draft), commentId } })
  const listed = (await one.call(editing.edits, { params: params(draft), query: {} })).body.comments
  expect(listed).toMatchObject([{ commentId, isMine: false, resolvedAt: expect.any(String) }])
})

test('the workspace lists every country with drafts, and is closed to readers of the law', async () => {
  const { body } = await one.call(editing.workspace, {})
  const names = body.countries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(body.treaty.version).toBeGreaterThan(0)
  expect(body.countries.find(({ countryId }) => countryId === 'KE')?.drafts[0]).toMatchObject({
    version: 2,
    isMine: true,
  })
  expect((await reader.call(editing.workspace, {})).status).toBe(403)
})

test('outside counsel reads and comments on one draft by a link that ends, can be withdrawn and opens nothing else', async () => {
  const draft = await begin('KE')
  const row = rowOf(draft.file, 'ke-1993-2006')
  await change(one, draft, [word(`row ${row?.id}`, row?.then.reason ?? '', 'For counsel to read.')])
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const invite = (lastDay: string) =>
    one.call(counsel.invite, { params: params(draft), body: { counsel: 'Dr. Amina Odhiambo', lastDay } })
  for (const day of [inDays(-1), inDays(32)])
    expect((await invite(day)).body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'lastDay' }] })
  const { link, token } = (await invite(inDays(10))).body
  expect(link).toMatchObject({ counsel: 'Dr. Amina Odhiambo', isOpen: true, lastUsedAt: null })
  const stored = await api.db.select().from(contentLinks)
  expect(JSON.stringify(stored)).not.toContain(token)

  const found = (await api.call(counsel.read, { body: { token } })).body
  expect(found).toMatchObject({ version: draft.version, differences: [{ kind: 'row', id: 'ke-1993-2006' }] })
  const entry = `row ${row?.id}`
  const comment = { token, name: 'A. Odhiambo', entry, text: 'The day is that of the gazette.' }
  expect((await api.call(counsel.comment, { body: comment })).body).toMatchObject({ guestName: 'A. Odhiambo', entry })
  await two.call(editing.comment, { params: params(draft), body: { entry, text: 'Agreed.' } })
  const { comments, writers } = (await one.call(editing.edits, { params: params(draft), query: {} })).body
  expect(writers).toHaveLength(1)
  expect(comments.map(({ by, isFromOutside }) => ({ by, isFromOutside }))).toEqual([
    { by: 'A. Odhiambo', isFromOutside: true },
    { by: expect.any(String), isFromOutside: false },
  ])
  const told = (await one.call(notifications.list, { query: {} })).body.rows
  // Under the name for which the link was made, not under one that anybody can type.
  expect(told.some(({ text }) => text.includes('Dr. Amina Odhiambo commented'))).toBe(true)
  const again = (await api.call(counsel.read, { body: { token } })).body
  expect(again.comments.map(({ guestName }) => guestName)).toEqual(['A. Odhiambo', null])
  expect(JSON.stringify(again.comments)).not.toContain(comments[1]?.by)

  expect((await reader.call(counsel.links, { params: params(draft) })).status).toBe(403)
  const asToken = { authorization: `Bearer ${token}` }
  const url = `/api/countries/KE/versions/${draft.version}`
  expect((await api.app.inject({ method: 'GET', url, headers: asToken })).statusCode).toBe(401)

  const linkId = link.linkId
  const withdrawn = await two.call(counsel.withdraw, { params: { ...params(draft), linkId } })
  expect(withdrawn.body).toMatchObject({ isOpen: false, lastUsedAt: expect.any(String) })
  const ended = (await invite(inDays(1))).body
  await api.db
    .update(contentLinks)
    .set({ lastDay: inDays(-1) })
    .where(eq(contentLinks.linkId, ended.link.linkId))
  for (const refused of [token, ended.token, 'x'.repeat(43)]) {
    const { status, body } = await api.call(counsel.read, { body: { token: refused } })
    expect({ status, body }).toMatchObject({ status: 410, body: { code: 'COUNSEL_LINK_NOT_VALID' } })
  }
  expect((await api.call(counsel.comment, { body: comment })).status).toBe(410)
})
