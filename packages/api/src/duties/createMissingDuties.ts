import type { Decision } from '@portal/rules'
import { and, asc, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm'
import { carryOverDuties } from '../cases/index.ts'
import type { LawStore } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import { assessmentDecisions, assessments, duties, settings } from '../db/schema.ts'

const BATCH = 200

type MissingDutiesDeps = { db: Db; law: Pick<LawStore, 'contextAt'> }

/** Name of the database setting which records that all earlier results have their duties. */
const MARKER = 'duties of earlier results'

/**
 * Creates duties for results that were confirmed before duties existed, once per database. Each assessment has its own
 * transaction, so that an interrupted run resumes where it stopped.
 */
export async function createMissingDuties(deps: MissingDutiesDeps): Promise<void> {
  const [done] = await deps.db.select().from(settings).where(eq(settings.name, MARKER))
  if (done) return
  let after: string | undefined
  do {
    const missing = await listWithoutDuties(deps.db, after)
    for (const assessment of missing) await createDuties(deps, assessment)
    // Pages by position, so that an assessment which gets no duty is not read again.
    after = missing.length === BATCH ? missing.at(-1)?.assessmentId : undefined
  } while (after)
  await deps.db.insert(settings).values({ name: MARKER, value: new Date().toISOString() }).onConflictDoNothing()
}

type Confirmed = { accountId: string; assessmentId: string }

/** Completed assessments without duties whose result has obligations. */
const listWithoutDuties = (db: Db, after?: string): Promise<Confirmed[]> =>
  db
    .select({ accountId: assessments.accountId, assessmentId: assessments.assessmentId })
    .from(assessments)
    .innerJoin(assessmentDecisions, presentDecision)
    .where(
      and(
        eq(assessments.status, 'COMPLETED'),
        isNotNull(assessments.decisionId),
        after ? gt(assessments.assessmentId, after) : undefined,
        sql`${assessmentDecisions.text}::jsonb -> 'obligations' <> '[]'::jsonb`,
        notExists(db.select({ dutyId: duties.dutyId }).from(duties).where(ofAssessment)),
      ),
    )
    .orderBy(asc(assessments.assessmentId))
    .limit(BATCH)

const presentDecision = and(
  eq(assessmentDecisions.accountId, assessments.accountId),
  eq(assessmentDecisions.decisionId, assessments.decisionId),
)
const ofAssessment = and(eq(duties.accountId, assessments.accountId), eq(duties.assessmentId, assessments.assessmentId))

/** Only if it is still completed and without a duty. */
const createDuties = ({ db, law }: MissingDutiesDeps, { accountId, assessmentId }: Confirmed): Promise<void> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ accountId: assessments.accountId, assessmentId: assessments.assessmentId, status: assessments.status })
      .from(assessments)
      .where(and(eq(assessments.accountId, accountId), eq(assessments.assessmentId, assessmentId)))
      .for('update')
    const [decision] = await tx
      .select({ decision: assessmentDecisions })
      .from(assessments)
      .innerJoin(assessmentDecisions, presentDecision)
      .where(and(eq(assessments.accountId, accountId), eq(assessments.assessmentId, assessmentId)))
    if (row?.status !== 'COMPLETED' || !decision) return
    const { answers, content, text, decidedAt } = decision.decision
    const { obligations } = JSON.parse(text) as Decision
    const context = await law.contextAt(content)
    await carryOverDuties(tx, [{ row, answers, context, obligations }], decidedAt)
  })
