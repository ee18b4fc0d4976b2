import { randomUUID } from 'node:crypto'
import type { Transaction } from '../db/connect.ts'
import { notifications } from '../db/schema.ts'

type NewNotification = { accountId: string; text: string; assessmentId: string | null }

/** Puts one sentence into the bell of each of these users. */
export async function writeNotifications(
  tx: Transaction,
  userIds: readonly string[],
  { accountId, text, assessmentId }: NewNotification,
): Promise<void> {
  if (userIds.length === 0) return
  const createdAt = new Date()
  const rows = userIds.map((userId) => ({ accountId, userId, text, assessmentId, createdAt }))
  await tx.insert(notifications).values(rows.map((row) => ({ ...row, notificationId: randomUUID() })))
}
