import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { countedRows } from './lists.ts'

/** What the bell keeps: a sentence, where it leads, and whether it was read. */
export const Notification = z.object({
  notificationId: z.uuid(),
  text: z.string(),
  assessmentId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})
export type Notification = z.infer<typeof Notification>

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    summary: 'The last 50 notifications of the signed-in user, newest first; count is the number not read',
    access: 'signedIn',
    response: countedRows(Notification),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark all notifications of the signed-in user as read',
    access: 'signedIn',
    response: z.object({ success: z.literal(true) }),
  }),
}
