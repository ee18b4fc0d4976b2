import { randomBytes } from 'node:crypto'
import { resolveTxt } from 'node:dns/promises'
import {
  type singleSignOn as contract,
  type HandlerInput,
  ProviderRefusal,
  rolesWith,
  type SingleSignOn,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { accounts, auditEntries, identities, identityProviders, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { addJob } from '../../jobs/jobs.ts'
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
  const { accountId, issuer, clientId, domain, domainVerifiedAt, enabled, acceptsUnverified, needsSecondPerson } =
    provider
  return {
    accountId,
    account,
    issuer,
    clientId,
    domain,
    enabled,
    acceptsUnverified,
    needsSecondPerson,
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

const LATEST = 20

/** Why the provider did not sign people in lately, newest first. */
export async function listRefusals(access: SingleSignOnAccess, { accountId }: Actor): Promise<ProviderRefusal[]> {
  const rows = await access.db
    .select({ at: auditEntries.at, subject: auditEntries.subject })
    .from(auditEntries)
    .where(and(eq(auditEntries.accountId, accountId), eq(auditEntries.action, 'USER_IDENTITY_REFUSED')))
    .orderBy(desc(auditEntries.number))
    .limit(LATEST)
  return rows.flatMap(({ at, subject }) => {
    const { email = null, cause = 'domain' } = JSON.parse(subject)
    return ProviderRefusal.safeParse({ at: at.toISOString(), email, cause }).data ?? []
  })
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
 * Saves the account's provider and switches it off until it has been tested again. For another domain or issuer, the
 * domain must be verified again; for another issuer, by a second person. All administrators are told of it.
 */
export function saveSettings(access: SingleSignOnAccess, actor: Actor, input: Input): Promise<SingleSignOn> {
  const { accountId } = actor
  const { clientSecret: _, ...details } = input
  return access.db.transaction(async (tx) => {
    const before = await findProvider(tx, accountId)
    const isSameIssuer = before?.issuer === details.issuer
    const values = {
      ...details,
      ...domainStateOf(before, details),
      clientSecret: secretOf(access, before, input),
      configuredBy: actor.userId,
      configuredRole: actor.role,
      needsSecondPerson: isSameIssuer ? before.needsSecondPerson : await hadProvider(tx, accountId),
      enabled: false,
      emergencyUserId: null,
      updatedAt: new Date(),
    }
    await tx
      .insert(identityProviders)
      .values({ accountId, ...values })
      .onConflictDoUpdate({ target: identityProviders.accountId, set: values })
    await forgetIdentities(tx, accountId)
    const subject = { accountId, changed: { ...details, enabled: false }, before: before && settingsOf(before) }
    await writeAudit(tx, actor, 'ACCOUNT_SINGLE_SIGN_ON', subject)
    if (values.needsSecondPerson && !isSameIssuer) await tellAdministrators(tx, accountId)
    return readChanged(access, actor, tx)
  })
}

/** What the audit log says of settings: everything but the secret. */
const settingsOf = ({ issuer, clientId, domain, acceptsUnverified, enabled }: Provider) => ({
  issuer,
  clientId,
  domain,
  acceptsUnverified,
  enabled,
})

/** Another domain or issuer withdraws the confirmation of the domain. */
function domainStateOf(before: Provider | undefined, { domain, issuer }: Pick<Input, 'domain' | 'issuer'>) {
  if (before?.domain === domain && before.issuer === issuer) {
    return { domainToken: before.domainToken, domainVerifiedAt: before.domainVerifiedAt }
  }
  return { domainToken: randomBytes(16).toString('hex'), domainVerifiedAt: null }
}

/** The secret to store. One that was entered before may be sent only to the issuer it was entered for. */
function secretOf({ box }: SingleSignOnAccess, before: Provider | undefined, { clientSecret, issuer }: Input): string {
  if (clientSecret !== undefined) return box.seal(Buffer.from(clientSecret))
  if (before?.issuer === issuer) return before.clientSecret
  throw invalid([{ path: 'clientSecret', message: translate('refusals.secretForIssuer') }])
}

/** Whether a domain was ever verified for the account: removing the settings does not make the next issuer the first. */
const hadProvider = async (tx: Transaction, accountId: string): Promise<boolean> =>
  (await tx.$count(
    auditEntries,
    and(eq(auditEntries.accountId, accountId), eq(auditEntries.action, 'ACCOUNT_DOMAIN_VERIFIED')),
  )) > 0

/** The ids of the active administrators of an account. */
async function findAdministrators(tx: Transaction, accountId: string): Promise<string[]> {
  const isAdministrator = inArray(users.role, rolesWith('MANAGE_USER_GROUPS', ['account', 'all']))
  const rows = await tx
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.accountId, accountId), eq(users.status, 'ACTIVE'), isAdministrator))
  return rows.map(({ userId }) => userId)
}

async function tellAdministrators(tx: Transaction, accountId: string): Promise<void> {
  for (const userId of await findAdministrators(tx, accountId)) {
    await addJob(tx, 'sendMail', { userId, purpose: 'providerChanged' })
  }
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
    await requireSecondPerson(tx, actor, provider)
    await noteVerified(tx, actor, provider)
    return readChanged(access, actor, tx)
  })
}

/** Throws SECOND_ADMINISTRATOR_REQUIRED if who configured another issuer verifies its domain, too. */
async function requireSecondPerson(tx: Transaction, { userId }: Actor, { accountId }: Pick<Provider, 'accountId'>) {
  const { needsSecondPerson, configuredBy } = await selectProviderForUpdate(tx, accountId)
  if (needsSecondPerson && configuredBy === userId) throw new AppError('SECOND_ADMINISTRATOR_REQUIRED')
}

/**
 * Throws SECOND_ADMINISTRATOR_REQUIRED if the account has administrators besides who configured another issuer, and the
 * actor is none of them: the operator confirms its domain only where there is no second administrator.
 */
async function refuseInsteadOfSecond(tx: Transaction, { userId }: Actor, { accountId }: Pick<Provider, 'accountId'>) {
  const { needsSecondPerson, configuredBy } = await selectProviderForUpdate(tx, accountId)
  if (!needsSecondPerson) return
  const seconds = (await findAdministrators(tx, accountId)).filter((id) => id !== configuredBy)
  if (seconds.length > 0 && !seconds.includes(userId)) throw new AppError('SECOND_ADMINISTRATOR_REQUIRED')
}

/** The settings whose domain is not verified yet, for the operator. */
export async function listUnconfirmed(access: SingleSignOnAccess): Promise<SingleSignOn[]> {
  const rows = await selectSettings(access.db)
    .where(isNull(identityProviders.domainVerifiedAt))
    .orderBy(asc(identityProviders.updatedAt))
  return rows.map((row) => present(access, row))
}

/**
 * Lets the operator vouch that a domain belongs to an account; after a change of the issuer only where the account has
 * no second administrator. Throws SECOND_ADMINISTRATOR_REQUIRED and DOMAIN_TAKEN.
 */
export function confirmDomain(access: SingleSignOnAccess, actor: Actor, claim: Pick<Provider, 'accountId' | 'domain'>) {
  return access.db.transaction(async (tx) => {
    await refuseInsteadOfSecond(tx, actor, claim)
    await noteVerified(tx, actor, claim)
  })
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
  await tx
    .update(identityProviders)
    .set({ domainVerifiedAt, needsSecondPerson: false })
    .where(eq(identityProviders.accountId, accountId))
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
    await writeAudit(tx, actor, 'ACCOUNT_SINGLE_SIGN_ON', {
      accountId,
      domain: provider.domain,
      changed: { enabled },
      before: { enabled: provider.enabled },
    })
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
