import { z } from 'zod'
import { AssessmentAnswer } from '../assessments/core/assessment.ts'
import { Questionnaire } from '../content/content.ts'
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

/** A renewed session, with the first data of the form that is being opened if it was asked for and may be read. */
export const RenewedSession = Session.extend({
  form: z.object({ assessment: AssessmentAnswer, questionnaire: Questionnaire }).optional(),
})
export type RenewedSession = z.infer<typeof RenewedSession>
