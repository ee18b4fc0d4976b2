import { z } from 'zod'
import { SessionUser } from '../users/sessionUser.ts'

/**
 * Without user and token: whoever is signed in confirmed who they are, and their session goes on.
 * `passwordChangeRequired`: true means there is no token yet, the password has to be changed first.
 */
export const Session = z.object({
  success: z.literal(true),
  message: z.string(),
  accessToken: z.string().nullable(),
  user: SessionUser.nullable(),
  passwordChangeRequired: z.boolean(),
})
export type Session = z.infer<typeof Session>
