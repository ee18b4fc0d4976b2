import { randomUUID } from 'node:crypto'
import { type Answers, versions } from '@portal/contract'
import { renderMessage } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { desc, eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { verifyDecisions } from '../../cases/index.ts'
import { activations, assessmentDecisions, assessments, notifications as notificationTable } from '../../db/schema.ts'
import { answer, readAssessment, startAssessment } from '../../testing/assessing.ts'
import { changingLaw, copyTimes, withColour } from '../../testing/changingLaw.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { workQueue } from '../../testing/workQueue.ts'
import { reevaluate, resumeActivations } from './reevaluate.ts'

const api = startApi()
const mail = startMail(api)
const { people, draft, activate, makeIt, progress, decisionsOf, run } = changingLaw(api)

describe('an interrupted job', () => {
  const ASSESSMENTS = 211

  /**
   * Asserts that every assessment has one decision by the activation, its owner one notification about all, and the
   * account one sealed audit list.
   */
  async function isDecidedOnce(activationId: string): Promise<void> {
    const made = await api.db
      .select({ id: assessmentDecisions.assessmentId })
      .from(assessmentDecisions)
      .where(eq(assessmentDecisions.activationId, activationId))
    expect(new Set(made.map(({ id }) => id)).size).toBe(ASSESSMENTS)
    expect(made).toHaveLength(ASSESSMENTS)
    const messages = (await api.db.select().from(notificationTable)).map(({ message }) =>
      renderMessage(translate, message),
    )
    expect(messages).toEqual([expect.stringContaining(': 211 of your assessments changed: 211 Red to Amber.')])
    expect(await progress(activationId)).toMatchObject({
      state: 'done',
      total: ASSESSMENTS,
      done: ASSESSMENTS,
      changed: ASSESSMENTS,
    })
  }

  async function manyAssessments(): Promise<Person> {
    const ana = await api.signIn({ account: randomUUID() })
    const { assessmentId } = await startAssessment(ana)
    await copyTimes(api.db, assessmentId, ASSESSMENTS - 1)
    return ana
  }

  test('in the middle of a batch resumes after the last complete one; nothing happens twice', async () => {
    const ana = await manyAssessments()
    const activationId = await makeIt('AMBER')
    // The database refuses the 206th decision, as it would when it goes down.
    await api.db.execute(`create function refuse() returns trigger language plpgsql as $$ begin
      if (select count(*) from assessment_decisions where activation_id = new.activation_id) = 205
      then raise exception 'down'; end if; return new; end $$`)
    await api.db.execute(
      'create trigger refuse before insert on assessment_decisions for each row execute function refuse()',
    )
    await expect(run(activationId)).rejects.toThrow()
    const between = await progress(activationId)
    await api.db.execute('drop function refuse cascade')
    await run(activationId)
    await run(activationId)
    await mail.work()

    expect(between).toMatchObject({ state: 'running', total: ASSESSMENTS, done: 200, changed: 200 })
    await isDecidedOnce(activationId)
    expect(mail.to(ana.email)).toHaveLength(1)
  })

  test('by the death of its process is resumed by another', async () => {
    await manyAssessments()
    const activationId = await makeIt('AMBER')
    // To the job queue, a worker that hangs is the same as one that no longer exists.
    let end = () => {}
    const hangs = new Promise<void>((resolve) => {
      end = resolve
    })
    const dead = workQueue(api.pool, { reevaluate: () => hangs })
    const isTaken = sql`select 1 from graphile_worker.jobs where locked_by is not null`
    await vi.waitFor(async () => expect((await api.db.execute(isTaken)).rowCount).toBe(1), { timeout: 120_000 })
    await mail.work()
    expect(await progress(activationId)).toMatchObject({ state: 'queued' })
    await resumeActivations(api.db)
    await mail.work()
    expect(await progress(activationId)).toMatchObject({ state: 'queued' })
    await resumeActivations(api.db, 0)
    await mail.work()

    await isDecidedOnce(activationId)
    end()
    await dead
  })

  test('shares its work with a concurrent one', async () => {
    await manyAssessments()
    const activationId = await makeIt('AMBER')
    await Promise.all([run(activationId), run(activationId)])

    await isDecidedOnce(activationId)
  })
})

describe('an assessment that cannot be decided again', () => {
  /** Asserts that the others are decided and that this one is unchanged. */
  async function isLeftAlone(activationId: string, left: string, changed: string[]): Promise<void> {
    expect(await progress(activationId)).toMatchObject({ state: 'done', total: 3, done: 2, changed: 2, failed: 1 })
    expect(await decisionsOf(left)).toHaveLength(1)
    for (const id of changed) expect(await decisionsOf(id)).toMatchObject([{ status: 'RED' }, { status: 'AMBER' }])
    const [row] = await api.db.select().from(assessments).where(eq(assessments.assessmentId, left))
    expect(row).toMatchObject({ result: 'RED', version: 2 })
    expect(await api.db.select().from(notificationTable)).toMatchObject([
      { message: { code: 'lawChanged', params: { shifts: [{ count: 2, before: 'RED' }] } } },
    ])
    expect(await api.db.select().from(activations)).toMatchObject([{ failures: [left] }])
  }

  async function three(): Promise<[string, string, string]> {
    const ana = await api.signIn({ account: randomUUID() })
    const one = await startAssessment(ana)
    const other = await startAssessment(ana)
    const last = await startAssessment(ana)
    return [one.assessmentId, other.assessmentId, last.assessmentId]
  }

  test('because its answers are invalid does not block the others', async () => {
    const [broken, ...changed] = await three()
    await api.db.execute(sql`update assessments set answers = 'null' where assessment_id = ${broken}`)
    const activationId = await makeIt('AMBER')
    await run(activationId)

    await isLeftAlone(activationId, broken, changed)
  })

  test('because the database refuses it does not block the others', async () => {
    const [refused, ...changed] = await three()
    const activationId = await makeIt('AMBER')
    await api.pool.query(`alter table assessment_decisions add constraint refused
      check (activation_id is null or assessment_id <> '${refused}')`)
    try {
      await run(activationId)
    } finally {
      await api.pool.query('alter table assessment_decisions drop constraint refused')
    }

    await isLeftAlone(activationId, refused, changed)
  })
})

describe('concurrent changes', () => {
  test('answers saved while a version is being activated end up on that version', async () => {
    const ana = await api.signIn()
    const made = await Promise.all(Array.from({ length: 6 }, () => startAssessment(ana)))
    const params = await draft((file) => withColour(file, 'AMBER'))
    const change: Answers = { remarks: 'Meanwhile.', accessDate: '2019-04-01' }
    const [activated, ...saved] = await Promise.all([
      people.second.call(versions.activate, { params }),
      ...made.map(({ assessmentId }) => answer(ana, assessmentId, change)),
    ])
    await run(activated.body.activationId)

    expect(saved.map(({ status }) => status)).toEqual(made.map(() => 200))
    for (const { assessmentId } of made) {
      const { assessment } = (await readAssessment(ana, assessmentId)).body
      expect(assessment).toMatchObject({ result: 'AMBER', accessDate: '2019-04-01' })
      expect(assessment.decision?.trace.content).toContainEqual(expect.objectContaining(params))
    }
  })

  test('a version waits for an answer that is being decided, and then decides it again', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await startAssessment(ana)
    const params = await draft((file) => withColour(file, 'AMBER'))
    let isActive = false
    let activation: Promise<string> | undefined
    await api.db.transaction(async (tx) => {
      await api.deps.law.contextForShare(tx, 'BR', undefined)
      activation = activate(params).finally(() => {
        isActive = true
      })
      await waiting()
      expect(isActive).toBe(false)
    })
    await run(String(await activation))

    expect((await readAssessment(ana, assessmentId)).body.assessment.result).toBe('AMBER')
  })

  test('answers that change after their batch was evaluated ahead are decided as they are when it is saved', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await copyTimes(api.db, (await startAssessment(ana)).assessmentId, 210)
    const { assessmentId } = assessments
    const [last] = await api.db.select({ assessmentId }).from(assessments).orderBy(desc(assessmentId)).limit(1)
    const late = String(last?.assessmentId)
    const change = { answers: sql`answers || '{"accessDate": "2019-04-01"}'`, version: sql`version + 1` }
    const activationId = await makeIt('AMBER')
    await reevaluate(api.deps, { activationId }, async () => {
      await api.db.update(assessments).set(change).where(eq(assessmentId, late))
    })

    expect(await progress(activationId)).toMatchObject({ state: 'done', done: 211, changed: 211 })
    expect((await decisionsOf(late))[1]).toMatchObject({ status: 'AMBER', answers: { accessDate: '2019-04-01' } })
    expect(await verifyDecisions(api.db, api.deps.law.contextAt)).toMatchObject({ differences: [] })
  })

  test('a superseded version leaves the rest to the next', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await startAssessment(ana)
    const first = await makeIt('AMBER')
    const next = await makeIt('RED')
    await run(first)
    await run(next)

    expect(await progress(first)).toMatchObject({ state: 'superseded', done: 0 })
    expect(await progress(next)).toMatchObject({ state: 'done', done: 1, changed: 0 })
    expect(await decisionsOf(assessmentId)).toMatchObject([{ status: 'RED' }, { status: 'RED', activationId: next }])
    expect(await api.db.$count(activations)).toBe(2)
  })
})

/** Waits until a connection of this database waits for a lock. */
async function waiting(): Promise<void> {
  for (;;) {
    const { rows } = await api.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}
