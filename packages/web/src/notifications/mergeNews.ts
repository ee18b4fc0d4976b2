import type { Notification } from '@portal/contract'
import { paths } from '../app/paths.ts'
import { type Message, takeAction } from '../shared/feedback/notify.ts'

/** One entry of the bell, from this page or from the server. */
export type News = {
  readonly key: string
  readonly kind: Message['kind'] | 'news'
  readonly text: string
  readonly at: string
  readonly read: boolean
  /** Where it leads; null: nowhere. */
  readonly to: { readonly path: string; readonly label: 'open' | 'seeChange' | 'seeTurn' } | null
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
      to: null,
      ...(action && { action: { label: action.label, onChoose: () => takeAction(id) } }),
    }),
  )
  // What arrives between two pages moves the last of one onto the next.
  const once = new Map(notifications.map((one) => [one.notificationId, one]))
  const served = [...once.values()].map(
    ({ notificationId, text, createdAt, readAt, ...target }): News => ({
      key: notificationId,
      kind: 'news',
      text,
      at: createdAt,
      read: readAt !== null,
      to: placeOf(target),
    }),
  )
  return [...own, ...served].sort((a, b) => b.at.localeCompare(a.at))
}

type Target = Pick<Notification, 'assessmentId' | 'about' | 'activationId'>

function placeOf({ assessmentId, about, activationId }: Target): News['to'] {
  if (about === 'lawChange' && activationId) return { path: paths.lawChange(activationId), label: 'seeChange' }
  if (about === 'myTurn') return { path: paths.myTurn, label: 'seeTurn' }
  return assessmentId ? { path: paths.assessment(assessmentId), label: 'open' } : null
}
