import { z } from 'zod'
import { SessionUser } from '../users/sessionUser.ts'

/**
 * Without user and token after a re-authentication, which leaves the session as it is. `passwordChangeRequired`: true
 * means that there is no token yet, because the password has to be changed first.
 */
export const Session = z.object({
  success: z.literal(true),
  message: z.string(),
  accessToken: z.string().nullable(),
  user: SessionUser.nullable(),
  passwordChangeRequired: z.boolean(),
})
export type Session = z.infer<typeof Session>
