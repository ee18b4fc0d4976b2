import type { Notification } from '@portal/contract'
import { type Message, takeAction } from '../shared/notify.ts'

const KEPT = 50

/** One entry of the bell, from this page or from the server. */
export type News = {
  readonly key: string
  readonly kind: Message['kind'] | 'news'
  readonly text: string
  readonly at: string
  readonly read: boolean
  readonly assessmentId: string | null
  /** What it offers to do. */
  readonly action?: { readonly label: string; readonly onChoose: () => void }
}

/** The newest first, wherever they come from. */
export function mergeNews(messages: readonly Message[], notifications: readonly Notification[]): News[] {
  const own = messages.map(
    ({ id, kind, text, at, read, action }): News => ({
      key: `message-${id}`,
      kind,
      text,
      at,
      read,
      assessmentId: null,
      ...(action && { action: { label: action.label, onChoose: () => takeAction(id) } }),
    }),
  )
  const served = notifications.map(
    ({ notificationId, text, createdAt, readAt, assessmentId }): News => ({
      key: notificationId,
      kind: 'news',
      text,
      at: createdAt,
      read: readAt !== null,
      assessmentId,
    }),
  )
  return [...own, ...served].sort((a, b) => b.at.localeCompare(a.at)).slice(0, KEPT)
}
