import { randomUUID } from 'node:crypto'
import { cases, events, notifications, type Role, users as userCalls, versions } from '@portal/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts, auditEntries, assessments as table, users } from '../../db/schema.ts'
import { reevaluate } from '../../law-changes/index.ts'
import { answer, readAssessment, startAssessment, unlockAll } from '../../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'

const api = startApi()

async function company() {
  const account = randomUUID()
  const owner = await api.signIn({ account })
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const { assessmentId: id } = await startAssessment(owner)
  return { account, owner, admin, id }
}
type Details = {
  name?: string | null
  internalReference?: string | null
  visibility?: 'ACCOUNT' | 'PRIVATE'
  ownerId?: string
}
const update = (person: Person, id: string, body: Details, headers = {}) =>
  person.call(cases.update, { params: { id }, body }, { headers })
const clone = (person: Person, id: string) => person.call(cases.clone, { params: { id } })
const remove = (person: Person, id: string, headers = {}) => person.call(cases.remove, { params: { id } }, { headers })
const restore = (person: Person, id: string) => person.call(cases.restore, { params: { id } })
const countVisible = async (person: Person) => (await person.call(cases.search, { body: {} })).body.total
const foundDeleted = async (person: Person) => {
  const { body } = await person.call(cases.search, { body: { filters: { deleted: [true] } } })
  return body.rows.map(({ assessmentId }) => assessmentId)
}
const notificationsOf = async (person: Person) =>
  (await person.call(notifications.list, { query: {} })).body.rows.map(({ text }) => text)
const actions = async (account: string) => {
  const rows = await api.db.select().from(auditEntries).where(eq(auditEntries.accountId, account))
  return rows.sort((a, b) => a.number - b.number).map(({ action }) => action)
}
const FORBIDDEN = { status: 403, body: { code: 'USER_INVALID_AUTHENTICATION_FORBIDDEN' } }
const ABSENT = { status: 404, body: { code: 'ASSESSMENT_NOT_FOUND' } }
const STALE = { status: 409, body: { code: 'STALE_VERSION', current: { assessment: { internalReference: 'New' } } } }

describe('the details', () => {
  test('can be changed together; the version is incremented, and nothing is written if nothing changed', async () => {
    const { account, owner, id } = await company()
    const first = await update(owner, id, { internalReference: ' P-17 ', visibility: 'PRIVATE' })
    const again = await update(owner, id, { internalReference: 'P-17', visibility: 'PRIVATE' })
    const emptied = await update(owner, id, { internalReference: '' })

    expect(first.body.assessment).toMatchObject({ internalReference: 'P-17', visibility: 'PRIVATE' })
    expect(again.headers.etag).toBe(first.headers.etag)
    expect(emptied.body.assessment.internalReference).toBeNull()
    expect((await actions(account)).filter((action) => action === 'ASSESSMENT_DETAILS')).toHaveLength(2)
  })

  test('include a name, which can be searched, is reported to the owner, and is removed by an empty text', async () => {
    const { owner, admin, id } = await company()
    const { body } = await update(admin, id, { name: ' Sweetener, batch 3 ' })
    expect(body.assessment.name).toBe('Sweetener, batch 3')
    const search = await owner.call(cases.search, { body: { q: 'batch' } })
    expect(search.body.rows).toMatchObject([{ assessmentId: id, name: 'Sweetener, batch 3' }])
    expect(await notificationsOf(owner)).toEqual([
      "Sweetener, batch 3 #000001 was changed: the name from empty to 'Sweetener, batch 3' (by Ada Ng).",
    ])

    expect((await update(owner, id, { name: '' })).body.assessment.name).toBeNull()
    expect(await countVisible(owner)).toBe(1)
  })

  test('are refused as a whole if the actor may not change one of them', async () => {
    const { account, owner, id } = await company()
    const power = await api.signIn({ account, role: 'DPT_POWER_USER' })
    const group = randomUUID()
    const leader = await api.signIn({ account, role: 'DPT_ADMIN', groups: [group] })
    const { assessmentId: led } = await startAssessment(await api.signIn({ account, groups: [group] }))

    expect(await update(power, id, { internalReference: 'x' })).toMatchObject(FORBIDDEN)
    expect(await update(owner, id, { internalReference: 'x', ownerId: power.userId })).toMatchObject(FORBIDDEN)
    expect((await update(leader, led, { internalReference: 'x' })).status).toBe(200)
    expect(await update(leader, led, { visibility: 'PRIVATE' })).toMatchObject(FORBIDDEN)
    expect((await readAssessment(owner, id)).body.assessment.internalReference).toBeNull()
  })

  test('are not changed on a stale version, nor by two users at once', async () => {
    const { owner, admin, id } = await company()
    const headers = { 'if-match': String((await readAssessment(owner, id)).headers.etag) }
    const replies = await Promise.all(
      [owner, admin].map((person) => update(person, id, { internalReference: 'New' }, headers)),
    )

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await update(admin, id, { visibility: 'PRIVATE' }, headers)).toMatchObject(STALE)
    expect(await remove(admin, id, headers)).toMatchObject(STALE)
  })

  test.each<{ body: object; path: string }>([
    { body: { name: 'x'.repeat(121) }, path: 'name' },
    { body: { internalReference: 'x'.repeat(201) }, path: 'internalReference' },
    { body: { visibility: 'PUBLIC' }, path: 'visibility' },
    { body: { ownerId: 'me' }, path: 'ownerId' },
    { body: { status: 'COMPLETED' }, path: 'status' },
  ])('are refused by name: $path', async ({ body, path }) => {
    const { admin, id } = await company()
    expect(await update(admin, id, body as never)).toMatchObject({ status: 422, body: { errors: [{ path }] } })
  })

  test('hide the assessment and its events from colleagues as soon as it becomes private', async () => {
    const { account, owner, id } = await company()
    const colleague = await api.signIn({ account })
    expect((await readAssessment(colleague, id)).status).toBe(200)
    await update(owner, id, { visibility: 'PRIVATE' })

    expect(await readAssessment(colleague, id)).toMatchObject(ABSENT)
    expect((await colleague.call(events.list, { body: {} })).body.count).toBe(0)
    expect(await countVisible(colleague)).toBe(0)
  })
})

describe('the owner', () => {
  test('is changed by an administrator; the new and the old owner are notified', async () => {
    const { account, owner, admin, id } = await company()
    const heir = await api.signIn({ account })
    await api.db.update(users).set({ firstName: 'Bo', lastName: 'Li' }).where(eq(users.userId, heir.userId))
    const { body } = await update(admin, id, { ownerId: heir.userId })

    expect(body.assessment.user.userId).toBe(heir.userId)
    expect(await notificationsOf(heir)).toEqual([
      'Bacillus subtilis · Brazil · Screening #000001 is yours now (from Ada Ng).',
    ])
    expect(await notificationsOf(owner)).toEqual([
      'Bacillus subtilis · Brazil · Screening #000001 was changed: the owner from Ada Ng to Bo Li (by Ada Ng).',
    ])
    expect((await answer(heir, id, { remarks: 'mine' })).status).toBe(200)
    expect(await answer(owner, id, { remarks: 'mine' })).toMatchObject(FORBIDDEN)
  })

  test('has to be an active user of the account who may create assessments', async () => {
    const { account, owner, admin, id } = await company()
    const others = [
      await api.makeUser({ account, role: 'GUEST_USER' }),
      await api.makeUser({ account, status: 'CREATED' }),
      await api.makeUser({ account, status: 'DEACTIVATED' }),
      await api.makeUser({ account: randomUUID() }),
      { userId: randomUUID() },
    ]
    for (const { userId } of others) {
      const reply = await update(admin, id, { ownerId: userId })
      expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'ownerId' }] } })
    }
    const { body } = await admin.call(cases.possibleOwners, { params: { id }, query: {} })
    expect(body).toEqual({ count: 1, rows: [{ userId: admin.userId, firstName: 'Ada', lastName: 'Ng' }] })
    expect(await owner.call(cases.possibleOwners, { params: { id }, query: {} })).toMatchObject(FORBIDDEN)
  })

  test('can be found by name or e-mail, at most 20', async () => {
    const { account, admin, id } = await company()
    for (let n = 0; n < 21; n++) await api.makeUser({ account })
    const { userId, email } = await api.makeUser({ account })
    await api.db.update(users).set({ firstName: 'Bo_b' }).where(eq(users.userId, userId))
    const ask = async (q?: string) =>
      (await admin.call(cases.possibleOwners, { params: { id }, query: q === undefined ? {} : { q } })).body

    expect((await ask()).rows).toHaveLength(20)
    expect((await ask()).count).toBe(23)
    expect(await ask('o_b ng')).toMatchObject({ count: 1, rows: [{ userId }] })
    expect((await ask(email)).count).toBe(1)
    expect((await ask('%')).count).toBe(0)
  })
})

describe('a copy', () => {
  test('has the answers, the reference and the visibility, and belongs to the user who made it', async () => {
    const { account, admin, owner } = await company()
    const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
    await update(owner, id, { internalReference: 'P-17', visibility: 'PRIVATE' })
    const { body, headers } = await clone(admin, id)
    const { confirm: _confirm, ...answers } = BRAZIL_CONFIRMED

    expect(body.assessment).toMatchObject({
      ...answers,
      intendedUse: ['screening'],
      user: { userId: admin.userId },
      id: 3,
      status: 'IN_PROGRESS',
      result: 'RED',
      cleared: true,
      locks: [],
      favorite: false,
      internalReference: 'P-17',
      visibility: 'PRIVATE',
    })
    expect(body.assessment).not.toHaveProperty('confirm')
    expect(headers.etag).toBe(`"${body.assessment.version}"`)
    expect((await admin.call(cases.history, { params: { id: body.assessment.assessmentId } })).body.count).toBe(1)
    expect((await readAssessment(owner, id)).body.assessment).toMatchObject({ status: 'COMPLETED', cleared: false })
    expect((await actions(account)).at(-1)).toBe('ASSESSMENT_NEW')
  })

  test('can only be made of an assessment that the user may read', async () => {
    const { account, owner, id } = await company()
    const colleague = await api.signIn({ account })
    const stranger = await api.signIn({ account: randomUUID() })
    expect((await clone(colleague, id)).status).toBe(200)
    await update(owner, id, { visibility: 'PRIVATE' })

    expect(await clone(colleague, id)).toMatchObject(ABSENT)
    expect(await clone(stranger, id)).toMatchObject(ABSENT)
    expect(await countVisible(stranger)).toBe(0)
  })

  test('that the operator takes out of an account is recorded in the audit log of that account', async () => {
    const { account, id } = await company()
    const operator = await api.signIn({ account: randomUUID(), role: 'SUPER_ADMIN' })
    expect((await clone(operator, id)).body.assessment.user.userId).toBe(operator.userId)
    expect((await actions(account)).at(-1)).toBe('ASSESSMENT_CLONE')
  })
})

describe('deleting', () => {
  test('hides the assessment from everyone but the administrators, who can restore it unchanged', async () => {
    const { account, owner, admin, id } = await company()
    const colleague = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    const before = (await readAssessment(owner, id)).body.assessment
    expect(await remove(colleague, id)).toMatchObject(FORBIDDEN)
    expect(await remove(admin, id)).toMatchObject({ status: 200, body: { success: true } })

    for (const person of [owner, colleague]) {
      expect(await readAssessment(person, id)).toMatchObject(ABSENT)
      expect(await countVisible(person)).toBe(0)
      expect(await answer(person, id, { remarks: 'x' })).toMatchObject(ABSENT)
      expect(await clone(person, id)).toMatchObject(ABSENT)
      expect(await person.call(cases.history, { params: { id } })).toMatchObject(ABSENT)
    }
    expect(await notificationsOf(owner)).toEqual(['Assessment #000001 was deleted by Ada Ng.'])
    expect((await readAssessment(admin, id)).body.assessment).toMatchObject({
      deletedAt: expect.any(String),
      rights: ['restore'],
    })
    expect(await answer(admin, id, { remarks: 'x' })).toMatchObject(ABSENT)
    expect(await restore(owner, id)).toMatchObject(ABSENT)
    expect(await foundDeleted(owner)).toEqual([])
    expect((await restore(admin, id)).body.assessment.deletedAt).toBeNull()
    const { version, updatedAt, ...after } = (await readAssessment(owner, id)).body.assessment
    expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([key]) => key in after)))
    expect(version).toBe(before.version + 2)
  })

  test('can be undone by the owner who deleted it, and by no colleague', async () => {
    const { account, owner, id } = await company()
    const colleague = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    await remove(owner, id)

    expect(await restore(colleague, id)).toMatchObject(ABSENT)
    expect(await foundDeleted(colleague)).toEqual([])
    expect(await foundDeleted(owner)).toEqual([id])
    expect((await readAssessment(owner, id)).body.assessment).toMatchObject({
      deletedAt: expect.any(String),
      rights: ['restore'],
    })
    const labels = async (person: Person) =>
      (await person.call(events.list, { body: { filters: { eventType: ['ASSESSMENT_DELETE'] } } })).body.rows.length
    expect([await labels(owner), await labels(colleague)]).toEqual([1, 0])
    expect((await restore(owner, id)).body.assessment).toMatchObject({ deletedAt: null, visibility: 'ACCOUNT' })
    expect(await countVisible(colleague)).toBe(1)
    expect((await actions(account)).slice(-2)).toEqual(['ASSESSMENT_DELETE', 'ASSESSMENT_RESTORE'])
    const { rows } = (await colleague.call(events.list, { body: { sort: { createdAt: 'desc' } } })).body
    expect(rows[0]?.label).toBe('Bacillus subtilis · Brazil · Screening #000001 was restored')
  })

  test('cannot be undone by a user who has since lost the right to do so', async () => {
    const { account, owner, admin, id } = await company()
    const second = await api.signIn({ account, role: 'ACC_ADMIN' })
    const { assessmentId: own } = await startAssessment(owner)
    const { assessmentId: passedOn } = await startAssessment(owner)
    await remove(second, id)
    await remove(owner, own)
    await remove(owner, passedOn)
    await api.db.update(table).set({ ownerId: admin.userId }).where(eq(table.assessmentId, passedOn))
    const setRole = (person: Person, role: Role) =>
      admin.call(userCalls.update, { params: { id: person.userId }, body: { role } })

    expect(await restore(owner, passedOn)).toMatchObject(ABSENT)
    expect((await setRole(second, 'DPT_USER')).status).toBe(200)
    expect((await setRole(owner, 'GUEST_USER')).status).toBe(200)
    expect(await restore(second, id)).toMatchObject(ABSENT)
    expect(await restore(owner, own)).toMatchObject(FORBIDDEN)
    expect(await readAssessment(owner, own)).toMatchObject(ABSENT)
    expect([await foundDeleted(owner), await foundDeleted(second)]).toEqual([[], []])
  })

  test('can be undone for 30 days; afterwards the assessment stays hidden from everyone', async () => {
    const { owner, admin, id } = await company()
    const stranger = await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })
    await remove(owner, id)
    expect(await restore(stranger, id)).toMatchObject(ABSENT)
    const longAgo = sql`now() - interval '30 days 1 minute'`
    await api.db.update(table).set({ deletedAt: longAgo }).where(eq(table.assessmentId, id))

    for (const person of [admin, owner]) {
      expect(await restore(person, id)).toMatchObject(ABSENT)
      expect(await readAssessment(person, id)).toMatchObject(ABSENT)
    }
    expect(await api.db.$count(table, eq(table.assessmentId, id))).toBe(1)
  })

  test('is refused until the last lock is open', async () => {
    const { owner, admin } = await company()
    const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
    expect(await remove(admin, id)).toMatchObject({ status: 409, body: { code: 'ASSESSMENT_LOCKED' } })
    await unlockAll(admin, id)
    expect((await remove(owner, id)).status).toBe(200)
  })

  test('an assessment twice fails with "not found"; restoring it twice changes nothing the second time', async () => {
    const { owner, admin, id } = await company()
    const removed = await Promise.all([remove(owner, id), remove(admin, id)])
    expect(removed.map(({ status }) => status).sort()).toEqual([200, 404])
    const restored = await Promise.all([restore(admin, id), restore(admin, id)])
    expect(new Set(restored.map(({ headers }) => headers.etag)).size).toBe(1)
  })
})

describe('comments', () => {
  const say = (person: Person, id: string, text: string) =>
    person.call(cases.addComment, { params: { id }, body: { text } })
  const list = (person: Person, id: string) => person.call(cases.listComments, { params: { id } })
  const takeBack = (person: Person, id: string, commentId: string) =>
    person.call(cases.removeComment, { params: { id, commentId } })

  test("are readable by every reader of the assessment, oldest first; the owner is notified of other users' comments", async () => {
    const { account, owner, id } = await company()
    const colleague = await api.signIn({ account })
    const { version } = (await readAssessment(owner, id)).body.assessment
    await say(owner, id, 'First')
    await say(colleague, id, ' Second ')
    const { body } = await list(colleague, id)

    expect(body).toMatchObject({
      count: 2,
      rows: [
        { text: 'First', author: 'Ada Ng', own: false },
        { text: 'Second', own: true },
      ],
    })
    expect(await notificationsOf(owner)).toEqual([
      'Bacillus subtilis · Brazil · Screening #000001 has a comment by Ada Ng.',
    ])
    expect((await readAssessment(owner, id)).body.assessment.version).toBe(version)
    expect((await actions(account)).slice(-2)).toEqual(['ASSESSMENT_COMMENT', 'ASSESSMENT_COMMENT'])
  })

  test('can be deleted by their author only, once', async () => {
    const { owner, admin, id } = await company()
    const { commentId } = (await say(owner, id, 'Mine')).body

    expect(await takeBack(admin, id, commentId)).toMatchObject(FORBIDDEN)
    const both = await Promise.all([takeBack(owner, id, commentId), takeBack(owner, id, commentId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await list(owner, id)).body.count).toBe(0)
  })

  test('of one assessment are not found under another', async () => {
    const { owner, id } = await company()
    const { commentId } = (await say(owner, id, 'Mine')).body
    const { assessmentId: other } = await startAssessment(owner)

    expect((await takeBack(owner, other, commentId)).body.code).toBe('NOT_FOUND')
  })

  test('outlive their author', async () => {
    const { account, owner, id } = await company()
    const colleague = await api.signIn({ account })
    await say(colleague, id, 'Still here')
    await api.db.delete(users).where(eq(users.userId, colleague.userId))

    const author = `deleted user ${colleague.userId.slice(0, 8)}`
    expect((await list(owner, id)).body.rows).toMatchObject([{ author, text: 'Still here', own: false }])
  })

  test.each([{ text: '' }, { text: '   ' }, { text: 'x'.repeat(5001) }, {}])('are refused: %j', async (body) => {
    const { owner, id } = await company()
    const reply = await owner.call(cases.addComment, { params: { id }, body: body as never })
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'text' }] } })
  })

  test('of unreadable assessments are not found', async () => {
    const { id } = await company()
    const stranger = await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })
    expect(await list(stranger, id)).toMatchObject(ABSENT)
    expect(await say(stranger, id, 'x')).toMatchObject(ABSENT)
  })
})

test("the owner is notified when another user's answer changes the colour", async () => {
  const { owner, admin, id } = await company()
  await answer(owner, id, { userOrigin: 'national' })
  await answer(admin, id, { userOrigin: 'foreign' })

  expect(await notificationsOf(owner)).toEqual([
    'Bacillus subtilis · Brazil · Screening #000001 is Red now, it was Amber: Ada Ng changed its answers.',
  ])
})

test("a restored assessment is decided under today's law", async () => {
  const { owner, admin, id } = await company()
  await remove(owner, id)
  const lawyer = { account: 'operator', role: 'DPT_LEGAL_ADMIN' } as const
  const editor = await api.signIn(lawyer)
  const second = await api.signIn(lawyer)
  await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, 'operator'))
  const draft = (await editor.call(versions.create, { params: { id: 'BR' }, body: { from: 1 } })).body
  const params = { id: 'BR', version: draft.version.version }
  await editor.call(versions.replace, { params, body: { ...draft.file, name: 'Brazil, edited' } })
  const { activationId } = (await second.call(versions.activate, { params })).body
  await reevaluate(api.deps, { activationId })
  expect((await readAssessment(admin, id)).body.assessment.decision?.trace.content[0]?.version).toBe(1)
  const { body } = await restore(admin, id)

  expect(body.assessment.decision?.trace.content[0]).toMatchObject({ id: 'BR', version: params.version })
  const { rows } = (await owner.call(cases.history, { params: { id } })).body
  expect(rows).toMatchObject([{ cause: 'law', decidedBy: 'the portal', before: 'RED' }, { cause: 'answers' }])
})
