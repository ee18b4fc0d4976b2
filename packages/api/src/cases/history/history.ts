import { type cases, type HandlerOutput, lockLabel } from '@portal/contract'
import { changesText, typesText } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, DbOrTransaction } from '../../db/connect.ts'
import { assessmentChanges, assessmentDecisions, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { type AssessmentRow, findReadable, listLocks, type NamedLock } from '../core/assessments.repo.ts'
import { fullName } from '../core/record.ts'
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

function presentDecision({ firstName, lastName, cause, decidedAt, ...decision }: Decided): History['rows'][number] {
  const decidedBy = cause === 'answers' ? fullName({ firstName, lastName }) : translate('record.portal')
  return { ...decision, cause, decidedBy, decidedAt: decidedAt.toISOString() }
}

function changeEvent({ at, firstName, lastName, ...change }: Change): History['events'][number] {
  return { action: change.action, text: inWords(change), by: fullName({ firstName, lastName }), at: at.toISOString() }
}

function inWords({ action, details, former, next }: Pick<Change, 'action' | 'details' | 'former' | 'next'>): string {
  if (details === null) return translate(action === 'ASSESSMENT_DELETE' ? 'record.deleted' : 'record.restored')
  const owner = details.changed.ownerId ? { owner: fullName(next ?? NOBODY) } : {}
  const changes = changesText(translate, detailChanges({ ...details, ...owner }, fullName(former ?? NOBODY)))
  return translate('record.changed', { changes })
}

const NOBODY = { firstName: null, lastName: null }

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
    by: lock.unlockedBy ?? translate('record.deletedUser'),
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
const formerOwners = alias(users, 'former_owner')
const nextOwners = alias(users, 'next_owner')
const by = { firstName: users.firstName, lastName: users.lastName }

/** All saved decisions, newest first, without their text. */
const listDecisions = (db: DbOrTransaction, { accountId, assessmentId }: Key) =>
  db
    .select({ ...KEPT, ...by })
    .from(assessmentDecisions)
    .leftJoin(users, eq(users.userId, assessmentDecisions.decidedBy))
    .where(and(eq(assessmentDecisions.accountId, accountId), eq(assessmentDecisions.assessmentId, assessmentId)))
    .orderBy(desc(decidedAt), desc(decisionId))

/** Changes of visibility, owner, reference and deletion, oldest first, with the present names of both owners. */
const listChanges = (db: Db, { accountId, assessmentId }: Key) =>
  db
    .select({
      action: assessmentChanges.action,
      details: assessmentChanges.details,
      at: assessmentChanges.at,
      ...by,
      former: { firstName: formerOwners.firstName, lastName: formerOwners.lastName },
      next: { firstName: nextOwners.firstName, lastName: nextOwners.lastName },
    })
    .from(assessmentChanges)
    .leftJoin(users, eq(users.userId, assessmentChanges.changedBy))
    .leftJoin(
      formerOwners,
      eq(formerOwners.userId, sql`(${assessmentChanges.details} -> 'before' ->> 'ownerId')::uuid`),
    )
    .leftJoin(nextOwners, eq(nextOwners.userId, sql`(${assessmentChanges.details} -> 'changed' ->> 'ownerId')::uuid`))
    .where(and(eq(assessmentChanges.accountId, accountId), eq(assessmentChanges.assessmentId, assessmentId)))
    .orderBy(asc(assessmentChanges.number))
