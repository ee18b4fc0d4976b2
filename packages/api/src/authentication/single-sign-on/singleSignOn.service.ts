import { randomUUID } from 'node:crypto'
import { screenPaths } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { identities, sessions, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { FactorAccess } from '../factors/factors.service.ts'
import type { OneTimeToken } from '../keys.ts'
import { takeOneTimeToken } from '../oneTimeTokens.ts'
import { beginSession, type SessionAccess, type SignInAnswer } from '../sessions/beginSession.ts'
import { endAccess } from '../sessions/endAccess.ts'
import type { Client } from '../sessions/sessions.repo.ts'
import { countAttempt, forgiveAttempt } from '../throttle.ts'
import { findWithGroups } from '../users.repo.ts'
import {
  beginSignIn,
  discover,
  type Identity,
  IdentityRefused,
  type OidcClient,
  readIdentity,
  readPending,
} from './provider.ts'
import {
  domainOf,
  findProvider,
  findProviderOf,
  isAboveProvider,
  mustUseProvider,
  type Provider,
} from './providers.repo.ts'

export type SingleSignOnAccess = FactorAccess & SessionAccess & { privateProviders: boolean }

export const oidcClientOf = (
  access: SingleSignOnAccess,
  { issuer, clientId, clientSecret, acceptsUnverified }: Provider,
): OidcClient => ({
  issuer,
  clientId,
  clientSecret: access.box.open(clientSecret).toString(),
  redirectUri: redirectUriOf(access),
  acceptsUnverified,
  privateProviders: access.privateProviders,
})

/** The page of the portal to which providers redirect browsers. */
export const redirectUriOf = ({ publicUrl }: Pick<FactorAccess, 'publicUrl'>): string =>
  publicUrl + screenPaths.signedInElsewhere

type Begin = { email: string; sharedComputer: boolean; address: string }

/**
 * The URL at which an email address signs in, and the one-time token that the browser keeps meanwhile; undefined if no
 * provider is in use for its domain. Throws PROVIDER_UNAVAILABLE.
 */
export async function beginSingleSignOn(access: SingleSignOnAccess, { email, sharedComputer, address }: Begin) {
  const { db, keys } = access
  await countAttempt(db, { action: 'provider', who: email, address })
  const provider = await findProviderOf(db, email)
  if (!provider) return undefined
  const { accountId } = provider
  const config = await discoverOrRecord(access, provider, { email, address })
  const { url, claims } = await beginSignIn(config, oidcClientOf(access, provider), { email, again: false })
  return { url, token: await keys.signOneTimeToken('singleSignOn', { ...claims, accountId, email, sharedComputer }) }
}

/**
 * The URL at which the actor signs in again to confirm their identity, and the one-time token that the browser keeps
 * meanwhile; undefined for an actor who signs in with a password. Throws PROVIDER_UNAVAILABLE.
 */
export async function beginConfirmation(access: SingleSignOnAccess, actor: Actor) {
  const { db, keys } = access
  const { userId, sessionId, accountId } = actor
  const { email } = actor.user
  const provider = await findProviderOf(db, email)
  if (!provider || !mustUseProvider(actor, provider)) return undefined
  const address = actor.address ?? ''
  await countAttempt(db, { action: 'provider', who: email, address })
  const config = await discoverOrRecord(access, provider, { email, address })
  const { url, claims } = await beginSignIn(config, oidcClientOf(access, provider), { email, again: true })
  return { url, token: await keys.signOneTimeToken('singleSignOn', { ...claims, accountId, email, userId, sessionId }) }
}

type Finish = { answer: string; token: string | undefined; browser: Client }

/**
 * Signs in with the provider's response, or confirms the identity of a signed-in user. The first response to a request
 * ends it, also one that is refused. Throws TOO_MANY_REQUESTS, and PROVIDER_REFUSED if the response does not belong to
 * this browser's request, is replayed, or is about an address outside the verified domain. Only the refusal of a first
 * response is told to the administrators: anybody can send others, again and again.
 */
export async function finishSingleSignOn(
  access: SingleSignOnAccess,
  { answer, token, browser }: Finish,
): Promise<SignInAnswer> {
  const { db, keys } = access
  const pending = await readPending(keys, token)
  const attempt = {
    action: 'providerAnswer',
    who: String(pending?.claims.email ?? ''),
    address: browser.address,
  } as const
  await countAttempt(db, attempt)
  const isOwn = pending && new URLSearchParams(answer).get('state') === pending.claims.state
  if (!isOwn || !(await takeOneTimeToken(db, pending))) throw new AppError('PROVIDER_REFUSED')
  const provider = await findProvider(db, String(pending.claims.accountId))
  if (!provider?.enabled || provider.domainVerifiedAt === null) throw new AppError('PROVIDER_REFUSED')
  try {
    const signedIn = await admitAnswer(access, provider, pending, { answer, browser })
    await forgiveAttempt(db, attempt)
    return signedIn
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error
    await recordRefusal(access, provider, error, browser)
    throw new AppError(error.code)
  }
}

/** Throws IdentityRefused. */
async function admitAnswer(
  access: SingleSignOnAccess,
  provider: Provider,
  { claims }: OneTimeToken,
  { answer, browser }: Omit<Finish, 'token'>,
): Promise<SignInAnswer> {
  const who = String(claims.email)
  const config = await discoverOrRecord(access, provider, { email: who, address: browser.address })
  const identity = await readIdentity(config, oidcClientOf(access, provider), answer, claims)
  if (domainOf(identity.email) !== provider.domain) throw new IdentityRefused('domain', identity)
  const signedIn = await admit(access, provider, identity, { claims, browser })
  await forgiveAttempt(access.db, { action: 'provider', who, address: browser.address })
  return signedIn
}

/** Tells the administrators of the account, too, if its provider cannot be reached. Throws PROVIDER_UNAVAILABLE. */
async function discoverOrRecord(
  access: SingleSignOnAccess,
  provider: Provider,
  { email, address }: { email: string; address: string },
) {
  return discover(oidcClientOf(access, provider)).catch(async (error) => {
    await recordRefusal(access, provider, new IdentityRefused('unavailable', { email }), { address })
    throw error
  })
}

type SignInAttempt = { claims: OneTimeToken['claims']; browser: Client }

/** Signs a person in, or confirms their session. Throws IdentityRefused. */
function admit(access: SingleSignOnAccess, provider: Provider, identity: Identity, { claims, browser }: SignInAttempt) {
  if (claims.again === true) return confirmSession(access, provider, identity, claims)
  return access.db.transaction(async (tx) => {
    const userId = await findOrMakeUser(tx, provider, identity, browser)
    const user = await findWithGroups(tx, userId)
    if (user?.status !== 'ACTIVE') throw new IdentityRefused('deactivated', identity, 'AUTHENTICATION_DEACTIVATED')
    if (isAboveProvider(user.role, provider)) throw new IdentityRefused('rank', identity)
    return beginSession(tx, access, { user, client: browser, shared: claims.sharedComputer === true, by: 'provider' })
  })
}

/** Lets the session that began the request make sensitive changes for a while, if the same user signed in again. */
async function confirmSession(
  { db }: SingleSignOnAccess,
  provider: Provider,
  identity: Identity,
  { userId, sessionId }: OneTimeToken['claims'],
): Promise<SignInAnswer> {
  const signedIn = await findLinkedUser(db, provider, identity)
  if (!signedIn || signedIn.userId !== userId) throw new IdentityRefused('otherUser', identity)
  if (isAboveProvider(signedIn.role, provider)) throw new IdentityRefused('rank', identity)
  const living = and(
    eq(sessions.sessionId, String(sessionId)),
    eq(sessions.userId, signedIn.userId),
    isNull(sessions.endedAt),
  )
  await db.update(sessions).set({ confirmedAt: new Date() }).where(living)
  const message = translate('replies.confirmedElsewhere')
  const session = { success: true, message, accessToken: null, user: null, passwordChangeRequired: false } as const
  return { session, refreshToken: null, shared: false }
}

/** Tells the administrators of the account, by its audit log, why the provider did not sign someone in. */
const recordRefusal = async (
  { db }: SingleSignOnAccess,
  { accountId }: Provider,
  { refusal, identity }: IdentityRefused,
  { address }: Pick<Client, 'address'>,
): Promise<void> => {
  const { email, subject } = identity
  const details = { cause: refusal, ...(email && { email }), ...(subject && { subject }) }
  await db.transaction((tx) => writeAudit(tx, { accountId, userId: null, address }, 'USER_IDENTITY_REFUSED', details))
}

/** The user linked to this subject. A user who moved to another account is no longer the provider's. */
async function findLinkedUser(db: DbOrTransaction, { accountId }: Provider, { issuer, subject }: Identity) {
  const [linked] = await db
    .select({ userId: identities.userId, role: users.role })
    .from(identities)
    .innerJoin(users, and(eq(users.userId, identities.userId), eq(users.accountId, identities.accountId)))
    .where(and(eq(identities.accountId, accountId), eq(identities.issuer, issuer), eq(identities.subject, subject)))
  return linked
}

/**
 * The user linked to this subject of the provider. The first time, it links the user with the address, or creates one
 * with the lowest role. Throws IdentityRefused if the address is linked to another subject, or belongs to another account
 * or to a user whose rank is too high for the provider.
 */
async function findOrMakeUser(tx: Transaction, provider: Provider, identity: Identity, { address }: Client) {
  const { accountId } = provider
  const { issuer, subject, email } = identity
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('identity:' || lower(${email}), 0))`)
  const known = await findLinkedUser(tx, provider, identity)
  if (known) return known.userId
  await refuseOtherAccount(tx, accountId, identity)
  const same = and(eq(identities.accountId, accountId), eq(identities.issuer, issuer), eq(identities.subject, subject))
  await tx.delete(identities).where(same)
  const userId = (await adoptUser(tx, provider, identity)) ?? (await insertUser(tx, accountId, identity))
  await tx.insert(identities).values({ userId, accountId, issuer, subject })
  await writeAudit(tx, { accountId, userId, address }, 'USER_IDENTITY_LINKED', { userId, email, issuer, subject })
  return userId
}

const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`

async function refuseOtherAccount(tx: Transaction, accountId: string, identity: Identity): Promise<void> {
  const elsewhere = and(hasEmail(identity.email), ne(users.accountId, accountId), ne(users.status, 'CREATED'))
  if ((await tx.$count(users, elsewhere)) > 0) {
    throw new IdentityRefused('otherAccount', identity, 'EMAIL_IN_OTHER_ACCOUNT')
  }
}

/**
 * Makes an existing user sign in at the provider from now on: an invitation counts as accepted, and the password
 * becomes void unless the user is the emergency administrator.
 */
async function adoptUser(tx: Transaction, provider: Provider, identity: Identity): Promise<string | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(hasEmail(identity.email), eq(users.accountId, provider.accountId)))
    .orderBy(sql`${users.status} = 'CREATED'`)
    .limit(1)
    .for('update')
  if (!user) return undefined
  const { userId, status } = user
  if (isAboveProvider(user.role, provider)) throw new IdentityRefused('rank', identity)
  const linked = and(eq(identities.userId, userId), eq(identities.accountId, provider.accountId))
  if ((await tx.$count(identities, linked)) > 0) throw new IdentityRefused('otherSubject', identity)
  await tx.delete(identities).where(eq(identities.userId, userId))
  await endAccess(tx, userId)
  const isEmergency = provider.emergencyUserId === userId
  await tx
    .update(users)
    .set({
      ...(!isEmergency && { passwordHash: null, passwordChangeRequired: false }),
      ...(status === 'CREATED' && { status: 'ACTIVE' as const }),
      updatedAt: new Date(),
    })
    .where(eq(users.userId, userId))
  return userId
}

async function insertUser(tx: Transaction, accountId: string, { email, firstName, lastName }: Identity) {
  const userId = randomUUID()
  const user = { userId, accountId, email, firstName, lastName, role: 'GUEST_USER', status: 'ACTIVE' } as const
  await tx.insert(users).values(user)
  return userId
}
