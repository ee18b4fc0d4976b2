import type { cases, HandlerOutput } from '@portal/contract'
import { paperText } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, desc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { personName } from '../../db/people.ts'
import { evidence, evidenceChanges, evidenceUses, letterChanges } from '../../db/schema.ts'
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
      by: personName(evidenceChanges.changedById),
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
  by,
  at: at.toISOString(),
})

/** The changes of an assessment's letters. */
export async function listLetterEvents(db: DbOrTransaction, { accountId, assessmentId }: Key): Promise<HistoryEvent[]> {
  const isOf = and(eq(letterChanges.accountId, accountId), eq(letterChanges.assessmentId, assessmentId))
  const { action, title, changedById, at, changeId } = letterChanges
  const rows = await db
    .select({ action, title, by: personName(changedById), at })
    .from(letterChanges)
    .where(isOf)
    .orderBy(desc(at), desc(changeId))
  return rows.map(letterEvent)
}

type LetterChange = Pick<typeof letterChanges.$inferSelect, 'action' | 'title' | 'at'> & { by: string }

const letterEvent = ({ action, title, by, at }: LetterChange): HistoryEvent => ({
  action: `LETTER_${action.toUpperCase()}`,
  text: translate(`letters.history.${action}`, { letter: title }),
  by,
  at: at.toISOString(),
})
