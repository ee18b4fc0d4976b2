import type { ContentComment, editing, HandlerInput, HandOver } from '@portal/contract'
import { and, eq, ne } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import type { NewMessage } from '../../db/messages.ts'
import { draftEditors, users } from '../../db/schema.ts'
import { EVERYBODY, writeEvent } from '../../events/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import { accountOfHouse } from '../bundles.ts'
import { versionOf } from '../stored/makeActive.ts'
import { textSha256 } from '../stored/presentVersion.ts'
import { isOf, type VersionRow } from '../stored/versions.repo.ts'
import { selectDraftForUpdate, type VersionRef, type VersionStoreDeps } from '../versions/versions.service.ts'
import { insertComment, listComments, updateResolved } from './comments.repo.ts'
import { listOtherEditors, listOtherEditorsOfHouse } from './editors.repo.ts'
import { decideHandOver, findHandOver, insertHandOver } from './handOvers.repo.ts'

type NewHandOver = HandlerInput<typeof editing.handOver>['body']
type Return = HandlerInput<typeof editing.giveBack>['body']
type NewComment = HandlerInput<typeof editing.comment>['body']

/**
 * Gives one exact text of a draft to a second person. Throws HAND_OVER_OVER if the draft has been changed since the
 * caller read it.
 */
export function handOver(
  { db, law }: VersionStoreDeps,
  actor: Actor,
  ref: VersionRef,
  { revision, message }: NewHandOver,
): Promise<HandOver> {
  return db.transaction(async (tx) => {
    const row = await selectDraftForUpdate(tx, law, ref)
    if (row.revision !== revision) throw new AppError('HAND_OVER_OVER')
    const text = textSha256(law, row)
    await insertHandOver(tx, row, { sha256: text, handedBy: actor.userId, message })
    await tellEditors(tx, actor, row, 'versionHandedOver')
    await writeAudit(tx, actor, 'COUNTRY_HAND_OVER', { ...namesOf(row), text, message })
    return openHandOver(tx, row, { text, actor })
  })
}

/** Gives a draft back with a remark. Throws HAND_OVER_OVER if it is not handed over, or was changed since. */
export function giveBack(
  { db, law }: VersionStoreDeps,
  actor: Actor,
  ref: VersionRef,
  { handOverId, remark }: Return,
): Promise<HandOver> {
  return db.transaction(async (tx) => {
    const row = await selectDraftForUpdate(tx, law, ref)
    const text = textSha256(law, row)
    const open = await openHandOver(tx, row, { text, actor })
    if (open.handOverId !== handOverId || open.outcome) throw new AppError('HAND_OVER_OVER')
    await decideHandOver(tx, row, { text, outcome: 'returned', decidedBy: actor.userId, remark })
    await tellEditors(tx, actor, row, 'versionReturned')
    await writeAudit(tx, actor, 'COUNTRY_RETURN', { ...namesOf(row), text, remark })
    return openHandOver(tx, row, { text, actor })
  })
}

const namesOf = ({ contentId, version, revision, sha256 }: VersionRow) => ({ contentId, version, revision, sha256 })

type HandedText = { text: string; actor: Actor }

async function openHandOver(tx: Transaction, row: VersionRow, { text, actor }: HandedText): Promise<HandOver> {
  const found = await findHandOver(tx, row, { reader: actor.userId, text })
  if (!found) throw new AppError('HAND_OVER_OVER')
  return found
}

/** Comments on a draft, and tells those who wrote in it. */
export function commentOnDraft(
  { db, law }: VersionStoreDeps,
  actor: Actor,
  ref: VersionRef,
  comment: NewComment,
): Promise<ContentComment> {
  return db.transaction(async (tx) => {
    const { userId } = actor
    const row = await selectDraftForUpdate(tx, law, ref)
    await tellWriters(tx, row, { by: { personId: userId }, besides: userId })
    return readComment(tx, row, { userId, commentId: await insertComment(tx, row, { ...comment, writtenBy: userId }) })
  })
}

export function resolveComment(
  { db, law }: VersionStoreDeps,
  { userId }: Actor,
  { commentId, ...ref }: VersionRef & { commentId: string },
): Promise<ContentComment> {
  return db.transaction(async (tx) => {
    const row = await selectDraftForUpdate(tx, law, ref)
    await updateResolved(tx, row, commentId, userId)
    return readComment(tx, row, { userId, commentId })
  })
}

async function readComment(
  tx: Transaction,
  row: VersionRow,
  { userId, commentId }: Record<'userId' | 'commentId', string>,
) {
  const comment = (await listComments(tx, row, userId)).find((one) => one.commentId === commentId)
  if (!comment) throw new AppError('NOT_FOUND')
  return comment
}

/** Tells those who wrote in a draft that somebody commented on it; `besides`: the author, if a user. */
export async function tellWriters(tx: Transaction, row: VersionRow, { by, besides }: Commented) {
  const message = { code: 'versionCommented', params: { ...versionOf(row), by } } as const
  await notifyOthers(tx, await listWriters(tx, row, besides), message)
}

/** `by`: a user by the id, somebody from outside by the name. */
type Commented = { by: { personId: string } | string; besides?: string }

/** Tells everybody else who may edit this law, on the dashboard and by the bell; of house rules by the bell alone. */
async function tellEditors(
  tx: Transaction,
  actor: Actor,
  row: VersionRow,
  code: 'versionHandedOver' | 'versionReturned',
) {
  const message = { code, params: { ...versionOf(row), by: { personId: actor.userId } } }
  if (accountOfHouse(row.contentId) !== undefined)
    return notifyOthers(tx, await listOtherEditorsOfHouse(tx, actor), message)
  await writeEvent(tx, {
    accountId: EVERYBODY,
    eventType: 'COUNTRY_UPDATE',
    message,
    assessmentId: null,
    at: new Date(),
  })
  await notifyOthers(tx, await listOtherEditors(tx, actor.userId), message)
}

type DraftMessage = Extract<NewMessage, { code: 'versionHandedOver' | 'versionReturned' | 'versionCommented' }>

const notifyOthers = (
  tx: Transaction,
  others: readonly { userId: string; accountId: string }[],
  message: DraftMessage,
) =>
  writeEachNotification(
    tx,
    others.map((other) => ({ ...other, message, assessmentId: null })),
  )

const listWriters = (tx: Transaction, draft: VersionRow, author: string | undefined) =>
  tx
    .select({ userId: users.userId, accountId: users.accountId })
    .from(users)
    .innerJoin(draftEditors, eq(draftEditors.userId, users.userId))
    .where(and(isOf(draftEditors, draft), author ? ne(users.userId, author) : undefined, eq(users.status, 'ACTIVE')))
