import { randomUUID } from 'node:crypto'
import { cases, duties, events, notifications, type Role } from '@portal/contract'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { assessmentLocks, auditEntries, users } from '../../db/schema.ts'
import { answer, readAssessment, startAssessment, unlock, unlockAll } from '../../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { notifyUnlockers } from './notifyUnlockers.ts'

const api = startApi()
const LEGAL = { ref: 'br-legal-confirm', type: 'legal' } as const
const TECHNICAL = { ref: 'br-no-use-before-permit', type: 'technical' } as const
const BY_HAND = { ref: 'Quarantine', type: 'technical' } as const

/** A company with an owner, an administrator and a confirmed assessment, whose two locks are closed. */
async function company(account: string = randomUUID()) {
  const owner = await api.signIn({ account })
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const { assessmentId: id, version } = await startAssessment(owner, BRAZIL_CONFIRMED)
  return { account, owner, admin, id, version }
}
const lock = (person: Person, id: string, body: { ref: string; type: 'legal' | 'technical'; text?: string }) =>
  person.call(cases.lock, { params: { id }, body })
const locksOf = async (person: Person, id: string) => (await readAssessment(person, id)).body.assessment.locks
const closedRefs = async (person: Person, id: string) =>
  (await locksOf(person, id))
    .filter(({ closed }) => closed)
    .map(({ ref }) => ref)
    .sort()
const notificationsOf = async (person: Person) =>
  (await person.call(notifications.list, { query: {} })).body.rows.map(({ text }) => text)

describe('a closed lock', () => {
  test('is opened for good with a reason; who, when, why and the disclaimer are recorded', async () => {
    const { owner, admin, id } = await company()
    const { body } = await unlock(admin, id, LEGAL)
    const opened = body.assessment.locks.find(({ ref }) => ref === LEGAL.ref)
    const [row] = await api.db
      .select()
      .from(assessmentLocks)
      .where(and(eq(assessmentLocks.assessmentId, id), eq(assessmentLocks.ref, LEGAL.ref)))

    expect(opened).toMatchObject({ closed: false, unlockedBy: 'Ada Ng', comment: 'The permit was granted.' })
    expect(row?.disclaimerVersion).toBe(3)
    expect(body.assessment.cleared).toBe(false)
    expect((await unlock(admin, id, TECHNICAL)).body.assessment.cleared).toBe(true)
    expect(await notificationsOf(owner)).toContainEqual(
      expect.stringMatching(/#000001: Ada Ng.* released the lock “A person from legal confirms .+\.”/),
    )
    expect((await owner.call(events.list, { body: {} })).body.rows[0]?.eventType).toBe('ASSESSMENT_UNLOCKED')
  })

  test('blocks answers, unconfirming, and deletion', async () => {
    const { owner, id } = await company()
    const tries = [
      await answer(owner, id, { remarks: 'x' }),
      await answer(owner, id, { confirm: false }),
      await owner.call(cases.remove, { params: { id } }),
    ]
    for (const reply of tries) expect(reply).toMatchObject({ status: 409, body: { code: 'ASSESSMENT_LOCKED' } })
    expect((await readAssessment(owner, id)).body.assessment).toMatchObject({ status: 'COMPLETED', version: 2 })
  })

  test.each<{ name: string; body: object; path: string }>([
    { name: 'no comment', body: { ...LEGAL }, path: 'comment' },
    { name: 'a comment that is too short', body: { ...LEGAL, comment: 'too short' }, path: 'comment' },
    { name: 'a comment of blanks', body: { ...LEGAL, comment: ' '.repeat(20) }, path: 'comment' },
    { name: 'a comment that nobody sees', body: { ...LEGAL, comment: '\u200b'.repeat(20) }, path: 'comment' },
    { name: 'no name', body: { type: 'legal', comment: 'The permit was granted.' }, path: 'ref' },
    { name: 'another type', body: { ref: 'x', type: 'moral', comment: 'The permit was granted.' }, path: 'type' },
    {
      name: 'another version of the disclaimer',
      body: { ...LEGAL, comment: 'The permit was granted.', disclaimerVersion: 99 },
      path: 'disclaimerVersion',
    },
  ])('stays closed on $name', async ({ body, path }) => {
    const { admin, id } = await company()
    const reply = await admin.call(cases.unlock, { params: { id }, body: body as never })

    expect(reply).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', errors: [{ path }] } })
    expect(await closedRefs(admin, id)).toEqual([LEGAL.ref, TECHNICAL.ref])
  })

  test('of one type cannot be opened as the other type', async () => {
    const { account, id } = await company()
    const group = randomUUID()
    const technician = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN', groups: [group] })
    const reply = await unlock(technician, id, { ref: LEGAL.ref, type: 'technical' })

    expect(reply).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('that is already open names the user who opened it last, to those who may open it', async () => {
    const { account, owner, admin, id } = await company()
    const eve = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    await api.db.update(users).set({ firstName: 'Eve' }).where(eq(users.userId, eve.userId))
    await unlock(admin, id, LEGAL)
    await lock(admin, id, LEGAL)
    await unlock(eve, id, LEGAL)
    const stranger = await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })

    expect(await unlock(admin, id, LEGAL)).toMatchObject({
      status: 409,
      body: { code: 'LOCK_ALREADY_OPEN', errors: [{ path: 'ref', message: 'Eve Ng opened this lock already.' }] },
    })
    expect((await unlock(owner, id, LEGAL)).status).toBe(403)
    expect((await unlock(stranger, id, LEGAL)).status).toBe(404)
    expect((await locksOf(admin, id)).filter(({ ref, closed }) => ref === LEGAL.ref && !closed)).toHaveLength(2)
  })

  test('that never existed is not found', async () => {
    const { admin, id } = await company()

    expect(await unlock(admin, id, { ref: 'nothing', type: 'legal' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
  })
})

describe('the right to open a lock', () => {
  const may = (role: Role, sameGroup: boolean) => async () => {
    const account = randomUUID()
    const group = randomUUID()
    const owner = await api.signIn({ account, groups: [group] })
    const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
    const person = await api.signIn({ account, role, groups: sameGroup ? [group] : [] })
    return [await unlock(person, id, LEGAL), await unlock(person, id, TECHNICAL)].map(({ status }) => status)
  }

  test.each<{ role: Role; same: boolean; legal: number; technical: number }>([
    { role: 'DPT_USER', same: true, legal: 403, technical: 403 },
    { role: 'DPT_POWER_USER', same: true, legal: 403, technical: 200 },
    { role: 'DPT_POWER_USER', same: false, legal: 403, technical: 403 },
    { role: 'DPT_LEGAL_USER', same: true, legal: 200, technical: 403 },
    { role: 'DPT_ADMIN', same: true, legal: 403, technical: 200 },
    { role: 'DPT_LEGAL_ADMIN', same: false, legal: 200, technical: 200 },
    { role: 'ACC_ADMIN', same: false, legal: 200, technical: 200 },
  ])('of a $role, same group: $same', async ({ role, same, legal, technical }) => {
    expect(await may(role, same)()).toEqual([legal, technical])
  })

  test('is refused in the words of the catalogue, and writes nothing', async () => {
    const { owner, id, version } = await company()
    expect(await unlock(owner, id, LEGAL)).toMatchObject({
      status: 403,
      body: { code: 'USER_INVALID_AUTHENTICATION_FORBIDDEN' },
    })
    expect((await readAssessment(owner, id)).body.assessment.version).toBe(version)
  })

  test('does not reach other accounts: their locks are not found', async () => {
    const { id } = await company()
    const stranger = await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })
    expect(await unlock(stranger, id, LEGAL)).toMatchObject({ status: 404, body: { code: 'ASSESSMENT_NOT_FOUND' } })
  })

  test('of the operator reaches accounts without an administrator', async () => {
    const owner = await api.signIn({ account: randomUUID() })
    const { assessmentId: id } = await startAssessment(owner, BRAZIL_CONFIRMED)
    const operator = await api.signIn({ account: randomUUID(), role: 'SUPER_ADMIN' })
    await notifyUnlockers(api.db, { accountId: owner.accountId, assessmentId: id })
    const { body } = await operator.call(cases.myTurn, { query: {} })

    expect(await notificationsOf(operator)).toEqual([
      'Bacillus subtilis · Brazil · Screening #000001 waits for you to release its legal and technical locks.',
    ])
    expect(body.rows.map(({ assessmentId }) => assessmentId)).toContain(id)
    expect((await unlock(operator, id, LEGAL)).status).toBe(200)
    await unlock(operator, id, TECHNICAL)
    expect(await notificationsOf(operator)).toEqual([
      'The legal and technical locks of Bacillus subtilis · Brazil · Screening #000001 were released.',
    ])
  })
})

describe('a manual lock', () => {
  test('can be closed by users who may open it, gives a reason, and blocks the answers', async () => {
    const { owner, admin, id } = await company()
    await unlockAll(admin, id)
    const { body } = await lock(admin, id, { ...BY_HAND, text: 'The sample is not identified.' })

    expect(body.assessment.cleared).toBe(false)
    expect(body.assessment.locks[0]).toMatchObject({
      ...BY_HAND,
      text: 'The sample is not identified.',
      origin: 'hand',
      closed: true,
      lockedBy: 'Ada Ng',
    })
    expect((await answer(owner, id, { remarks: 'x' })).body.code).toBe('ASSESSMENT_LOCKED')
    expect(await notificationsOf(owner)).toContainEqual(
      'Bacillus subtilis · Brazil · Screening #000001: Ada Ng placed the lock “Quarantine: The sample is not identified.”',
    )
    expect((await lock(owner, id, { ...BY_HAND, ref: 'Mine' })).status).toBe(403)
  })

  test('on an assessment in progress blocks deletion and clearance, but not the answers', async () => {
    const { owner, admin } = await company()
    const { confirm: _, ...answers } = BRAZIL_CONFIRMED
    const { assessmentId: id } = await startAssessment(owner, answers)
    await lock(admin, id, BY_HAND)
    const removed = await owner.call(cases.remove, { params: { id } })
    const { body } = await answer(owner, id, { remarks: 'x', confirm: true })

    expect(removed).toMatchObject({ status: 409, body: { code: 'ASSESSMENT_LOCKED' } })
    expect(body.assessment).toMatchObject({ status: 'COMPLETED', cleared: false, remarks: 'x' })
    expect(await closedRefs(owner, id)).toEqual([BY_HAND.ref, LEGAL.ref, TECHNICAL.ref])
    expect((await answer(owner, id, { confirm: false })).body.code).toBe('ASSESSMENT_LOCKED')
  })

  test('is closed only once per name and type, and can be closed again after it was opened', async () => {
    const { admin, id } = await company()
    await lock(admin, id, BY_HAND)
    const again = await lock(admin, id, BY_HAND)
    await unlock(admin, id, BY_HAND)

    expect(again).toMatchObject({ status: 409, body: { code: 'ASSESSMENT_LOCKED', errors: [{ path: 'ref' }] } })
    expect((await lock(admin, id, BY_HAND)).status).toBe(200)
    expect((await locksOf(admin, id)).filter(({ ref }) => ref === BY_HAND.ref)).toHaveLength(2)
  })

  test('of one type is independent of a lock with the same name and the other type', async () => {
    const { owner, admin } = await company()
    const { confirm: _, ...answers } = BRAZIL_CONFIRMED
    const { assessmentId: id } = await startAssessment(owner, answers)
    const otherType = { ref: LEGAL.ref, type: 'technical' } as const
    await lock(admin, id, otherType)
    await answer(owner, id, { confirm: true })

    expect(await closedRefs(admin, id)).toEqual([LEGAL.ref, LEGAL.ref, TECHNICAL.ref])
    expect((await lock(admin, id, { ref: TECHNICAL.ref, type: 'legal' })).status).toBe(200)
    expect((await unlock(admin, id, otherType)).status).toBe(200)
    expect((await locksOf(admin, id)).filter(({ closed }) => closed)).toHaveLength(3)
    expect((await locksOf(admin, id)).find(({ closed }) => !closed)).toMatchObject(otherType)
  })

  test('notifies those who may open it exactly once per closing', async () => {
    const { account, admin, id } = await company()
    const legal = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    const tell = () => notifyUnlockers(api.db, { accountId: account, assessmentId: id })
    await tell()
    await tell()
    expect(await notificationsOf(legal)).toHaveLength(1)
    await unlockAll(admin, id)
    await tell()
    expect(await notificationsOf(legal)).toHaveLength(1)
    await lock(admin, id, LEGAL)
    await lock(admin, id, TECHNICAL)
    await tell()
    expect(await notificationsOf(legal)).toHaveLength(2)
  })
})

describe('the locks of a decision', () => {
  test('stay open when the same colour is confirmed again', async () => {
    const { owner, admin, id } = await company()
    await unlockAll(admin, id)
    await answer(owner, id, { remarks: 'One more thing.' })
    const { body } = await answer(owner, id, { confirm: true })

    expect(body.assessment).toMatchObject({ status: 'COMPLETED', result: 'RED', cleared: true })
    expect(body.assessment.locks).toHaveLength(2)
  })

  test('close again with a new colour, and the history of the opened ones is kept', async () => {
    const { owner, admin, id } = await company()
    await unlockAll(admin, id)
    const { body } = await answer(owner, id, { userOrigin: 'national', confirm: true })

    expect(body.assessment).toMatchObject({ status: 'COMPLETED', result: 'AMBER', cleared: false })
    expect(await closedRefs(owner, id)).toEqual([LEGAL.ref, 'br-milestone-check'])
    expect(body.assessment.locks.filter(({ closed }) => !closed).map(({ ref }) => ref)).toEqual([
      LEGAL.ref,
      TECHNICAL.ref,
    ])
  })

  test('close again when the colour changed and changed back', async () => {
    const { owner, admin, id } = await company()
    await unlockAll(admin, id)
    await answer(owner, id, { userOrigin: 'national' })
    const { body } = await answer(owner, id, { userOrigin: 'foreign', confirm: true })

    expect(body.assessment).toMatchObject({ result: 'RED', cleared: false })
    expect(await closedRefs(owner, id)).toEqual([LEGAL.ref, TECHNICAL.ref])
  })

  test('that are new under the same colour are closed, while those opened before stay open', async () => {
    const { owner, admin, id } = await company()
    await unlockAll(admin, id)
    const { body } = await answer(owner, id, { intendedUse: 'biofactory', confirm: true })

    expect(body.assessment.result).toBe('RED')
    expect(await closedRefs(owner, id)).toEqual(['br-no-launch'])
  })
})

describe('the reason for releasing a lock', () => {
  test.each(['ok ok ok ok ok', 'yes OK yes, ok', 'aaaaaaaaaaaa', '. . . . . . . . . .', 'abcabcabcabc'])(
    'is refused where it only repeats itself: %s',
    async (comment) => {
      const { admin, id } = await company()
      const { body } = await admin.call(cases.unlock, { params: { id }, body: { ...LEGAL, comment } })
      expect(body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'comment' }] })
      expect(await closedRefs(admin, id)).toContain(LEGAL.ref)
    },
  )

  test('is refused if more duties are open than its author has seen; how many were open is recorded', async () => {
    const { account, admin, id } = await company()
    const { rows } = (await admin.call(duties.ofAssessment, { params: { id } })).body
    const open = rows.filter(({ state, goneAt }) => state === 'open' && goneAt === null).length
    const release = (openDuties: number) =>
      admin.call(cases.unlock, {
        params: { id },
        body: { ...LEGAL, comment: 'The authority says so.', openDuties },
      })

    expect(open).toBeGreaterThan(0)
    expect((await release(open - 1)).body).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'openDuties' }] })
    expect((await release(open)).status).toBe(200)
    const [entry] = await api.db.select().from(auditEntries).where(actionOf(account, 'ASSESSMENT_UNLOCK'))
    expect(JSON.parse(String(entry?.subject))).toMatchObject({ openDuties: open })
  })
})

describe('the disclaimer', () => {
  const ask = (person: Person, query: { name: string; type: 'legal' | 'technical'; id?: string }) =>
    person.call(cases.disclaimer, { query })

  test('says who is responsible, and names the lock by its text, a manual one also by its name', async () => {
    const { admin, id } = await company()
    await lock(admin, id, { ...BY_HAND, text: 'The sample is not identified.' })
    const { body } = await ask(admin, { name: BY_HAND.ref, type: BY_HAND.type })

    expect(body.version).toBe(3)
    expect(body.disclaimer).toContain('the technical lock “Quarantine: The sample is not identified”')
    expect(body.disclaimer).toMatch(/personally responsible for due diligence/)
    const ofLaw = await ask(admin, { name: LEGAL.ref, type: LEGAL.type, id })
    expect(ofLaw.body.disclaimer).toMatch(/the legal lock “A person from legal confirms [^”]+[^.]”/)
  })

  test('belongs to the lock of the named assessment if others have a lock of the same name', async () => {
    const { owner, admin, id } = await company()
    const { assessmentId: other } = await startAssessment(owner, BRAZIL_CONFIRMED)
    await lock(admin, id, { ...BY_HAND, text: 'The first one.' })
    await lock(admin, other, { ...BY_HAND, text: 'The second one.' })

    const { ref: name, type } = BY_HAND
    expect((await ask(admin, { name, type, id })).body.disclaimer).toContain('The first one”')
    expect((await ask(admin, { name, type, id: other })).body.disclaimer).toContain('The second one”')
    expect((await ask(admin, { name, type })).body.disclaimer).toContain('The second one”')
  })

  test('is not found for a lock that does not exist, is open, is of another type or cannot be read', async () => {
    const { admin, id } = await company()
    const stranger = await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })
    const name = LEGAL.ref
    const type = LEGAL.type
    await unlock(admin, id, TECHNICAL)
    const replies = [
      await ask(admin, { name: 'nope', type }),
      await ask(admin, { name: TECHNICAL.ref, type: TECHNICAL.type }),
      await ask(admin, { name, type: 'technical' }),
      await ask(admin, { name, type, id: randomUUID() }),
      await ask(stranger, { name, type }),
      await ask(stranger, { name, type, id }),
    ]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect((await ask(admin, { name, type })).status).toBe(200)
  })

  test('requires a type', async () => {
    const { admin } = await company()
    const { body } = await admin.call(cases.disclaimer, { query: { name: 'x' } as never })

    expect(body.errors?.[0]?.path).toBe('type')
  })
})

describe('two at once', () => {
  test('a stale version is refused with the present state, for closing and for opening', async () => {
    const { owner, admin, id, version } = await company()
    const headers = { 'if-match': `"${version}"` }
    expect((await unlock(admin, id, LEGAL, headers)).headers.etag).toBe(`"${version + 1}"`)
    const replies = [
      await unlock(admin, id, TECHNICAL, headers),
      await admin.call(cases.lock, { params: { id }, body: BY_HAND }, { headers }),
    ]
    for (const reply of replies) {
      expect(reply).toMatchObject({
        status: 409,
        body: {
          code: 'STALE_VERSION',
          current: { assessment: { version: version + 1, cleared: false } },
          errors: [{ path: 'version', message: expect.stringMatching(/^You changed this assessment yourself/) }],
        },
      })
    }
    const byOther = await owner.call(
      cases.addAnswer,
      { params: { id }, query: {}, body: { remarks: 'x' } },
      { headers },
    )
    expect(byOther.body).toMatchObject({ code: 'STALE_VERSION' })
    expect(byOther.body).not.toHaveProperty('errors')
  })

  test('a lock is opened by only one of two users', async () => {
    const { account, admin, id } = await company()
    const other = await api.signIn({ account, role: 'DPT_LEGAL_ADMIN' })
    const replies = await Promise.all([admin, other].map((person) => unlock(person, id, LEGAL)))

    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await api.db.$count(auditEntries, actionOf(account, 'ASSESSMENT_UNLOCK'))).toBe(1)
  })

  test('an answer that races with opening the last lock either comes before it and is refused, or comes after it', async () => {
    const { owner, admin, id } = await company()
    await unlock(admin, id, LEGAL)
    const [opened, answered] = await Promise.all([unlock(admin, id, TECHNICAL), answer(owner, id, { remarks: 'x' })])
    const { assessment } = (await readAssessment(owner, id)).body

    expect(opened.status).toBe(200)
    expect([answered.status, assessment.remarks, assessment.status]).toEqual(
      expect.toBeOneOf([
        [200, 'x', 'IN_PROGRESS'],
        [409, undefined, 'COMPLETED'],
      ]),
    )
  })

  test('of deleting and locking at the same time, exactly one succeeds', async () => {
    const account = randomUUID()
    const owner = await api.signIn({ account })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    for (let round = 0; round < 5; round++) {
      const { assessmentId: id } = await startAssessment(owner, {})
      const [removed, locked] = await Promise.all([
        owner.call(cases.remove, { params: { id } }),
        lock(admin, id, BY_HAND),
      ])
      expect([removed.status, locked.status]).toEqual(
        expect.toBeOneOf([
          [200, 404],
          [409, 200],
        ]),
      )
    }
  })
})

const actionOf = (account: string, action: string) =>
  and(eq(auditEntries.accountId, account), eq(auditEntries.action, action))
