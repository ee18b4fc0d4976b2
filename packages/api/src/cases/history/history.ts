import { type cases, type HandlerOutput, lockLabel } from '@portal/contract'
import { changesText, typesText } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db, DbOrTransaction } from '../../db/connect.ts'
import { personNameIfAny } from '../../db/people.ts'
import { assessmentChanges, assessmentDecisions } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { type AssessmentRow, findReadable, listLocks, type NamedLock } from '../core/assessments.repo.ts'
import { detailChanges } from '../details/details.ts'
import { listReleaseRequests } from '../locks/releaseRequests.repo.ts'
import { listSampleEvents, listTransferEvents } from './materialEvents.ts'
import { listLetterEvents, listPaperEvents } from './paperEvents.ts'

type History = HandlerOutput<typeof cases.history>
type Decided = Awaited<ReturnType<typeof listDecisions>>[number]
type Change = Awaited<ReturnType<typeof listChanges>>[number]

/** All results of an assessment and its other events, both newest first. */
export async function readHistory(db: Db, actor: Actor, id: string): Promise<History> {
  const row = await findReadable(db, actor, id)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  const [decisions, locks, changes, papers, samples, letters, transfers, requests] = await Promise.all([
    listDecisionHistory(db, row),
    listLocks(db, row),
    listChanges(db, row),
    listPaperEvents(db, row),
    listSampleEvents(db, row),
    listLetterEvents(db, row),
    listTransferEvents(db, row),
    listReleaseRequests(db, row),
  ])
  const events = [
    ...changes.map(changeEvent),
    ...locks.flatMap(lockEvents),
    ...papers,
    ...samples,
    ...letters,
    ...transfers,
    ...requests.map(requestEvent),
  ]
  return {
    count: decisions.length,
    rows: decisions,
    events: events.sort((a, b) => b.at.localeCompare(a.at)),
  }
}

/** All results of an assessment, newest first. */
export async function listDecisionHistory(db: DbOrTransaction, row: AssessmentRow): Promise<History['rows']> {
  return (await listDecisions(db, row)).map(presentDecision)
}

function presentDecision({ by, cause, decidedAt, ...decision }: Decided): History['rows'][number] {
  const decidedBy = cause === 'answers' ? nameOr(by) : translate('record.portal')
  return { ...decision, cause, decidedBy, decidedAt: decidedAt.toISOString() }
}

function changeEvent({ at, by, ...change }: Change): History['events'][number] {
  return { action: change.action, text: inWords(change), by: nameOr(by), at: at.toISOString() }
}

function inWords({ action, details, former, next }: Pick<Change, 'action' | 'details' | 'former' | 'next'>): string {
  if (details === null) return translate(action === 'ASSESSMENT_DELETE' ? 'record.deleted' : 'record.restored')
  const owner = details.changed.ownerId ? { owner: nameOr(next) } : {}
  const changes = changesText(translate, detailChanges({ ...details, ...owner }, nameOr(former)))
  return translate('record.changed', { changes })
}

/** The name of a person; those of whom nothing is left, not even a pseudonym, are a deleted user. */
const nameOr = (name: string | null): string => name ?? translate('record.deletedUser')

function lockEvents(lock: NamedLock): History['events'] {
  const words = { type: translate(`messages.lockTypes.${lock.type}`), lock: lockLabel(lock) }
  const law = lock.origin === 'decision' ? { law: [words.lock] } : {}
  const closed = {
    action: 'ASSESSMENT_LOCK',
    text: translate(`record.lockClosed.${lock.origin}`, words),
    by: lock.lockedBy,
    at: lock.lockedAt.toISOString(),
    ...law,
  }
  if (lock.unlockedAt === null) return [closed]
  const opened = {
    action: 'ASSESSMENT_UNLOCK',
    text: translate('record.lockOpened', { ...words, comment: lock.comment ?? '' }),
    by: nameOr(lock.unlockedBy),
    at: lock.unlockedAt.toISOString(),
    ...law,
  }
  return [opened, closed]
}

type Request = Awaited<ReturnType<typeof listReleaseRequests>>[number]

const requestEvent = ({ types, text, by, at }: Request): History['events'][number] => ({
  action: 'ASSESSMENT_ASK_RELEASE',
  text: text
    ? translate('record.releaseAskedWith', { types: typesText(translate, types), text })
    : translate('record.releaseAsked', { types: typesText(translate, types) }),
  by,
  at: at.toISOString(),
})

type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>
const { decisionId, status, overdueSince, before, completed, cause, decidedAt, content, sha256 } = assessmentDecisions
const KEPT = {
  decisionId,
  status,
  reviewOverdueSince: overdueSince,
  before,
  completed,
  cause,
  decidedAt,
  content,
  sha256,
}

/** All saved decisions, newest first, without their text. */
const listDecisions = (db: DbOrTransaction, { accountId, assessmentId }: Key) =>
  db
    .select({ ...KEPT, by: personNameIfAny(assessmentDecisions.decidedBy) })
    .from(assessmentDecisions)
    .where(and(eq(assessmentDecisions.accountId, accountId), eq(assessmentDecisions.assessmentId, assessmentId)))
    .orderBy(desc(decidedAt), desc(decisionId))

/** Changes of visibility, owner, reference and deletion, oldest first, with the present names of both owners. */
const listChanges = (db: Db, { accountId, assessmentId }: Key) =>
  db
    .select({
      action: assessmentChanges.action,
      details: assessmentChanges.details,
      at: assessmentChanges.at,
      by: personNameIfAny(assessmentChanges.changedBy),
      former: personNameIfAny(sql`(${assessmentChanges.details} -> 'before' ->> 'ownerId')::uuid`),
      next: personNameIfAny(sql`(${assessmentChanges.details} -> 'changed' ->> 'ownerId')::uuid`),
    })
    .from(assessmentChanges)
    .where(and(eq(assessmentChanges.accountId, accountId), eq(assessmentChanges.assessmentId, assessmentId)))
    .orderBy(asc(assessmentChanges.number))
