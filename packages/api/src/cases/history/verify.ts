import { createHash } from 'node:crypto'
import { isSameDecision } from '@portal/rules'
import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { ContextAt } from '../../content/index.ts'
import type { Db } from '../../db/connect.ts'
import { assessmentDecisions } from '../../db/schema.ts'
import { eventLoopYielder } from '../../jobs/yieldToEventLoop.ts'
import type { DecisionRow } from '../core/assessments.repo.ts'
import { evaluateIn } from '../decision/evaluate.ts'

const BATCH = 200

export type Difference = { decisionId: string; assessmentId: string; reason: string }

/** Reproduces every stored decision from its stored answers and content, and reports the differences. */
export async function verifyDecisions(
  db: Db,
  contextAt: ContextAt,
): Promise<{ checked: number; differences: Difference[] }> {
  const differences: Difference[] = []
  const yieldToEventLoop = eventLoopYielder()
  let checked = 0
  let last: DecisionRow | undefined
  do {
    const rows = await decisionsAfter(db, last)
    for (const row of rows) {
      const reason = await differenceOf(contextAt, row)
      if (reason) differences.push({ decisionId: row.decisionId, assessmentId: row.assessmentId, reason })
      await yieldToEventLoop()
    }
    checked += rows.length
    last = rows.at(-1)
  } while (last)
  return { checked, differences }
}

const { accountId, decisionId } = assessmentDecisions

const decisionsAfter = (db: Db, last: DecisionRow | undefined): Promise<DecisionRow[]> =>
  db
    .select()
    .from(assessmentDecisions)
    .where(
      last && or(gt(accountId, last.accountId), and(eq(accountId, last.accountId), gt(decisionId, last.decisionId))),
    )
    .orderBy(asc(accountId), asc(decisionId))
    .limit(BATCH)

async function differenceOf(contextAt: ContextAt, row: DecisionRow): Promise<string | undefined> {
  if (createHash('sha256').update(row.text).digest('hex') !== row.sha256) return 'the text does not have its hash'
  try {
    const { record } = evaluateIn(await contextAt(row.content), row.answers, row.overdueSince)
    if (!record || !isSameDecision(JSON.parse(row.text), record.decision))
      return 'the decision made again is another one'
    return record.status === row.status ? undefined : 'the colour is another one'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
