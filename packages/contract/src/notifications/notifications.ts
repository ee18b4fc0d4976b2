import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countedRows, MAX_PAGE_SIZE } from '../http/lists.ts'

/** Maximum number of notifications that one call marks as read. */
export const MAX_READ = 500

/**
 * A notification: a sentence, its link, and whether it was read. It leads to an assessment or, with `about`, to the
 * reader's changes by an activation of a version of the law, to the locks that wait for the reader, to a `draft`, to the
 * reports of errors in the law, or to a country.
 */
export const Notification = z.object({
  notificationId: z.uuid(),
  text: z.string(),
  /** The words of the law in the text, which are English in every language. */
  law: z.array(z.string()).optional(),
  /** The Latin name in the text, which stands in italics. */
  latin: z.string().optional(),
  assessmentId: z.uuid().nullable(),
  about: z.enum(['lawChange', 'myTurn', 'lawReports', 'country']).nullable(),
  activationId: z.uuid().nullable(),
  /** The country to which it leads. */
  countryId: z.string().nullable(),
  /** The draft of a country's law that it is about. */
  draft: z.object({ countryId: z.string(), version: z.int() }).nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})
export type Notification = z.infer<typeof Notification>

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/notifications',
    summary:
      'List the notifications of the signed-in user, newest first; `count` is the number of unread ones, `total` the number of all',
    access: 'signedIn',
    query: z.strictObject({
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
      size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
    }),
    response: countedRows(Notification).extend({ total: z.int() }),
  }),
  read: endpoint({
    method: 'PUT',
    path: '/notifications/read',
    summary: 'Mark notifications of the signed-in user as read; all of them if none is named',
    access: 'signedIn',
    body: z.strictObject({ notificationIds: z.array(z.uuid()).min(1).max(MAX_READ).optional() }),
    response: z.object({ success: z.literal(true) }),
  }),
}
