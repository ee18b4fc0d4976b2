import { randomUUID } from 'node:crypto'
import { cases, type Duty, duties, notifications, reports } from '@portal/contract'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { assessments as assessmentTable, duties as dutyTable } from '../db/schema.ts'
import { reevaluate } from '../law-changes/index.ts'
import { answer, readAssessment, startAssessment, unlockAll } from '../testing/assessing.ts'
import { BRAZIL_CONFIRMED } from '../testing/brazil.ts'
import { type Person, startApi } from '../testing/startApi.ts'
import { startPublishing } from '../testing/startPublishing.ts'
import { createMissingDuties } from './createMissingDuties.ts'

const api = startApi()
const law = startPublishing(api)

/** A company whose owner has a confirmed assessment of Brazil. */
async function company() {
  const account = randomUUID()
  const owner = await api.signIn({ account })
  const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
  const { assessmentId: id } = await startAssessment(owner, { ...BRAZIL_CONFIRMED, intendedUseDate: '2030-12-01' })
  return { account, owner, admin, id }
}
const dutiesOf = async (person: Person, id: string) => (await person.call(duties.ofAssessment, { params: { id } })).body
const dutyOf = async (person: Person, id: string, obligationId: string) => {
  const found = (await dutiesOf(person, id)).rows.filter((duty) => duty.obligationId === obligationId)
  return found.at(-1) as Duty
}

const change = (
  person: Person,
  { dutyId }: Pick<Duty, 'dutyId'>,
  body: Parameters<typeof person.call<typeof duties.change>>[1]['body'],
  version?: number,
) =>
  person.call(duties.change, { params: { dutyId }, body }, version ? { headers: { 'if-match': `"${version}"` } } : {})
const firstOpen = async (person: Person, id: string) =>
  (await dutiesOf(person, id)).rows.find(({ state }) => state === 'open') as Duty

describe('the duties of an assessment', () => {
  test('are its obligations once it is completed, due on the day of use, and assigned to its owner', async () => {
    const { owner, id } = await company()
    const { rows, lastChange } = await dutiesOf(owner, id)
    const { body } = await readAssessment(owner, id)
    const obligations = body.assessment.explanation?.obligations ?? []

    expect(rows.map(({ obligationId }) => obligationId).sort()).toEqual(obligations.map(({ id }) => id).sort())
    expect(obligations.length).toBeGreaterThan(2)
    expect(lastChange).toBeNull()
    const beforeUse = rows.filter(({ kind, dueDay }) => kind === 'before_use' && dueDay)
    expect(beforeUse.length).toBeGreaterThan(0)
    for (const duty of beforeUse) {
      expect(duty).toMatchObject({ overdue: false, owner: { userId: owner.userId }, mayChange: true })
      expect(['use_date', 'time_limit']).toContain(duty.dueFrom)
    }
  })

  test('are empty while it is in progress', async () => {
    const owner = await api.signIn({ account: randomUUID() })
    const { confirm: _, ...open } = BRAZIL_CONFIRMED
    const { assessmentId } = await startAssessment(owner, open)
    expect((await dutiesOf(owner, assessmentId)).rows).toEqual([])
  })

  test('are created later for results that were confirmed before duties existed', async () => {
    const { owner, id } = await company()
    const before = (await dutiesOf(owner, id)).rows.map(({ obligationId, dueDay }) => ({ obligationId, dueDay }))
    await api.db.delete(dutyTable).where(eq(dutyTable.assessmentId, id))
    await createMissingDuties(api.deps)
    await createMissingDuties(api.deps)

    const after = (await dutiesOf(owner, id)).rows
    expect(after.map(({ obligationId, dueDay }) => ({ obligationId, dueDay }))).toEqual(before)
  })

  test('are invisible without access to the assessment, and read-only for those who may only read it', async () => {
    const { account, id, owner } = await company()
    const duty = await firstOpen(owner, id)
    const stranger = await api.signIn({ account: randomUUID() })
    const reader = await api.signIn({ account })

    expect(await change(stranger, duty, { state: 'done' })).toMatchObject({ status: 404 })
    expect((await dutiesOf(reader, id)).rows[0]).toMatchObject({ mayChange: false })
    expect(await change(reader, duty, { state: 'done' })).toMatchObject({ status: 403 })
  })
})

describe('a duty', () => {
  test('that is done records by whom, keeps its history, and opens no lock', async () => {
    const { owner, admin, id } = await company()
    for (const duty of (await dutiesOf(owner, id)).rows) {
      if (duty.state === 'open')
        expect(await change(owner, duty, { state: 'done', note: 'On file.' })).toMatchObject({ status: 200 })
    }
    const { rows } = await dutiesOf(admin, id)
    const { assessment } = (await readAssessment(owner, id)).body
    const history = await admin.call(duties.history, { params: { dutyId: rows[0]?.dutyId ?? '' } })

    expect(rows.every(({ state }) => state !== 'open')).toBe(true)
    const report = await owner.call(reports.report, { params: { id }, query: {} })
    expect(report.body.duties).toContainEqual(expect.objectContaining({ state: 'done', settledBy: 'Ada Ng' }))
    expect(rows[0]).toMatchObject({ note: 'On file.', settledBy: 'Ada Ng' })
    expect(history.body.rows[0]).toMatchObject({
      by: 'Ada Ng',
      changes: { state: { before: 'open', after: 'done' }, note: { before: null, after: 'On file.' } },
    })
    expect(assessment.locks.filter(({ closed }) => closed)).toHaveLength(2)
    expect(assessment.cleared).toBe(false)
  })

  test('that does not apply requires a reason', async () => {
    const { owner, id } = await company()
    const duty = await firstOpen(owner, id)

    expect(await change(owner, duty, { state: 'not_applicable' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'reason' }] },
    })
    const { body } = await change(owner, duty, { state: 'not_applicable', reason: 'Nothing leaves Brazil.' })
    expect(body).toMatchObject({ state: 'not_applicable', reason: 'Nothing leaves Brazil.' })
    expect((await change(owner, duty, { state: 'open' })).body).toMatchObject({ state: 'open', reason: null })
  })

  test('can be assigned to a user, who is notified and may change it; clearing the manual day restores that of the rule', async () => {
    const { account, owner, id } = await company()
    const colleague = await api.signIn({ account })
    const duty = await firstOpen(owner, id)
    const assigned = await change(owner, duty, { ownerId: colleague.userId, dueDay: '2026-01-02' })
    const { body } = await colleague.call(notifications.list, { query: {} })

    expect(assigned.body).toMatchObject({ owner: { userId: colleague.userId }, dueFrom: 'hand', overdue: true })
    expect(body.rows[0]?.text).toContain('Ada Ng gave you a duty')
    const back = await change(colleague, duty, { dueDay: null })
    expect(back.body).toMatchObject({ dueDay: duty.dueDay, dueFrom: duty.dueFrom })
  })

  test('cannot be assigned to a user of another account or without access to the case', async () => {
    const { account, owner, id } = await company()
    const duty = await firstOpen(owner, id)
    const stranger = await api.signIn({ account: randomUUID() })
    const colleague = await api.signIn({ account })
    await owner.call(cases.update, { params: { id }, body: { visibility: 'PRIVATE' } })

    for (const ownerId of [stranger.userId, colleague.userId]) {
      expect(await change(owner, duty, { ownerId })).toMatchObject({
        status: 422,
        body: { errors: [{ path: 'ownerId' }] },
      })
    }
  })

  test('that another user changed meanwhile is not overwritten', async () => {
    const { owner, id } = await company()
    const duty = await firstOpen(owner, id)
    await change(owner, duty, { note: 'First.' }, duty.version)

    expect(await change(owner, duty, { note: 'Second.' }, duty.version)).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION', current: { note: 'First.' } },
    })
  })

  test('that recurs is reopened for its next occurrence once it is done', async () => {
    const { owner, id } = await company()
    const duty = await firstOpen(owner, id)
    await api.db
      .update(dutyTable)
      .set({ repeatMonths: 24, dueDay: '2026-11-30' })
      .where(eq(dutyTable.dutyId, duty.dutyId))
    await change(owner, duty, { state: 'done' })

    expect(await dutyOf(owner, id, duty.obligationId)).toMatchObject({ round: 2, state: 'open', dueDay: '2028-11-30' })
    expect(await change(owner, duty, { state: 'open' })).toMatchObject({ status: 422 })
  })

  test('can be changed together with others; those that are refused are named', async () => {
    const { owner, id } = await company()
    const duty = await firstOpen(owner, id)
    const missing = randomUUID()
    const change = { state: 'done' } as const
    const { body } = await owner.call(duties.changeMany, { body: { dutyIds: [duty.dutyId, missing], change } })

    expect(body).toMatchObject({ changed: 1, refused: [{ dutyId: missing, code: 'NOT_FOUND' }] })
  })
})

describe('a result that is decided again', () => {
  test('after changed answers carries duties over by obligation, and reports those added and dropped', async () => {
    const { owner, admin, id } = await company()
    const before = (await dutiesOf(owner, id)).rows
    await change(owner, before[0] as Duty, { note: 'Asked on Monday.' })
    await unlockAll(admin, id)
    await answer(owner, id, { userOrigin: 'national', confirm: false })
    await answer(owner, id, { br_partner: null })
    const completed = await answer(owner, id, { confirm: true })
    const { rows, lastChange } = await dutiesOf(owner, id)
    const obligations = completed.body.assessment.explanation?.obligations.map((one) => one.id) ?? []
    const present = rows.filter(({ goneAt }) => goneAt === null)

    expect(completed.status).toBe(200)
    expect(present.map(({ obligationId }) => obligationId).sort()).toEqual(obligations.sort())
    const ids = new Set(before.map(({ dutyId }) => dutyId))
    expect(lastChange?.added).toEqual(present.filter(({ dutyId }) => !ids.has(dutyId)).map(({ dutyId }) => dutyId))
    expect(lastChange?.gone).toEqual(rows.filter(({ goneAt }) => goneAt).map(({ dutyId }) => dutyId))
    expect((lastChange?.gone.length ?? 0) + (lastChange?.added.length ?? 0)).toBeGreaterThan(0)
    expect(rows.find(({ dutyId }) => dutyId === before[0]?.dutyId)?.note).toBe('Asked on Monday.')
  })

  test('under a new version of the law has its wording and keeps what was settled and set manually', async () => {
    const { owner, id } = await company()
    const [first, second] = (await dutiesOf(owner, id)).rows.filter((duty) => duty.obligationId.startsWith('br-'))
    await change(owner, first as Duty, { state: 'done' })
    await change(owner, second as Duty, { dueDay: '2027-01-01' })
    const { activationId } = await law.publish('BR', (file) => ({
      ...file,
      obligations: file.obligations.map((one) => ({ ...one, text: `${one.text} Amended.` })),
    }))
    await reevaluate(api.deps, { activationId })
    const { rows } = await dutiesOf(owner, id)
    const now = (duty: Duty | undefined) => rows.find(({ dutyId }) => dutyId === duty?.dutyId)

    expect(now(first)).toMatchObject({ state: 'done', text: `${first?.text} Amended.` })
    expect(now(second)).toMatchObject({ dueDay: '2027-01-01', dueFrom: 'hand' })
    const history = await owner.call(duties.history, { params: { dutyId: first?.dutyId ?? '' } })
    expect(history.body.rows[0]).toMatchObject({ by: null, changes: { text: { before: first?.text } } })
  })
})

test('the duties of a deleted assessment do not exist', async () => {
  const { owner, id } = await company()
  const duty = await firstOpen(owner, id)
  await api.db.update(assessmentTable).set({ deletedAt: new Date() }).where(eq(assessmentTable.assessmentId, id))
  expect(await owner.call(duties.history, { params: { dutyId: duty.dutyId } })).toMatchObject({ status: 404 })
})
