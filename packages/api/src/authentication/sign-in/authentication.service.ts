import type { PasskeyProof } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { writeAudit } from '../../audit/index.ts'
import type { Db } from '../../db/connect.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { type FactorAccess, proveFactor } from '../factors/factors.service.ts'
import { hashPassword, isPassword } from '../passwords/passwords.ts'
import { refuseWeak } from '../passwords/refuseWeak.ts'
import { takePasskey } from '../proofs/verifyPasskey.ts'
import {
  beginSession,
  type SessionAccess,
  type SignInAnswer,
  withoutToken,
  withToken,
} from '../sessions/beginSession.ts'
import { endOtherAccess, endSessions } from '../sessions/endAccess.ts'
import { type Client, endSession, rotate, selectTokenForUpdate, startSession } from '../sessions/sessions.repo.ts'
import { findProviderOf, mustUseProvider } from '../single-sign-on/providers.repo.ts'
import { countAttempt, forgiveAttempt } from '../throttle.ts'
import {
  findByEmail,
  findBySession,
  findOperatorAccount,
  findWithGroups,
  setPassword,
  type UserWithAccount,
} from '../users.repo.ts'

/** How long a refresh token is still accepted after its rotation, from a second tab or after a lost response. */
const GRACE_MS = 30_000

export type Access = FactorAccess & SessionAccess
type Credentials = { email: string; password: string; code?: string | undefined; client: Client }
type SignIn = Credentials & { passkey?: PasskeyProof | undefined; sharedComputer: boolean }

/**
 * Signs in. A wrong email and a wrong password get the same response; only after the right password does it reveal the
 * user's status or that a second factor is required.
 */
export async function login(access: Access, { client, sharedComputer, ...credentials }: SignIn): Promise<SignInAnswer> {
  const user = await proveUser(access.db, { ...credentials, ...client })
  const { code, passkey } = credentials
  await proveFactor(access, { userId: user.userId, ...client, code, passkey })
  if (user.passwordChangeRequired) return withoutToken(translate('replies.choosePassword'), true)
  return access.db.transaction((tx) =>
    beginSession(tx, access, { user, client, shared: sharedComputer, by: 'password' }),
  )
}

type PasskeySignIn = { passkey: PasskeyProof; client: Client; sharedComputer: boolean }

/**
 * Signs in the user of a passkey, without password or second factor: a passkey proves both the device and its user.
 * Throws PASSKEY_NOT_VALID.
 */
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

/**
 * Exchanges a refresh token for its successor. A token that was rotated within the last 30 seconds gets the same
 * successor again (RFC 9700, section 4.14.2, with a grace period); reuse of an older one shows that it was stolen, and
 * ends the session.
 */
export async function refresh(access: Access, token: string | undefined, client: Client): Promise<SignInAnswer> {
  if (!token) throw new AppError('AUTHENTICATION_REQUIRED')
  const { db, keys } = access
  const answer = await db.transaction(async (tx) => {
    const tokenRow = await selectTokenForUpdate(tx, token)
    if (!tokenRow?.alive) return undefined
    if (isReused(tokenRow)) {
      // Throwing here would roll back the end of the session.
      await endSession(tx, tokenRow.sessionId)
      return undefined
    }
    const user = await findBySession(tx, tokenRow.userId, tokenRow.sessionId)
    if (user?.status !== 'ACTIVE') return undefined
    const refreshToken = keys.successorOf(token)
    if (!tokenRow.rotatedAt) {
      await rotate(tx, { session: tokenRow, used: token, next: refreshToken, client })
    }
    return withToken(access, user, { ...tokenRow, message: translate('replies.signedInAgain'), refreshToken })
  })
  if (!answer) throw new AppError('AUTHENTICATION_REQUIRED')
  return answer
}

const isReused = ({ rotatedAt }: { rotatedAt: Date | null }): boolean =>
  rotatedAt !== null && Date.now() - rotatedAt.getTime() > GRACE_MS

type Tokens = { refreshToken: string | undefined; accessToken: string | undefined }

/**
 * Ends all sessions of the user of either token: programs have no cookie. A refresh token that was already rotated,
 * which someone else may hold, ends only its own session; a token of a session that is over ends nothing.
 */
export async function logout({ db, keys }: Access, { refreshToken, accessToken }: Tokens): Promise<void> {
  const claims = accessToken ? await keys.readAccessToken(accessToken) : undefined
  await db.transaction(async (tx) => {
    const tokenRow = refreshToken ? await selectTokenForUpdate(tx, refreshToken) : undefined
    if (tokenRow?.alive && tokenRow.rotatedAt) await endSession(tx, tokenRow.sessionId)
    else if (tokenRow?.alive) await endSessions(tx, tokenRow.userId)
    else if (claims && (await findBySession(tx, claims.userId, claims.sessionId))?.sessionEnds) {
      await endSessions(tx, claims.userId)
    }
  })
}

type Change = Credentials & { newPassword: string }

/**
 * Changes a password that the user knows. All sessions end; if the cookie belongs to one of the user's, this browser
 * gets a new one. Mailed links become void, and so does a pending email change, which an intruder may have requested.
 */
export async function changePassword(
  access: Access,
  { newPassword, client, ...known }: Change,
  token: string | undefined,
): Promise<SignInAnswer> {
  const { db, portalName } = access
  const user = await proveUser(db, { ...known, ...client })
  if (!(await isSignedIn(db, user, token))) {
    await proveFactor(access, { userId: user.userId, ...client, code: known.code })
  }
  if (newPassword === known.password) {
    throw invalid([{ path: 'newPassword', message: translate('refusals.samePassword') }])
  }
  refuseWeak('newPassword', newPassword, { ...user, portal: portalName })
  const passwordHash = await hashPassword(newPassword)
  return db.transaction(async (tx) => {
    // Locks the user before the session, in the same order as code that ends a user's access, to avoid a deadlock.
    if (!(await setPassword(tx, user, passwordHash))) throw new AppError('AUTHENTICATION_FAILED')
    const tokenRow = token ? await selectTokenForUpdate(tx, token) : undefined
    const current = tokenRow?.alive && tokenRow.userId === user.userId ? tokenRow : undefined
    await endOtherAccess(tx, user.userId)
    const subject = { userId: user.userId, email: user.email }
    await writeAudit(tx, { ...user, address: client.address }, 'USER_PASSWORD_CHANGED', subject)
    if (!current) return withoutToken(translate('replies.passwordUpdated'), false)
    const started = await startSession(tx, { ...user, shared: current.shared }, client)
    const message = translate('replies.passwordUpdated')
    return withToken(access, { ...user, pendingEmail: null }, { ...started, message, shared: current.shared })
  })
}

/** Whether the browser holds a live session of the user, in which a second factor was already proven. */
async function isSignedIn(db: Db, { userId }: UserWithAccount, token: string | undefined): Promise<boolean> {
  const tokenRow = token ? await selectTokenForUpdate(db, token) : undefined
  return tokenRow?.alive === true && tokenRow.userId === userId && !isReused(tokenRow)
}

type Proof = { email: string; password: string; address: string; device: string }

/**
 * The user with this email and password. Wrong credentials are counted and get the same response; the user's status is
 * revealed only after the right password.
 */
export async function proveUser(db: Db, { email, password, address, device }: Proof): Promise<UserWithAccount> {
  const attempt = { action: 'password', who: email, address, device } as const
  await countAttempt(db, attempt)
  const user = await findByEmail(db, email)
  const right = await isPassword(user?.passwordHash, password)
  const provider = await findProviderOf(db, email)
  // The same error for every address of the domain, so that it does not reveal which users exist.
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

/** Writes to the audit log of the user's account or, for an unknown email, of the operator's account. */
async function recordFailedSignIn(db: Db, { email, user, address }: FailedSignIn): Promise<void> {
  await db.transaction(async (tx) => {
    const accountId = user?.accountId ?? (await findOperatorAccount(tx))
    if (accountId === undefined) return
    const subject = { email, ...(user && { userId: user.userId }) }
    await writeAudit(tx, { accountId, userId: null, address }, 'USER_LOGIN_FAILED', subject)
  })
}
