import { DATE_STYLES, DEFAULT_DATE_STYLE } from '@portal/texts/dates'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@portal/texts/languages'
import { z } from 'zod'
import { PAGE_SIZE } from '../http/lists.ts'
import { visibleText } from '../http/text.ts'
import { Permission, Role } from '../roles/roles.ts'

export const USER_STATUSES = ['CREATED', 'ACTIVE', 'DEACTIVATED'] as const
export const UserStatus = z.enum(USER_STATUSES)
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
  /** Mails 30 and 7 days before a duty is due, and on the due day. */
  dutyReminders: z.boolean(),
  /** A mail on Mondays that lists overdue duties and those due within four weeks. */
  dutyWeekly: z.boolean(),
  /** Columns of the assessment list by name; left out, those that fit the window. */
  listColumns: z.array(z.string().max(40)).max(20).optional(),
  /** True if the tour was finished or skipped, so that it is not offered again. */
  tourEnded: z.boolean().optional(),
})
export type Preferences = z.infer<typeof Preferences>

export const DEFAULT_PREFERENCES: Preferences = {
  dateStyle: DEFAULT_DATE_STYLE,
  language: DEFAULT_LANGUAGE,
  theme: 'auto',
  pageSize: PAGE_SIZE,
  dutyReminders: true,
  dutyWeekly: true,
}

/** The signed-in user, as the browser stores it. */
export const SessionUser = z.object({
  userId: z.uuid(),
  email: z.string(),
  /** A new e-mail address that has not been confirmed yet. */
  pendingEmail: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  role: Role,
  status: UserStatus,
  loginAt: z.iso.datetime().nullable(),
  accountId: z.string(),
  account: z.string(),
  /** Where the people of the account work, by ISO 3166-1 alpha-2; null if nobody has said so. */
  accountCountry: z.string().nullable().default(null),
  userGroups: z.array(z.string()),
  allowedActions: z.array(Permission),
  preferences: Preferences,
  /** True if a second factor is required but missing: nothing else is possible until one is added. */
  mustAddFactor: z.boolean().default(false),
  /**
   * True if the user signs in at the organisation's identity provider: there is no password or second factor in the
   * portal.
   */
  signsInElsewhere: z.boolean().default(false),
})
export type SessionUser = z.infer<typeof SessionUser>
