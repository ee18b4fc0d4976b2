import { randomBytes } from 'node:crypto'
import { resolveTxt } from 'node:dns/promises'
import type { singleSignOn as contract, HandlerInput, SingleSignOn } from '@portal/contract'
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { accounts, identities, identityProviders, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { translate } from '../../text/translate.ts'
import { discover } from './provider.ts'
import { findProvider, type Provider } from './providers.repo.ts'
import { oidcClientOf, redirectUriOf, type SingleSignOnAccess } from './singleSignOn.service.ts'

type Input = HandlerInput<(typeof contract)['save']>['body']

const recordOf = ({ domainToken }: { domainToken: string }): string => `abs-portal-verification=${domainToken}`

const selectSettings = (db: DbOrTransaction) =>
  db
    .select({ provider: identityProviders, account: accounts.accountName, emergencyUser: users.email })
    .from(identityProviders)
    .innerJoin(accounts, eq(accounts.accountId, identityProviders.accountId))
    .leftJoin(users, eq(users.userId, identityProviders.emergencyUserId))
    .$dynamic()

type Row = Awaited<ReturnType<typeof selectSettings>>[number]

function present(access: SingleSignOnAccess, { provider, account, emergencyUser }: Row): SingleSignOn {
  const { accountId, issuer, clientId, domain, domainVerifiedAt, enabled } = provider
  return {
    accountId,
    account,
    issuer,
    clientId,
    domain,
    enabled,
    emergencyUser,
    domainVerifiedAt: domainVerifiedAt?.toISOString() ?? null,
    domainRecord: recordOf(provider),
    redirectUri: redirectUriOf(access),
  }
}

/** The settings of the actor's account without the secret; null if there are none. */
export async function readSingleSignOn(
  access: SingleSignOnAccess,
  { accountId }: Actor,
  db: DbOrTransaction = access.db,
) {
  const [row] = await selectSettings(db).where(eq(identityProviders.accountId, accountId))
  return row ? present(access, row) : null
}

/** Reads the settings after a change. */
async function readChanged(access: SingleSignOnAccess, actor: Actor, tx: Transaction): Promise<SingleSignOn> {
  const changed = await readSingleSignOn(access, actor, tx)
  if (!changed) throw new AppError('NOT_FOUND')
  return changed
}

async function selectProviderForUpdate(tx: Transaction, accountId: string): Promise<Provider> {
  const [row] = await tx
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.accountId, accountId))
    .for('update')
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/**
 * Saves the account's provider and switches it off until it has been tested again; a changed domain must be verified
 * again.
 */
export function saveSettings(access: SingleSignOnAccess, actor: Actor, input: Input): Promise<SingleSignOn> {
  const { accountId } = actor
  const { clientSecret, ...details } = input
  return access.db.transaction(async (tx) => {
    const before = await findProvider(tx, accountId)
    // A secret may be sent only to the issuer it was entered for.
    const kept = before?.issuer === details.issuer ? before.clientSecret : undefined
    const secret = clientSecret === undefined ? kept : access.box.seal(Buffer.from(clientSecret))
    if (secret === undefined) throw invalid([{ path: 'clientSecret', message: translate('refusals.secretForIssuer') }])
    const sameDomain = before?.domain === details.domain
    const values = {
      ...details,
      clientSecret: secret,
      domainToken: sameDomain ? before.domainToken : randomBytes(16).toString('hex'),
      domainVerifiedAt: sameDomain ? before.domainVerifiedAt : null,
      enabled: false,
      emergencyUserId: null,
      updatedAt: new Date(),
    }
    await tx
      .insert(identityProviders)
      .values({ accountId, ...values })
      .onConflictDoUpdate({ target: identityProviders.accountId, set: values })
    await forgetIdentities(tx, accountId)
    await writeAudit(tx, actor, 'ACCOUNT_SINGLE_SIGN_ON', { accountId, ...details, enabled: false })
    return readChanged(access, actor, tx)
  })
}

/** Unlinks the account's users from their provider; they are matched by address when they next sign in there. */
const forgetIdentities = (tx: Transaction, accountId: string) =>
  tx.delete(identities).where(eq(identities.accountId, accountId))

/** Throws PROVIDER_UNAVAILABLE if the provider cannot be used. */
export async function testProvider(access: SingleSignOnAccess, { accountId }: Actor): Promise<void> {
  const provider = await findProvider(access.db, accountId)
  if (!provider) throw new AppError('NOT_FOUND')
  await discover(oidcClientOf(access, provider))
}

/** Looks up the TXT record in the DNS. Throws DOMAIN_TAKEN if the domain is verified for another account. */
export async function verifyDomain(access: SingleSignOnAccess, actor: Actor): Promise<SingleSignOn> {
  const { db } = access
  const provider = await findProvider(db, actor.accountId)
  if (!provider) throw new AppError('NOT_FOUND')
  const records = await resolveTxt(provider.domain).catch(() => [])
  if (!records.some((parts) => parts.join('') === recordOf(provider))) {
    throw invalid([{ path: 'domain', message: translate('refusals.domainRecord') }])
  }
  return db.transaction(async (tx) => {
    await noteVerified(tx, actor, provider)
    return readChanged(access, actor, tx)
  })
}

/** The settings whose domain is not verified yet, for the operator. */
export async function listUnconfirmed(access: SingleSignOnAccess): Promise<SingleSignOn[]> {
  const rows = await selectSettings(access.db)
    .where(isNull(identityProviders.domainVerifiedAt))
    .orderBy(asc(identityProviders.updatedAt))
  return rows.map((row) => present(access, row))
}

/** Lets the operator vouch that a domain belongs to an account. */
export function confirmDomain(access: SingleSignOnAccess, actor: Actor, claim: Pick<Provider, 'accountId' | 'domain'>) {
  return access.db.transaction((tx) => noteVerified(tx, actor, claim))
}

/** Marks a domain as verified, provided that the account still claims it and no other account has it verified. */
async function noteVerified(
  tx: Transaction,
  actor: Actor,
  { accountId, domain }: Pick<Provider, 'accountId' | 'domain'>,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`domain:${domain}`}, 0))`)
  const present = await selectProviderForUpdate(tx, accountId)
  if (present.domain !== domain) throw new AppError('NOT_FOUND')
  const taken = and(
    eq(identityProviders.domain, domain),
    ne(identityProviders.accountId, accountId),
    isNotNull(identityProviders.domainVerifiedAt),
  )
  if ((await tx.$count(identityProviders, taken)) > 0) throw new AppError('DOMAIN_TAKEN')
  const domainVerifiedAt = new Date()
  await tx.update(identityProviders).set({ domainVerifiedAt }).where(eq(identityProviders.accountId, accountId))
  await writeAudit(tx, { ...actor, accountId }, 'ACCOUNT_DOMAIN_VERIFIED', { accountId, domain })
}

/**
 * Switches single sign-on on, which requires a verified domain and a provider that responds, or off. The administrator
 * who switches it on keeps their password, to sign in when the provider is down. Throws DOMAIN_NOT_VERIFIED and
 * PROVIDER_UNAVAILABLE.
 */
export async function switchSingleSignOn(access: SingleSignOnAccess, actor: Actor, enabled: boolean) {
  const { accountId, userId } = actor
  if (enabled) await testProvider(access, actor)
  return access.db.transaction(async (tx) => {
    const provider = await selectProviderForUpdate(tx, accountId)
    if (enabled && provider.domainVerifiedAt === null) throw new AppError('DOMAIN_NOT_VERIFIED')
    const change = { enabled, emergencyUserId: enabled ? userId : null }
    await tx.update(identityProviders).set(change).where(eq(identityProviders.accountId, accountId))
    if (!enabled) await forgetIdentities(tx, accountId)
    await writeAudit(tx, actor, 'ACCOUNT_SINGLE_SIGN_ON', { accountId, domain: provider.domain, enabled })
    return readChanged(access, actor, tx)
  })
}

export function removeSettings(access: SingleSignOnAccess, actor: Actor): Promise<void> {
  const { accountId } = actor
  return access.db.transaction(async (tx) => {
    const { domain } = await selectProviderForUpdate(tx, accountId)
    await tx.delete(identityProviders).where(eq(identityProviders.accountId, accountId))
    await forgetIdentities(tx, accountId)
    await writeAudit(tx, actor, 'ACCOUNT_SINGLE_SIGN_ON', { accountId, domain, removed: true })
  })
}
