import { notifications } from '@portal/contract'
import { draftOfMessage, latinNameIn, lawOfMessage, type Message, renderMessage } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import type { Db } from '../db/connect.ts'
import { withNames } from '../db/messages.ts'
import type { Serve } from '../http/serve.ts'
import { type Names, numberedCaseName } from '../text/caseName.ts'
import { countNotifications, countUnread, listNotifications, markRead } from './notifications.repo.ts'

/** The names of countries and uses by the law that is active now. */
type NamingLaw = { contextFor: (db: Db, provider: undefined) => Promise<{ names: Names }> }

export function notificationRoutes(serve: Serve, { db, law }: { db: Db; law: NamingLaw }): void {
  serve(notifications.list, async ({ query }, { actor }) => {
    const [rows, count, total, { names }] = await Promise.all([
      listNotifications(db, actor, query),
      countUnread(db, actor),
      countNotifications(db, actor),
      law.contextFor(db, undefined),
    ])
    return { count, total, rows: rows.map((row) => present(row, presentMessage(row), names)) }
  })

  serve(notifications.read, async ({ body }, { actor }) => {
    await markRead(db, actor, body.notificationIds)
    return { success: true } as const
  })
}

type Row = Awaited<ReturnType<typeof listNotifications>>[number]

/** What waited and was done by now is told as done. */
function presentMessage({ notification, names, isLocked }: Row): Message {
  const message = withNames(notification.message, names)
  return message.code === 'locksWait' && isLocked === false ? { ...message, code: 'locksReleased' } : message
}

const present = ({ notification, about }: Row, message: Message, names: Names) => ({
  notificationId: notification.notificationId,
  text: renderMessage(translate, message, about ? numberedCaseName(about, names) : undefined),
  law: lawOfMessage(message),
  latin: about ? latinNameIn(about) : undefined,
  assessmentId: notification.assessmentId,
  about: notification.about,
  activationId: notification.activationId,
  countryId: countryOf(message),
  draft: draftOfMessage(message),
  createdAt: notification.createdAt.toISOString(),
  readAt: notification.readAt?.toISOString() ?? null,
})

/** The country that an answered report was about. */
const countryOf = ({ code, params }: Message): string | null => (code === 'lawReportAnswered' ? params.iso2 : null)
