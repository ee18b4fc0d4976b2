import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/connect.ts'
import { type NewMessage, storedMessage } from '../db/messages.ts'
import { notifications } from '../db/schema.ts'

type NewNotification = {
  /** Set if something else refers to it, such as a mail. */
  notificationId?: string
  accountId: string
  message: NewMessage
  assessmentId: string | null
  /** A notification about an activation is stored once per user, even if it is written repeatedly. */
  /** Where it leads, if that is neither an assessment nor about an activation. */
  target?: 'lawReports' | 'country'
  activation?: { about: 'lawChange' | 'myTurn'; activationId: string }
}

/** The rows per statement, because the number of parameters is limited. */
const AT_ONCE = 1_000

/** Writes the same notification for each of these users. */
export async function writeNotifications(
  tx: Transaction,
  userIds: readonly string[],
  { accountId, message, assessmentId }: NewNotification,
): Promise<void> {
  await writeEachNotification(
    tx,
    userIds.map((userId) => ({ accountId, userId, message, assessmentId })),
  )
}

/** Writes an individual notification for each user. */
export async function writeEachNotification(
  tx: Transaction,
  entries: readonly (NewNotification & { userId: string })[],
): Promise<void> {
  const createdAt = new Date()
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const rows = entries
      .slice(from, from + AT_ONCE)
      .map(({ notificationId = randomUUID(), userId, accountId, message, assessmentId, activation, target }) => ({
        userId,
        accountId,
        message: storedMessage(message),
        assessmentId,
        ...activation,
        ...(target && { about: target }),
        createdAt,
        notificationId,
      }))
    await tx.insert(notifications).values(rows).onConflictDoNothing()
  }
}
