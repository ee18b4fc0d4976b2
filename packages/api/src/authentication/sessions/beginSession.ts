import type { Session } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { writeAudit } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { AppError } from '../../http/errors.ts'
import type { Keys } from '../keys.ts'
import {
  languageToKeep,
  markLogin,
  presentSessionUser,
  type SecondFactor,
  type UserWithAccount,
} from '../users.repo.ts'
import { type Client, startSession } from './sessions.repo.ts'

/** `secondFactor`: who has to have one, which the browser is told with the user. */
export type SessionAccess = { keys: Keys; secondFactor: SecondFactor }
/** The session as returned to the browser, with the refresh token for the cookie; null clears the cookie. */
export type SignInAnswer = { session: Session; refreshToken: string | null; shared: boolean }

type NewSession = { user: UserWithAccount; client: Client; shared: boolean; by: 'password' | 'passkey' | 'provider' }

/** Starts the session of a user who has proven their identity, and writes it to the audit log. */
export async function beginSession(tx: Transaction, access: SessionAccess, { user, client, shared, by }: NewSession) {
  const loginAt = new Date()
  const language = languageToKeep(user)
  if (!(await markLogin(tx, user, loginAt))) throw new AppError('AUTHENTICATION_FAILED')
  const started = await startSession(tx, { ...user, shared }, client)
  const subject = { userId: user.userId, email: user.email, by }
  await writeAudit(tx, { ...user, user, address: client.address }, 'USER_LOGIN', subject)
  const preferences = { ...(language && { language }), ...user.preferences }
  return withToken(
    access,
    { ...user, loginAt, preferences },
    { ...started, message: translate('replies.welcome'), shared },
  )
}

/** The answer to a sign-in that is not complete yet. */
export const withoutToken = (message: string, passwordChangeRequired: boolean): SignInAnswer => ({
  session: { success: true, message, accessToken: null, user: null, passwordChangeRequired },
  refreshToken: null,
  shared: false,
})

type StartedSession = { sessionId: string; refreshToken: string; message: string; shared: boolean }

/** The answer with the access token of a session. */
export async function withToken(
  { keys, secondFactor }: SessionAccess,
  user: UserWithAccount,
  { sessionId, refreshToken, message, shared }: StartedSession,
): Promise<SignInAnswer> {
  const accessToken = await keys.signAccessToken({ userId: user.userId, sessionId })
  return {
    session: {
      success: true,
      message,
      accessToken,
      user: presentSessionUser(user, secondFactor),
      passwordChangeRequired: false,
    },
    refreshToken,
    shared,
  }
}
