import { assessmentNumber, type assessments as contract, type HandlerOutput } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import type { Message } from '@portal/texts'
import type { Db } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import { unlockReach } from '../core/access.ts'
import { findAssessment } from '../core/assessments.repo.ts'
import { fullName, recordAssessment } from '../core/record.ts'
import { closedLocks, listNotified, listOpeners } from './notifyUnlockers.ts'

/** Time in milliseconds during which the same user's request is not repeated. */
const DAY_MS = 86_400_000

const ASKED = { eventType: 'ASSESSMENT_UPDATE', action: 'ASSESSMENT_ASK_RELEASE' } as const

/**
 * Notifies everyone who may open the closed locks that their release is requested. Throws ASSESSMENT_NOT_FOUND and
 * LOCK_ALREADY_OPEN.
 */
export function askForRelease(db: Db, actor: Actor, id: string): Promise<HandlerOutput<typeof contract.askRelease>> {
  return db.transaction(async (tx) => {
    const row = await findAssessment(tx, actor, id)
    if (!row) throw new AppError('ASSESSMENT_NOT_FOUND')
    const { assessmentId } = row
    const { types } = await closedLocks(tx, row)
    if (types.length === 0) throw new AppError('LOCK_ALREADY_OPEN')
    const at = new Date()
    const messageFor = (some: typeof types): Message => ({
      code: 'releaseAsked',
      params: { number: assessmentNumber(row.number), by: fullName(actor.user), types: some },
    })
    const openers = (await listOpeners(tx, row, types)).filter(({ userId }) => userId !== actor.userId)
    const asked = await listNotified(tx, openers, { assessmentId, since: new Date(at.getTime() - DAY_MS) })
    const recipients = openers
      .map(({ userId, accountId, role }) => ({
        userId,
        accountId,
        assessmentId,
        message: messageFor(types.filter((type) => unlockReach({ role }, type))),
      }))
      .filter(({ userId, message }) => !asked.has(`${userId} ${canonicalJson(message)}`))
    await writeEachNotification(tx, recipients)
    if (recipients.length > 0) {
      await recordAssessment(tx, actor, row, { ...ASKED, message: messageFor(types), subject: { types }, at })
    }
    return { asked: recipients.length }
  })
}
