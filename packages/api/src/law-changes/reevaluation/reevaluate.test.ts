import { randomUUID } from 'node:crypto'
import { type Answers, type CountryFile, dashboard, events, notifications, versions } from '@portal/contract'
import { loadContent } from '@portal/legal'
import { renderMessage } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { verifyDecisions } from '../../cases/index.ts'
import { shippedContent, storeShipped } from '../../content/index.ts'
import {
  accounts,
  activations,
  activeContent,
  assessmentDecisions,
  assessmentLocks,
  assessments,
  auditEntries,
  notifications as notificationTable,
} from '../../db/schema.ts'
import { answer, readAssessment, startAssessment, unlockAll } from '../../testing/assessing.ts'
import { BRAZIL, BRAZIL_CONFIRMED } from '../../testing/brazil.ts'
import { type Person, startApi } from '../../testing/startApi.ts'
import { startMail } from '../../testing/startMail.ts'
import { expectWhatIs } from '../../testing/startPublishing.ts'
import { emptyQueue, payloadsOf, workQueue } from '../../testing/workQueue.ts'
import { examineActivation } from './preview.ts'
import { reevaluate, resumeActivations } from './reevaluate.ts'

const api = startApi()
const content = loadContent()
const mail = startMail(api)
const LAWYER = { account: 'operator', role: 'DPT_LEGAL_ADMIN' } as const
/** The row that makes the Brazilian test case RED. */
const DECIDING = 'br-rd-foreign-without-partner'
let [editor, second] = [] as unknown as [Person, Person]

beforeAll(async () => {
  editor = await api.signIn(LAWYER)
  await api.db.update(accounts).set({ operator: true }).where(eq(accounts.accountId, 'operator'))
  second = await api.signIn(LAWYER)
})

/** Every test starts with the shipped law, no decisions and an empty queue. */
beforeEach(async () => {
  await api.db.execute(
    'truncate assessments, assessment_decisions, assessment_locks, notifications, events, activations',
  )
  await emptyQueue(api.pool)
  const first = sql`(select sha256 from content_versions where content_id = 'BR' and version = 1)`
  await api.db.update(activeContent).set({ version: 1, sha256: first }).where(eq(activeContent.contentId, 'BR'))
})

type Status = 'GREEN' | 'AMBER' | 'RED'
type File = CountryFile
type Row = File['matrices'][number]['rows'][number]

/** The law of Brazil with this colour in every row that is not GREEN. */
const withColour = (file: File, status: Status): File => ({
  ...file,
  matrices: file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows.map((row) => (isDark(row) ? outcome(row, { status }) : row)),
  })),
})

/** The law of Brazil with this colour in the deciding row only. */
const withDeciding = (file: File, status: Status): File => ({
  ...file,
  matrices: file.matrices.map((matrix) => ({
    ...matrix,
    rows: matrix.rows.map((row) => (row.id === DECIDING ? outcome(row, { status }) : row)),
  })),
})

const isDark = ({ then: { status } }: Row): boolean => status !== undefined && status !== 'GREEN'
const outcome = (row: Row, change: Partial<Row['then']>): Row => ({
  ...row,
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: { ...row.then, ...change },
})

async function draft(change: (file: File) => File) {
  const { rows } = (await editor.call(versions.list, { params: { id: 'BR' } })).body
  const from = rows.find(({ state }) => state === 'active')?.version ?? 1
  const { version, file } = (await editor.call(versions.create, { params: { id: 'BR' }, body: { from } })).body
  const params = { id: 'BR', version: version.version }
  const saved = await editor.call(versions.replace, { params, body: change(file) })
  if (saved.body.problems.length > 0) throw new Error(JSON.stringify(saved.body.problems))
  await expectWhatIs(editor, params, saved.body.file as CountryFile)
  return params
}

async function activate(params: { id: string; version: number }): Promise<string> {
  const { status, body } = await second.call(versions.activate, { params })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.activationId
}

/** Activates a version under which the Brazilian test case has this colour. */
const makeIt = async (status: Status) => activate(await draft((file) => withColour(file, status)))
const progress = async (id: string) => (await editor.call(versions.activation, { params: { id } })).body
const decisionsOf = (assessmentId: string) =>
  api.db
    .select()
    .from(assessmentDecisions)
    .where(eq(assessmentDecisions.assessmentId, assessmentId))
    .orderBy(asc(assessmentDecisions.decidedAt))
const run = (activationId: string) => reevaluate(api.deps, { activationId })

/** Inserts copies of an assessment for the same owner directly into the tables. */
async function copyTimes(assessmentId: string, count: number): Promise<void> {
  await api.db.execute(sql`
    with copies as (select gen_random_uuid() as id, gen_random_uuid() as decision, n from generate_series(1, ${count}::int) n),
    decided as (insert into assessment_decisions
      (account_id, decision_id, assessment_id, status, code, completed, answers, content, text, sha256, decided_at)
      select d.account_id, c.decision, c.id, d.status, 'COPY' || c.n, d.completed, d.answers, d.content, d.text, d.sha256, d.decided_at
      from assessment_decisions d, copies c where d.assessment_id = ${assessmentId})
    insert into assessments (account_id, assessment_id, number, owner_id, status, result, progress, answers,
      provider_country, decision_id, created_at, updated_at)
    select a.account_id, c.id, 1000 + c.n, a.owner_id, a.status, a.result, a.progress, a.answers,
      a.provider_country, c.decision, a.created_at, a.updated_at
    from assessments a, copies c where a.assessment_id = ${assessmentId}`)
}

describe('a new version of the law', () => {
  test('decides every assessment of the country again, once, and notifies each owner once about the changes', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const bo = await api.signIn({ account: randomUUID() })
    const mine = await startAssessment(ana)
    const other = await startAssessment(ana, { ...BRAZIL, organismGroup: 'human' })
    const theirs = await startAssessment(bo)
    const elsewhere = await startAssessment(bo, { ...BRAZIL, providerCountry: 'PE' })
    const activationId = await makeIt('AMBER')
    await mail.work()
    await run(activationId)
    await mail.work()
    const { version } = await progress(activationId)

    const after = await readAssessment(ana, mine.assessmentId)
    expect(after.body.assessment).toMatchObject({ result: 'AMBER', version: mine.version + 1, status: 'IN_PROGRESS' })
    expect(await decisionsOf(mine.assessmentId)).toMatchObject([
      { status: 'RED', cause: 'answers' },
      { status: 'AMBER', before: 'RED', cause: 'law', activationId, decidedBy: null },
    ])
    expect(await decisionsOf(other.assessmentId)).toHaveLength(2)
    expect(await decisionsOf(elsewhere.assessmentId)).toHaveLength(1)
    expect(await progress(activationId)).toMatchObject({ state: 'done', total: 3, done: 3, changed: 2, failed: 0 })
    const bell = (await ana.call(notifications.list, { query: {} })).body.rows
    const text = `Version ${version} of the law of Brazil: Assessment #000001 changed: Red to Amber.`
    expect(bell).toMatchObject([{ assessmentId: null, about: 'lawChange', activationId, text }])
    const eventList = (await bo.call(events.list, { body: { filters: { eventType: ['DECISION_UPDATE'] } } })).body
    expect(eventList.rows).toMatchObject([{ assessmentId: theirs.assessmentId }])
    expect(mail.to(ana.email)).toHaveLength(1)
    expect(mail.to(ana.email)[0]?.text).toMatch(/Bacillus subtilis · Brazil · Screening \(#000001\)\s+Red to Amber/)
    expect(mail.to(ana.email)[0]?.text).toContain(`/law-changes/${activationId}`)
    expect(mail.to(ana.email)[0]?.text).not.toContain('#000002')
    expect(mail.to(editor.email)).toHaveLength(0)
    expect(await verifyDecisions(api.db, api.deps.law.contextAt)).toMatchObject({ differences: [] })
    const sealed = await api.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.accountId, ana.accountId), eq(auditEntries.action, 'DECISION_UPDATE')))
    expect(sealed).toHaveLength(1)
    expect(sealed[0]?.subject).toContain(mine.assessmentId)
  })

  test('from a release sends one mail to each owner when all of it is decided, however many versions it activated', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    await startAssessment(ana)
    await startAssessment(ana, { ...BRAZIL, providerCountry: 'PE' })
    const shipped = shippedContent(content)
    const countries = shipped.countries.map((one) => {
      if (!['BR', 'PE'].includes(one.id) || !one.source) return one
      const source = withColour(one.source, 'AMBER')
      return { ...one, source, bundle: shipped.prove(source).bundle }
    })
    await storeShipped(api.db, { ...shipped, release: shipped.release + 1, countries })
    api.deps.published.checkAgain()
    const [first, second] = await api.db.select().from(activations).orderBy(asc(activations.contentId))
    if (!first || !second) throw new Error('Two countries have new active versions.')
    await run(first.activationId)
    const early = await payloadsOf(api.pool, 'mailLawChange')
    await run(second.activationId)
    await mail.work()

    expect(first).toMatchObject({ automatic: true, releaseId: second.releaseId })
    expect(early).toEqual([])
    expect(mail.to(ana.email)).toHaveLength(1)
    expect(mail.to(ana.email)[0]?.text).toMatch(/· Brazil · Screening \(#000001\)\s+Red to Amber/)
    expect(mail.to(ana.email)[0]?.text).toMatch(/· Peru · Screening \(#000002\)\s+Red to Amber/)
  })

  test('can be previewed: the changes from colour to colour, and the assessments that the caller may see', async () => {
    await startAssessment(await api.signIn({ account: randomUUID() }))
    const own = await startAssessment(await api.signIn({ account: 'operator' }))
    const params = await draft((file) => withColour(file, 'GREEN'))
    const { body } = await editor.call(versions.preview, { params })

    expect(body).toMatchObject({ total: 2, examined: 2, changed: 2, unchanged: 0, notListed: 1 })
    expect(body.shifts).toEqual([{ before: 'RED', after: expect.any(String), count: 2 }])
    expect(body.listed).toMatchObject([{ assessmentId: own.assessmentId, before: 'RED' }])
    expect(await api.db.$count(assessmentDecisions)).toBe(2)
  })

  test('closes the locks of a confirmed assessment again if the colour is new, and only then', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    const { assessmentId, locks } = await startAssessment(ana, BRAZIL_CONFIRMED)
    await unlockAll(admin, assessmentId)
    await run(await activate(await draft((file) => ({ ...file, name: 'Brazil, the same' }))))
    const same = (await readAssessment(ana, assessmentId)).body.assessment
    await run(await makeIt('AMBER'))
    const other = (await readAssessment(ana, assessmentId)).body.assessment

    expect(same).toMatchObject({ status: 'COMPLETED', result: 'RED', cleared: true, confirm: true })
    expect(other).toMatchObject({ status: 'COMPLETED', result: 'AMBER', cleared: false, confirm: true })
    const closed = other.locks.filter((lock) => lock.closed)
    expect(closed.map(({ ref }) => ref).sort()).toEqual([...(other.decision?.locks ?? [])].sort())
    expect(closed[0]).toMatchObject({ lockedBy: 'the portal' })
    expect(await api.db.$count(assessmentLocks, eq(assessmentLocks.assessmentId, assessmentId))).toBe(
      locks.length + closed.length,
    )
  })

  test('with a new question requires a confirmed assessment to be completed again and notifies its owner', async () => {
    const ana = await api.signIn()
    const { assessmentId } = await startAssessment(ana, BRAZIL_CONFIRMED)
    const version = await draft(withNewFact)
    const preview = (await editor.call(versions.preview, { params: version })).body
    expect(preview).toMatchObject({ total: 1, changed: 0, reopened: 1, unchanged: 0, notListed: 1 })
    await run(await activate(version))
    const { assessment, survey } = (await readAssessment(ana, assessmentId)).body
    const bell = (await ana.call(notifications.list, { query: {} })).body.rows

    expect(assessment).toMatchObject({ status: 'IN_PROGRESS', confirm: true, reopened: { by: 'law' } })
    expect((await ana.call(dashboard.changedByLaw, {})).body.rows).toMatchObject([{ assessmentId, reopened: true }])
    expect(survey.canComplete).toBe(false)
    expect(bell.map(({ text }) => text)).toEqual([expect.stringMatching(/#000001 changed: .*to complete again\.$/)])
    await mail.work()
    expect(mail.to(ana.email)).toMatchObject([
      { text: expect.stringMatching(/\(#000001\)\s+\w+, as before\s+The law asks something new: complete it again\./) },
    ])
  })

  test('with a new question can be answered while locks are closed; completing with a new colour locks again', async () => {
    const account = randomUUID()
    const ana = await api.signIn({ account })
    const admin = await api.signIn({ account, role: 'ACC_ADMIN' })
    await makeIt('AMBER')
    const { assessmentId: id, locks } = await startAssessment(ana, BRAZIL_CONFIRMED)
    await run(await activate(await draft((file) => withNewFact(withDeciding(file, 'RED')))))
    const answered = await answer(ana, id, { br_newFact: 'no' })
    expect(answered).toMatchObject({ status: 200, body: { assessment: { status: 'IN_PROGRESS', cleared: false } } })

    // Opened while nothing was confirmed, which does not count for the confirmed RED.
    await unlockAll(admin, id)
    const { assessment } = (await answer(ana, id, { confirm: true })).body
    expect(assessment).toMatchObject({ status: 'COMPLETED', result: 'RED', cleared: false })
    const closed = assessment.locks.filter((lock) => lock.closed).map(({ ref }) => ref)
    expect(closed.sort()).toEqual(locks.map(({ ref }) => ref).sort())
    expect((await answer(ana, id, { remarks: 'x' })).body.code).toBe('ASSESSMENT_LOCKED')

    await unlockAll(admin, id)
    await answer(ana, id, { remarks: 'x' })
    expect((await answer(ana, id, { confirm: true })).body.assessment).toMatchObject({ result: 'RED', cleared: true })
  })

  test('decides equivalent assessments alike, each with its own answers, in any account', async () => {
    const ana = await api.signIn({ account: randomUUID() })
    const bo = await api.signIn({ account: randomUUID() })
    const mine = await startAssessment(ana, { ...BRAZIL, remarks: 'Soil of the north.' })
    const theirs = await startAssessment(bo, { ...BRAZIL, remarks: 'Soil of the south.', materialIdentifier: 'B-7' })
    const confirmed = await startAssessment(bo, { ...BRAZIL_CONFIRMED, remarks: 'Soil of the west.' })
    const later = await startAssessment(bo, { ...BRAZIL, accessDate: '2019-03-11' })
    const activationId = await makeIt('AMBER')
    await run(activationId)

    const decided = await Promise.all([mine, theirs, confirmed, later].map((one) => decisionsOf(one.assessmentId)))
    const [a, b, c, d] = decided.map((rows) => rows[1])
    expect([a, b, c, d]).toMatchObject([{}, {}, { completed: true }, { completed: false }].map(byActivation))
    expect(a?.sha256).toBe(b?.sha256)
    expect(d?.sha256).not.toBe(a?.sha256)
    expect([a, b, c].map((row) => row?.answers.remarks)).toEqual(
      ['north', 'south', 'west'].map((where) => `Soil of the ${where}.`),
    )
    expect(a?.code).not.toBe(b?.code)
    // Each decision is reproduced from its own answers, by the engine only.
    expect(await verifyDecisions(api.db, api.deps.law.contextAt)).toMatchObject({ checked: 8, differences: [] })

    function byActivation(row: object) {
      return { ...row, status: 'AMBER', before: 'RED', activationId }
    }
  })

  test('can be previewed completely for more assessments than are read at once', async () => {
    const { assessmentId } = await startAssessment(await api.signIn({ account: 'operator' }))
    await copyTimes(assessmentId, 600)
    const params = await draft((file) => withColour(file, 'AMBER'))
    const { body } = await editor.call(versions.preview, { params })
    const examinedUntil = (until: number) => examineActivation(api.deps, params, { until, take: async () => undefined })

    expect(await examinedUntil(Number.POSITIVE_INFINITY)).toMatchObject({
      total: 601,
      examined: 601,
      changed: 601,
      shifts: [{ before: 'RED', after: 'AMBER', count: 601 }],
    })
    expect(new Set(body.listed.map(({ id }) => id)).size).toBe(100)
    // A call that must answer before it has finished reports its progress; on a busy machine that of the screen, too.
    expect(body).toMatchObject({ total: 601, changed: body.examined, unchanged: 0, notListed: body.examined - 100 })
    expect(await examinedUntil(performance.now())).toMatchObject({ total: 601, examined: 0, changed: 0 })
  })

  test('leaves deleted assessments unchanged', async () => {
    const { assessmentId } = await startAssessment(await api.signIn())
    await api.db.update(assessments).set({ deletedAt: new Date() }).where(eq(assessments.assessmentId, assessmentId))
    const activationId = await makeIt('GREEN')
    await run(activationId)

    expect(await decisionsOf(assessmentId)).toHaveLength(1)
    expect(await progress(activationId)).toMatchObject({ state: 'done', total: 0, done: 0 })
  })
})

/** The law of Brazil with an additional question. */
const withNewFact = (file: File): File => ({
  ...file,
  conditions: [
    ...file.conditions,
    {
      id: 'br_newFact',
      question: 'New?',
      help: 'New.',
      changeable: false,
      basis: [{ document: 'br-law-13123-2015' }],
    },
  ],
  matrices: file.matrices.map((matrix) => ({ ...matrix, rows: matrix.rows.flatMap(splitByNewFact) })),
})

/** Splits the deciding row in two: the new fact makes it AMBER. */
function splitByNewFact(row: Row): Row[] {
  if (row.id !== DECIDING) return [row]
  const when = row.when.map((box) => ({ ...box, br_newFact: ['yes'] }))
  return [{ ...outcome(row, { status: 'AMBER' }), id: 'br-new-fact', when }, row]
}

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
    await copyTimes(assessmentId, ASSESSMENTS - 1)
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
    await vi.waitFor(async () => expect((await api.db.execute(isTaken)).rowCount).toBe(1), { timeout: 20_000 })
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
      second.call(versions.activate, { params }),
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
    await copyTimes((await startAssessment(ana)).assessmentId, 210)
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
