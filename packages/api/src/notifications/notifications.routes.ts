import { notifications } from '@portal/contract'
import { renderMessage } from '@portal/texts'
import type { Db } from '../db/connect.ts'
import type { Serve } from '../http/serve.ts'
import { translate } from '../text/translate.ts'
import { countNotifications, countUnread, listNotifications, markRead } from './notifications.repo.ts'

export function notificationRoutes(serve: Serve, db: Db): void {
  serve(notifications.list, async ({ query }, { actor }) => {
    const [rows, count, total] = await Promise.all([
      listNotifications(db, actor, query),
      countUnread(db, actor),
      countNotifications(db, actor),
    ])
    return { count, total, rows: rows.map(present) }
  })

  serve(notifications.read, async ({ body }, { actor }) => {
    await markRead(db, actor, body.notificationIds)
    return { success: true } as const
  })
}

const present = (row: Awaited<ReturnType<typeof listNotifications>>[number]) => ({
  notificationId: row.notificationId,
  text: renderMessage(translate, row.message),
  assessmentId: row.assessmentId,
  about: row.about,
  activationId: row.activationId,
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
})
