import { randomUUID } from 'node:crypto'
import { assessmentNumber, type cases, type HandlerInput, type HandlerOutput, type LockType } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import type { Db, Transaction } from '../../db/connect.ts'
import type { NewMessage } from '../../db/messages.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { addJobs } from '../../jobs/jobs.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import { compareNames } from '../../text/contentTexts.ts'
import { unlockReach } from '../core/access.ts'
import { type AssessmentRow, findAssessment, selectForUpdate } from '../core/assessments.repo.ts'
import { fullName, recordAssessment } from '../core/record.ts'
import { closedLocks, listOpeners } from './notifyUnlockers.ts'
import { listReleaseRequests } from './releaseRequests.repo.ts'

/** Time in milliseconds during which the release of the same locks is not asked for again. */
const DAY_MS = 86_400_000

const ASKED = { eventType: 'ASSESSMENT_UPDATE', action: 'ASSESSMENT_ASK_RELEASE' } as const

type Body = HandlerInput<typeof cases.askRelease>['body']

/**
 * Asks those who may open the closed locks to do so: they are notified and mailed, with the message of the person who
 * asks. Throws ASSESSMENT_NOT_FOUND, LOCK_ALREADY_OPEN, and RELEASE_ASKED with the name of the person who asked already.
 */
export function askForRelease(
  db: Db,
  actor: Actor,
  id: string,
  { message: text }: Body,
): Promise<HandlerOutput<typeof cases.askRelease>> {
  return db.transaction(async (tx) => {
    const row = await selectForUpdate(tx, actor, id)
    if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
    const { types, openers, asked } = await readRelease(tx, actor, row)
    if (types.length === 0) throw new AppError('LOCK_ALREADY_OPEN')
    if (asked?.isRecent)
      throw new AppError('RELEASE_ASKED', { errors: [{ path: 'message', message: alreadyAsked(asked) }] })
    const at = new Date()
    const messageFor = (some: readonly LockType[]) => ({
      code: 'releaseAsked' as const,
      params: {
        number: assessmentNumber(row.number),
        by: { personId: actor.userId },
        types: some,
        ...(text !== undefined && { text }),
      },
    })
    await notifyOpeners(tx, row, openers, (role) => messageFor(types.filter((type) => unlockReach({ role }, type))))
    const subject = { types, ...(text !== undefined && { message: text }) }
    await recordAssessment(tx, actor, row, { ...ASKED, message: messageFor(types), subject, at })
    return { asked: openers.length, at: at.toISOString(), by: fullName(actor.user) }
  })
}

/** Who would be asked to release the closed locks, and who asked last. Throws ASSESSMENT_NOT_FOUND. */
export async function readReleaseRequest(
  db: Db,
  actor: Actor,
  id: string,
): Promise<HandlerOutput<typeof cases.releaseRequest>> {
  const row = await findAssessment(db, actor, id)
  if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
  return db.transaction(async (tx) => {
    const { openers, asked } = await readRelease(tx, actor, row)
    const known = openers.filter(({ accountId }) => accountId === row.accountId)
    const names = known.map((opener) => fullName(opener)).toSorted(compareNames)
    return { names, others: openers.length - known.length, asked }
  })
}

type Opener = Awaited<ReturnType<typeof listOpeners>>[number]

/** The closed locks, the other users who may open them, and the last request that was made for them. */
async function readRelease(tx: Transaction, actor: Actor, row: AssessmentRow) {
  const { types, since } = await closedLocks(tx, row)
  if (since === null) return { types, openers: [], asked: null }
  const openers = (await listOpeners(tx, row, types)).filter(({ userId }) => userId !== actor.userId)
  return { types, openers, asked: await findRequest(tx, row, since) }
}

/** The last request since a lock was closed; it is recent for a day. */
async function findRequest(tx: Transaction, row: AssessmentRow, closedAt: Date) {
  const [last] = await listReleaseRequests(tx, row, closedAt)
  if (!last) return null
  const { by, at, text = null } = last
  return { by, at: at.toISOString(), message: text, isRecent: at.getTime() > Date.now() - DAY_MS }
}

const alreadyAsked = ({ by }: { by: string }): string => translate('refusals.releaseAsked', { by })

/** Writes each opener a notification that names only the locks that they may open, and queues the mail about it. */
async function notifyOpeners(
  tx: Transaction,
  { assessmentId }: AssessmentRow,
  openers: readonly Opener[],
  messageFor: (role: Opener['role']) => NewMessage,
): Promise<void> {
  const entries = openers.map(({ userId, accountId, role }) => ({
    notificationId: randomUUID(),
    userId,
    accountId,
    assessmentId,
    message: messageFor(role),
  }))
  await writeEachNotification(tx, entries)
  await addJobs(
    tx,
    'mailReleaseAsked',
    entries.map(({ notificationId }) => ({ notificationId })),
  )
}
