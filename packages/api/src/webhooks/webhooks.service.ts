import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { webhooks as contract, HandlerInput, Webhook } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { sql } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import { countAttempt, type SecretBox } from '../authentication/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { expectOne } from '../db/results.ts'
import type { Actor } from '../http/actor.ts'
import { AppError, invalid } from '../http/errors.ts'
import { AddressNotAllowed, resolvePublic } from '../http/publicAddresses.ts'
import { portOf } from '../http/publicRequest.ts'
import { addJob } from '../jobs/jobs.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { insertDeliveries } from './deliveries.ts'
import {
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  listWebhooks,
  requeue,
  selectWebhookForUpdate,
  updateWebhook,
} from './webhooks.repo.ts'

export type WebhookDeps = { db: Db; box: SecretBox } & Reach

type Reach = Pick<Settings, 'webhookPrivateAddresses' | 'webhookPorts'>

type Input = HandlerInput<(typeof contract)['create']>['body']
type Change = HandlerInput<(typeof contract)['update']>['body']

const MAX_WEBHOOKS = 10
const SECRET_BYTES = 32

/** Adds a webhook to the actor's account. Its secret is stored encrypted and returned here only. */
export async function createWebhook(
  { db, box, ...reach }: WebhookDeps,
  actor: Actor,
  { address, events }: Input,
): Promise<{ webhook: Webhook; secret: string }> {
  await refuseAddress(address, reach)
  const { accountId } = actor
  const webhookId = randomUUID()
  const secret = randomBytes(SECRET_BYTES)
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${accountId}`}, 0))`)
    if ((await countWebhooks(tx, accountId)) >= MAX_WEBHOOKS) {
      throw invalid([{ path: 'address', message: translate('refusals.mostWebhooks', { most: MAX_WEBHOOKS }) }])
    }
    const row = { webhookId, accountId, address, events: [...new Set(events)] }
    await insertWebhook(tx, { ...row, secret: box.seal(secret) })
    const webhook = expectOne(await listWebhooks(tx, actor, webhookId))
    await writeAudit(tx, actor, 'ACCOUNT_WEBHOOK_CREATED', row)
    return { webhook, secret: presentSecret(secret) }
  })
}

const presentSecret = (secret: Buffer): string => `whsec_${secret.toString('base64')}`

/** How long the previous secret stays valid, so that receivers can adopt the new one. */
const BOTH_SECRETS_MS = 24 * 60 * 60 * 1000

/** Rotates the secret, which is returned only here; messages are also signed with the previous one for a day. */
export async function renewSecret(
  { db, box }: WebhookDeps,
  actor: Actor,
  webhookId: string,
): Promise<{ webhook: Webhook; secret: string }> {
  const secret = randomBytes(SECRET_BYTES)
  return db.transaction(async (tx) => {
    const { accountId, secret: formerSecret } = await selectAdministered(tx, actor, webhookId)
    const formerSecretUntil = new Date(Date.now() + BOTH_SECRETS_MS)
    await updateWebhook(tx, webhookId, { secret: box.seal(secret), formerSecret, formerSecretUntil })
    await writeAudit(tx, { ...actor, accountId }, 'ACCOUNT_WEBHOOK_SECRET', { accountId, webhookId })
    return { webhook: expectOne(await listWebhooks(tx, actor, webhookId)), secret: presentSecret(secret) }
  })
}

export async function changeWebhook(
  { db, ...reach }: WebhookDeps,
  actor: Actor,
  webhookId: string,
  change: Change,
): Promise<Webhook> {
  if (change.address !== undefined) await refuseAddress(change.address, reach)
  return db.transaction(async (tx) => {
    const { accountId, address, events, active } = await selectAdministered(tx, actor, webhookId)
    if (Object.keys(change).length > 0) await updateWebhook(tx, webhookId, change)
    const subject = { accountId, webhookId, address, changed: change, before: { address, events, active } }
    await writeAudit(tx, { ...actor, accountId }, 'ACCOUNT_WEBHOOK_UPDATE', subject)
    return expectOne(await listWebhooks(tx, actor, webhookId))
  })
}

export async function removeWebhook(db: Db, actor: Actor, webhookId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { accountId, address } = await selectAdministered(tx, actor, webhookId)
    await deleteWebhook(tx, webhookId)
    await writeAudit(tx, { ...actor, accountId }, 'ACCOUNT_WEBHOOK_DELETE', { accountId, webhookId, address })
  })
}

/** Sends a test message without an event, so that the receiver can be tried. */
export async function sendTest(db: Db, actor: Actor, webhookId: string): Promise<void> {
  await countSending(db, actor)
  await db.transaction(async (tx) => {
    const { accountId } = await selectAdministered(tx, actor, webhookId)
    await insertDeliveries(tx, [{ webhookId, event: 'test', data: { accountId } }], new Date())
  })
}

export async function sendAgain(db: Db, actor: Actor, webhookId: string, deliveryId: string): Promise<void> {
  await countSending(db, actor)
  await db.transaction(async (tx) => {
    await selectAdministered(tx, actor, webhookId)
    if (!(await requeue(tx, webhookId, deliveryId))) throw new AppError('NOT_FOUND')
    await addJob(tx, 'deliverWebhook', { deliveryId })
  })
}

/** Rate limits what an administrator can make the portal send, so that it cannot be used to attack third parties. */
const countSending = (db: Db, { accountId }: Actor): Promise<void> =>
  countAttempt(db, { action: 'webhook', who: accountId, address: `account ${accountId}` })

async function selectAdministered(tx: Transaction, actor: Actor, webhookId: string) {
  const row = await selectWebhookForUpdate(tx, actor, webhookId)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** A name that is not resolved in this time is checked only at delivery. */
const LOOK_UP_MS = 2000

/**
 * Refuses an address to which no message would be sent. Each delivery resolves the name again, because it may change.
 */
async function refuseAddress(address: string, { webhookPrivateAddresses, webhookPorts }: Reach): Promise<void> {
  const url = new URL(address)
  if (webhookPorts && !webhookPorts.includes(portOf(url))) {
    throw invalid([{ path: 'address', message: translate('refusals.webhookPort', { ports: webhookPorts.join(', ') }) }])
  }
  if (webhookPrivateAddresses) return
  const { protocol, hostname } = url
  const isLocal = /(^|\.)localhost\.?$/i.test(hostname)
  if (protocol !== 'https:' || isLocal || (await leadsToPrivate(hostname))) {
    throw invalid([{ path: 'address', message: translate('refusals.webhookAddress') }])
  }
}

/** Whether a host name resolves to a private address; false if it does not resolve, because it may do so later. */
async function leadsToPrivate(hostname: string): Promise<boolean> {
  const isNotAllowed = resolvePublic(hostname, false).then(
    () => false,
    (error: unknown) => error instanceof AddressNotAllowed,
  )
  return Promise.race([isNotAllowed, sleep(LOOK_UP_MS, false, { ref: false })])
}
