import { DEFAULT_LANGUAGE, LANGUAGES } from '@portal/texts/languages'
import { z } from 'zod'
import { PAGE_SIZE } from '../http/lists.ts'
import { visibleText } from '../http/text.ts'
import { Permission, Role } from '../roles/roles.ts'

export const USER_STATUSES = ['CREATED', 'ACTIVE', 'DEACTIVATED'] as const
export const UserStatus = z.enum(USER_STATUSES)
export const DATE_STYLES = ['fr', 'iso', 'us'] as const
export const THEMES = ['auto', 'light', 'dark'] as const

export const Name = visibleText(1)
  .max(100)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.')

/** The user's own settings. */
export const Preferences = z.strictObject({
  dateStyle: z.enum(DATE_STYLES),
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  pageSize: z.int().min(10).max(100),
  /** Mails 30 and 7 days before a duty is due, and on its day. */
  dutyReminders: z.boolean(),
  /** A mail on Mondays with what is overdue and due within four weeks. */
  dutyWeekly: z.boolean(),
  /** Columns of the assessment list, which knows their names; none: those that the window has room for. */
  listColumns: z.array(z.string().max(40)).max(20).optional(),
  /** Whether the tour was finished or skipped, so that it is not offered again. */
  tourEnded: z.boolean().optional(),
})
export type Preferences = z.infer<typeof Preferences>

export const DEFAULT_PREFERENCES: Preferences = {
  dateStyle: 'fr',
  language: DEFAULT_LANGUAGE,
  theme: 'auto',
  pageSize: PAGE_SIZE,
  dutyReminders: true,
  dutyWeekly: true,
}

/** The signed-in user, as the browser keeps it. */
export const SessionUser = z.object({
  userId: z.uuid(),
  email: z.string(),
  /** A new address that its owner has not confirmed yet. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  status: UserStatus,
  loginAt: z.iso.datetime().nullable(),
  accountId: z.string(),
  account: z.string(),
  userGroups: z.array(z.string()),
  allowedActions: z.array(Permission),
  preferences: Preferences,
  /** A second factor is required and there is none: until one is added, nothing else can be done. */
  mustAddFactor: z.boolean().default(false),
  /** The organisation's provider signs them in: there is no password here, and no factor beside it. */
  signsInElsewhere: z.boolean().default(false),
})
export type SessionUser = z.infer<typeof SessionUser>
