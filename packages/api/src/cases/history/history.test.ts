import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cases } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { writeAudit } from '../../audit/index.ts'
import { MIGRATIONS } from '../../db/checkDatabase.ts'
import { assessmentChanges, assessmentDecisions, users } from '../../db/schema.ts'
import { answer, readAssessment, startAssessment, unlockAll } from '../../testing/assessing.ts'
import { BRAZIL, BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { verifyDecisions } from './verify.ts'

const api = startApi()
const history = async (person: Person, id: string) => (await person.call(cases.history, { params: { id } })).body

/** A history with RED in progress, then confirmed and locked, unlocked, and finally AMBER and confirmed again. */
async function eventful() {
  const account = randomUUID()
  const owner = await api.signIn({ account })
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const { assessmentId: id } = await startAssessment(owner, {
    ...BRAZIL,
    externalFunding: false,
    br_partner: 'no',
    br_borderArea: 'no',
  })
  await answer(owner, id, { remarks: 'first', confirm: true })
  await unlockAll(admin, id)
  await answer(owner, id, { userOrigin: 'national', remarks: 'second', confirm: true })
  return { owner, admin, id }
}

describe('the history', () => {
  test('lists every result with its reason, its author and the law it was made on, newest first', async () => {
    const { owner, id } = await eventful()
    const { count, rows } = await history(owner, id)

    expect(count).toBe(3)
    expect(rows.map(({ status, before, completed, cause }) => [status, before, completed, cause])).toEqual([
      ['AMBER', 'RED', true, 'answers'],
      ['RED', 'RED', true, 'answers'],
      ['RED', null, false, 'answers'],
    ])
    const { decisionSha256, decision } = (await readAssessment(owner, id)).body.assessment
    expect(rows[0]).toMatchObject({ sha256: decisionSha256, content: decision?.trace.content, decidedBy: 'Ada Ng' })
  })

  test('lists the other events, with the present names of the users who caused them', async () => {
    const { owner, admin, id } = await eventful()
    await unlockAll(admin, id)
    await api.db.update(users).set({ firstName: 'Bo', lastName: 'Li' }).where(eq(users.userId, owner.userId))
    const body = { internalReference: 'P-1', visibility: 'PRIVATE', ownerId: admin.userId } as const
    await admin.call(cases.update, { params: { id }, body })
    await admin.call(cases.remove, { params: { id } })
    await admin.call(cases.restore, { params: { id } })
    const { events } = await history(admin, id)

    expect(events.map(({ text }) => text).slice(0, 3)).toEqual([
      'Restored.',
      'Deleted.',
      "Changed: the reference from empty to 'P-1'; the visibility from 'Company Account' to 'Only me and administrators'; the owner from Bo Li to Ada Ng.",
    ])
    expect(events.filter(({ action }) => action === 'ASSESSMENT_LOCK')).toHaveLength(4)
    expect(events.at(-3)?.text).toMatch(
      /^The (legal|technical) lock “.{20,}\.” was released: “The permit was granted.”$/,
    )
    expect(events.at(-1)).toMatchObject({ by: 'Bo Li', text: expect.stringMatching(/was placed with the result/) })
    expect(events.map(({ at }) => at)).toEqual(
      events
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    )
    expect((await owner.call(cases.history, { params: { id } })).status).toBe(404)
  })

  test('of an older database is filled from its audit log by the migration, row for row', async () => {
    const { owner, admin, id } = await eventful()
    await unlockAll(admin, id)
    await admin.call(cases.update, { params: { id }, body: { internalReference: 'P-2', ownerId: admin.userId } })
    await admin.call(cases.remove, { params: { id } })
    await admin.call(cases.restore, { params: { id } })
    await admin.call(cases.update, { params: { id }, body: { ownerId: owner.userId } })
    const ofThis = eq(assessmentChanges.assessmentId, id)
    const read = () => api.db.select().from(assessmentChanges).where(ofThis).orderBy(assessmentChanges.number)
    const [written, before] = [await read(), await history(admin, id)]
    expect(written).toHaveLength(4)

    await api.db.delete(assessmentChanges).where(ofThis)
    const migration = readFileSync(join(MIGRATIONS, '0068_history_as_rows.sql'), 'utf8')
    await api.db.execute(sql.raw(migration.slice(migration.indexOf('INSERT INTO'))))

    expect(await read()).toEqual(written)
    expect(await history(admin, id)).toEqual(before)
  })

  test('contains a change of which only the audit entry was written, as the previous version does', async () => {
    const { admin, id } = await eventful()
    const { accountId, userId } = admin
    await api.db.transaction((tx) => writeAudit(tx, { accountId, userId }, 'ASSESSMENT_RESTORE', { assessmentId: id }))

    const [newest] = (await history(admin, id)).events
    expect(newest).toMatchObject({ action: 'ASSESSMENT_RESTORE', text: 'Restored.', by: 'Ada Ng' })
  })

  test('names a deleted user by a pseudonym', async () => {
    const { owner, admin, id } = await eventful()
    await admin.call(cases.update, { params: { id }, body: { ownerId: admin.userId } })
    await api.db.delete(users).where(eq(users.userId, owner.userId))
    const { rows, events } = await history(admin, id)
    const pseudonym = `deleted user ${owner.userId.slice(0, 8)}`
    expect(rows.map(({ decidedBy }) => decidedBy)).toEqual(Array(3).fill(pseudonym))
    expect(events[0]?.text).toBe(`Changed: the owner from ${pseudonym} to Ada Ng.`)
  })
})

describe('as known on', () => {
  test('every past result is reproduced byte for byte, with its answers, locks and state', async () => {
    const { owner, id } = await eventful()
    const [amber, red, first] = (await history(owner, id)).rows
    const at = async (asKnownOn = '') => (await readAssessment(owner, id, { asKnownOn })).body.assessment
    const texts = await api.db.select().from(assessmentDecisions).where(eq(assessmentDecisions.assessmentId, id))
    const textOf = (decisionId?: string) => texts.find((row) => row.decisionId === decisionId)?.text

    const started = await at(first?.decidedAt)
    expect(started).toMatchObject({ status: 'IN_PROGRESS', result: 'RED', locks: [], cleared: true, rights: [] })
    expect(started).not.toHaveProperty('remarks')
    const confirmed = await at(red?.decidedAt)
    expect(confirmed).toMatchObject({ status: 'COMPLETED', result: 'RED', remarks: 'first', cleared: false })
    expect(confirmed.locks.map(({ closed, unlockedAt, comment }) => [closed, unlockedAt, comment])).toEqual([
      [true, null, null],
      [true, null, null],
    ])
    const now = await at(amber?.decidedAt)
    expect(now).toMatchObject({ result: 'AMBER', remarks: 'second', userOrigin: 'national' })
    expect(now.locks).toHaveLength(4)
    for (const [shown, kept] of [
      [started, first],
      [confirmed, red],
      [now, amber],
    ] as const) {
      expect(canonicalJson(shown.decision)).toBe(textOf(kept?.decisionId))
      expect(shown.decisionSha256).toBe(kept?.sha256)
    }
  })

  test('a day means its end in UTC; an instant before the first result is refused by name', async () => {
    const owner = await api.signIn()
    const { assessmentId: id, createdAt } = await startAssessment(owner, BRAZIL_CONFIRMED)
    const before = new Date(Date.parse(createdAt) - 1).toISOString()
    const dayBefore = new Date(Date.parse(createdAt) - 86_400_000).toISOString().slice(0, 10)
    const today = await readAssessment(owner, id, { asKnownOn: createdAt.slice(0, 10) })

    expect(today.body.assessment).toMatchObject({ status: 'COMPLETED', result: 'RED', cleared: false })
    expect(today.headers).not.toHaveProperty('etag')
    for (const asKnownOn of [before, dayBefore, '2020', 'yesterday', '2026-02-30']) {
      const reply = await readAssessment(owner, id, { asKnownOn })
      expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'asKnownOn' }] } })
    }
  })

  test('a tampered record causes an error instead of another result', async () => {
    const owner = await api.signIn()
    const { assessmentId: id, decidedAt } = await startAssessment(owner)
    const ofThis = eq(assessmentDecisions.assessmentId, id)
    await api.db
      .update(assessmentDecisions)
      .set({ answers: { ...BRAZIL, userOrigin: 'national' } })
      .where(ofThis)
    const reply = await readAssessment(owner, id, { asKnownOn: String(decidedAt) })

    expect(reply).toMatchObject({ status: 500, body: { code: 'GENERIC' } })
  })

  test('shows nothing to users who may not read the assessment', async () => {
    const { assessmentId: id, decidedAt } = await startAssessment(await api.signIn({ account: randomUUID() }))
    const stranger = await api.signIn({ account: randomUUID(), role: 'ACC_ADMIN' })
    const reply = await readAssessment(stranger, id, { asKnownOn: String(decidedAt) })
    expect(reply).toMatchObject({ status: 404, body: { code: 'ASSESSMENT_NOT_FOUND' } })
  })

  test('and all of them can be reproduced', async () => {
    const { id } = await eventful()
    const { differences } = await verifyDecisions(api.db, api.deps.law.contextAt)
    expect(differences.filter(({ assessmentId }) => assessmentId === id)).toEqual([])
  })
})
