import { notifications } from '@portal/contract'
import type { Db } from '../db/connect.ts'
import type { Serve } from '../http/serve.ts'
import { countUnread, listNotifications, markAllRead } from './notifications.repo.ts'

export function notificationRoutes(serve: Serve, db: Db): void {
  serve(notifications.list, async (_input, { actor }) => {
    const [rows, count] = await Promise.all([listNotifications(db, actor), countUnread(db, actor)])
    return { count, rows: rows.map(present) }
  })

  serve(notifications.read, async (_input, { actor }) => {
    await markAllRead(db, actor)
    return { success: true } as const
  })
}

const present = (row: Awaited<ReturnType<typeof listNotifications>>[number]) => ({
  notificationId: row.notificationId,
  text: row.text,
  assessmentId: row.assessmentId,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
})
