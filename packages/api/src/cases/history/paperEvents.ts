import type { cases, HandlerOutput } from '@portal/contract'
import { paperText } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { evidence, evidenceChanges, evidenceUses, letterChanges } from '../../db/schema.ts'
import { authorText } from '../../text/authorText.ts'
import type { AssessmentRow } from '../core/assessments.repo.ts'

type HistoryEvent = HandlerOutput<typeof cases.history>['events'][number]
type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>

/** The changes of an assessment's papers during the time in which they were attached to it. */
export async function listPaperEvents(db: DbOrTransaction, key: Key): Promise<HistoryEvent[]> {
  return (await listPaperChanges(db, key)).map(paperEvent)
}

const listPaperChanges = (db: DbOrTransaction, { accountId, assessmentId }: Key) =>
  db
    .selectDistinct({
      changeId: evidenceChanges.changeId,
      action: evidenceChanges.action,
      by: evidenceChanges.changedBy,
      at: evidenceChanges.at,
      kind: evidence.kind,
      number: evidence.number,
    })
    .from(evidenceChanges)
    .innerJoin(
      evidence,
      and(eq(evidence.accountId, evidenceChanges.accountId), eq(evidence.evidenceId, evidenceChanges.evidenceId)),
    )
    .innerJoin(
      evidenceUses,
      and(
        eq(evidenceUses.accountId, evidenceChanges.accountId),
        eq(evidenceUses.evidenceId, evidenceChanges.evidenceId),
        eq(evidenceUses.assessmentId, assessmentId),
        lte(evidenceUses.addedAt, evidenceChanges.at),
        or(isNull(evidenceUses.removedAt), gte(evidenceUses.removedAt, evidenceChanges.at)),
      ),
    )
    .where(eq(evidenceChanges.accountId, accountId))

type PaperChange = Awaited<ReturnType<typeof listPaperChanges>>[number]

const paperEvent = ({ action, by, at, ...paper }: PaperChange): HistoryEvent => ({
  action: `EVIDENCE_${action.toUpperCase()}`,
  text: translate(`record.evidence.${action}`, { paper: paperText(translate, paper) }),
  by: authorText(by),
  at: at.toISOString(),
})

/** The changes of an assessment's letters. */
export async function listLetterEvents(db: DbOrTransaction, { accountId, assessmentId }: Key): Promise<HistoryEvent[]> {
  const isOf = and(eq(letterChanges.accountId, accountId), eq(letterChanges.assessmentId, assessmentId))
  return (
    await db.select().from(letterChanges).where(isOf).orderBy(desc(letterChanges.at), desc(letterChanges.changeId))
  ).map(letterEvent)
}

const letterEvent = ({ action, title, changedBy, at }: typeof letterChanges.$inferSelect): HistoryEvent => ({
  action: `LETTER_${action.toUpperCase()}`,
  text: translate(`letters.history.${action}`, { letter: title }),
  by: changedBy,
  at: at.toISOString(),
})
