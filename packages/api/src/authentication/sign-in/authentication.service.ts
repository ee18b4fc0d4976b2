import type { PasskeyProof, Session } from '@portal/contract'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { translate } from '../../text/translate.ts'
import { type FactorAccess, proveFactor } from '../factors/factors.service.ts'
import { takePasskey } from '../passkeys/verifyPasskey.ts'
import { hashPassword, isPassword } from '../passwords/passwords.ts'
import { refuseWeak } from '../passwords/weakPasswords.ts'
import { endOtherAccess, endSessions } from '../sessions/endAccess.ts'
import { type Client, endSession, rotate, selectTokenForUpdate, startSession } from '../sessions/sessions.repo.ts'
import { findProviderOf, mustUseProvider } from '../single-sign-on/providers.repo.ts'
import { countAttempt, forgiveAttempt } from '../throttle.ts'
import {
  findByEmail,
  findBySession,
  findOperatorAccount,
  findWithGroups,
  languageToKeep,
  markLogin,
  presentSessionUser,
  type SecondFactor,
  setPassword,
  type UserWithAccount,
} from '../users.repo.ts'

/** How long after its rotation a token may still come, from a second tab or after a lost answer. */
const GRACE_MS = 30_000

export type Access = FactorAccess & { secondFactor: SecondFactor }
/** A session as it is answered, with the refresh token that goes into the cookie; null: the cookie is cleared. */
export type SignInAnswer = { session: Session; refreshToken: string | null; shared: boolean }

type Credentials = { email: string; password: string; code?: string | undefined; client: Client }
type SignIn = Credentials & { passkey?: PasskeyProof | undefined; sharedComputer: boolean }

/**
 * Signs in. Wrong e-mail and wrong password get one answer; the state of a user is told after the right password, and so is
 * that a second factor is asked for.
 */
export async function login(access: Access, { client, sharedComputer, ...given }: SignIn): Promise<SignInAnswer> {
  const user = await proveUser(access.db, { ...given, ...client })
  const { code, passkey } = given
  await proveFactor(access, { userId: user.userId, address: client.address, code, passkey })
  if (user.passwordChangeRequired) return withoutToken(translate('replies.choosePassword'), true)
  return access.db.transaction((tx) =>
    beginSession(tx, access, { user, client, shared: sharedComputer, by: 'password' }),
  )
}

type PasskeySignIn = { passkey: PasskeyProof; client: Client; sharedComputer: boolean }

/** Signs in whom the passkey belongs to: it proves both a device and its user. Throws PASSKEY_NOT_VALID. */
export async function loginByPasskey(access: Access, { passkey, client, sharedComputer }: PasskeySignIn) {
  const { db } = access
  await countAttempt(db, { action: 'passkey', who: passkey.id, address: client.address })
  return db.transaction(async (tx) => {
    const { userId } = await takePasskey(tx, access, passkey)
    const user = await findWithGroups(tx, userId)
    if (user?.status !== 'ACTIVE') throw new AppError('AUTHENTICATION_DEACTIVATED')
    if (mustUseProvider(user, await findProviderOf(tx, user.email))) throw new AppError('SINGLE_SIGN_ON_REQUIRED')
    return beginSession(tx, access, { user, client, shared: sharedComputer, by: 'passkey' })
  })
}

type NewSession = { user: UserWithAccount; client: Client; shared: boolean; by: 'password' | 'passkey' | 'provider' }

/** Starts the session of a user who has proven who they are, and notes it. */
export async function beginSession(tx: Transaction, access: Access, { user, client, shared, by }: NewSession) {
  const loginAt = new Date()
  const language = languageToKeep(user)
  if (!(await markLogin(tx, user, loginAt))) throw new AppError('AUTHENTICATION_FAILED')
  const started = await startSession(tx, { ...user, shared }, client)
  const subject = { userId: user.userId, email: user.email, by }
  await writeAudit(tx, { ...user, address: client.address }, 'USER_LOGIN', subject)
  const preferences = { ...(language && { language }), ...user.preferences }
  return withToken(
    access,
    { ...user, loginAt, preferences },
    { ...started, message: translate('replies.welcome'), shared },
  )
}

/**
 * Answers a refresh token with its successor. One that was rotated within the last 30 seconds gets the same successor
 * again (RFC 9700, section 4.14.2, with a grace); an older one was stolen, from us or by us, and ends the session.
 */
export async function refresh(access: Access, token: string | undefined, client: Client): Promise<SignInAnswer> {
  if (!token) throw new AppError('AUTHENTICATION_REQUIRED')
  const { db, keys } = access
  const answer = await db.transaction(async (tx) => {
    const found = await selectTokenForUpdate(tx, token)
    if (!found?.alive) return undefined
    if (isReused(found)) {
      // Not thrown here: the end of the session has to be committed.
      await endSession(tx, found.sessionId)
      return undefined
    }
    const user = await findBySession(tx, found.userId, found.sessionId)
    if (user?.status !== 'ACTIVE') return undefined
    const refreshToken = keys.successorOf(token)
    if (!found.rotatedAt) {
      await rotate(tx, { session: found, used: token, next: refreshToken, client })
    }
    return withToken(access, user, { ...found, message: translate('replies.signedInAgain'), refreshToken })
  })
  if (!answer) throw new AppError('AUTHENTICATION_REQUIRED')
  return answer
}

const isReused = ({ rotatedAt }: { rotatedAt: Date | null }): boolean =>
  rotatedAt !== null && Date.now() - rotatedAt.getTime() > GRACE_MS

/**
 * Ends all sessions of the user behind the cookie. One that another took the place of, which somebody else may hold, ends
 * the session that it was once of and no other; one of a session that is over ends nothing.
 */
export async function logout({ db }: Access, token: string | undefined): Promise<void> {
  if (!token) return
  await db.transaction(async (tx) => {
    const found = await selectTokenForUpdate(tx, token)
    if (!found?.alive) return
    if (found.rotatedAt) await endSession(tx, found.sessionId)
    else await endSessions(tx, found.userId)
  })
}

type Change = Credentials & { newPassword: string }

/**
 * Changes a password that is known. All other sessions end; the one of the cookie, if it is the user's, goes on. Links
 * that are on their way are void, and so is a new address that somebody else may have asked for.
 */
export async function changePassword(
  access: Access,
  { newPassword, client, ...known }: Change,
  token: string | undefined,
): Promise<SignInAnswer> {
  const { db, portalName } = access
  const user = await proveUser(db, { ...known, ...client })
  if (!(await isSignedIn(db, user, token))) {
    await proveFactor(access, { userId: user.userId, address: client.address, code: known.code })
  }
  if (newPassword === known.password) {
    throw invalid([{ path: 'newPassword', message: translate('refusals.samePassword') }])
  }
  refuseWeak('newPassword', newPassword, { ...user, portal: portalName })
  const passwordHash = await hashPassword(newPassword)
  return db.transaction(async (tx) => {
    // The user before the session, as whoever takes an access away locks them.
    if (!(await setPassword(tx, user, passwordHash))) throw new AppError('AUTHENTICATION_FAILED')
    const found = token ? await selectTokenForUpdate(tx, token) : undefined
    const current = found?.alive && found.userId === user.userId ? found : undefined
    await endOtherAccess(tx, user.userId)
    const subject = { userId: user.userId, email: user.email }
    await writeAudit(tx, { ...user, address: client.address }, 'USER_PASSWORD_CHANGED', subject)
    if (!current) return withoutToken(translate('replies.passwordUpdated'), false)
    const started = await startSession(tx, { ...user, shared: current.shared }, client)
    const message = translate('replies.passwordUpdated')
    return withToken(access, { ...user, pendingEmail: null }, { ...started, message, shared: current.shared })
  })
}

/** Whether the browser holds a living session of the user, in which a second factor was proven already. */
async function isSignedIn(db: Db, { userId }: UserWithAccount, token: string | undefined): Promise<boolean> {
  const found = token ? await selectTokenForUpdate(db, token) : undefined
  return found?.alive === true && found.userId === userId && !isReused(found)
}

type Proof = { email: string; password: string; address: string; device: string }

/** The user with this e-mail and password. Wrong ones are counted and get one answer; a state is told after the right password. */
export async function proveUser(db: Db, { email, password, address, device }: Proof): Promise<UserWithAccount> {
  const attempt = { action: 'password', who: email, address, device } as const
  await countAttempt(db, attempt)
  const user = await findByEmail(db, email)
  const right = await isPassword(user?.passwordHash, password)
  const provider = await findProviderOf(db, email)
  // The same for every address of the domain, so that it says nothing about users.
  if (provider && (!user || !right || mustUseProvider(user, provider))) throw new AppError('SINGLE_SIGN_ON_REQUIRED')
  if (!user || !right) {
    await recordFailedSignIn(db, { email, user, address })
    throw new AppError('AUTHENTICATION_FAILED')
  }
  await forgiveAttempt(db, attempt)
  if (user.status === 'CREATED') throw new AppError('AUTHENTICATION_NOT_VALIDATED')
  if (user.status === 'DEACTIVATED') throw new AppError('AUTHENTICATION_DEACTIVATED')
  return user
}

type FailedSignIn = { email: string; user: UserWithAccount | undefined; address: string }

/** In the log of the account whose user it is; with an e-mail of nobody, in the operator's. */
async function recordFailedSignIn(db: Db, { email, user, address }: FailedSignIn): Promise<void> {
  await db.transaction(async (tx) => {
    const accountId = user?.accountId ?? (await findOperatorAccount(tx))
    if (accountId === undefined) return
    const subject = { email, ...(user && { userId: user.userId }) }
    await writeAudit(tx, { accountId, userId: null, address }, 'USER_LOGIN_FAILED', subject)
  })
}

const withoutToken = (message: string, passwordChangeRequired: boolean): SignInAnswer => ({
  session: { success: true, message, accessToken: null, user: null, passwordChangeRequired },
  refreshToken: null,
  shared: false,
})

type Started = { sessionId: string; refreshToken: string; message: string; shared: boolean }

async function withToken(
  { keys, secondFactor }: Pick<Access, 'keys' | 'secondFactor'>,
  user: UserWithAccount,
  { sessionId, refreshToken, message, shared }: Started,
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
