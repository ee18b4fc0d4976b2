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
  await writeEachNotification(
    tx,
    userIds.map((userId) => ({ accountId, userId, text, assessmentId })),
  )
}

/** The same where each user is told something else. */
export async function writeEachNotification(
  tx: Transaction,
  told: readonly (NewNotification & { userId: string })[],
): Promise<void> {
  if (told.length === 0) return
  const createdAt = new Date()
  const rows = told.map(({ accountId, userId, text, assessmentId }) => ({ accountId, userId, text, assessmentId }))
  await tx.insert(notifications).values(rows.map((row) => ({ ...row, createdAt, notificationId: randomUUID() })))
}
