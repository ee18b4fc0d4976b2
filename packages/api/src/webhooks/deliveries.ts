import { randomUUID } from 'node:crypto'
import type { WebhookDelivery, WebhookEvent } from '@portal/contract'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { SecretBox } from '../authentication/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { webhookDeliveries, webhooks } from '../db/schema.ts'
import { addJobs, type Jobs } from '../jobs/jobs.ts'
import { ServiceUnavailable } from '../jobs/serviceUnavailable.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { postMessage, type ReceiverAnswer } from './postMessage.ts'
import { isAccepted } from './webhooks.repo.ts'

/** An event in an account. `data` contains only ids, because many people may read the message. */
export type AccountEvent = { accountId: string; event: WebhookEvent; data: { [field: string]: unknown } }

/** Queues a message to each active webhook that subscribes to the event, in the transaction of the change. */
export async function queueMessages(tx: Transaction, accountEvents: readonly AccountEvent[], at: Date): Promise<void> {
  const accountIds = [...new Set(accountEvents.map(({ accountId }) => accountId))]
  if (accountIds.length === 0) return
  const listening = await tx
    .select()
    .from(webhooks)
    .where(and(inArray(webhooks.accountId, accountIds), eq(webhooks.active, true)))
  const messages = listening.flatMap(({ webhookId, accountId, events }) =>
    accountEvents
      .filter((entry) => entry.accountId === accountId && events.includes(entry.event))
      .map(({ event, data }) => ({ webhookId, event, data })),
  )
  await insertDeliveries(tx, messages, at)
}

type Unsent = { webhookId: string; event: WebhookDelivery['event']; data: object }

export async function insertDeliveries(tx: Transaction, messages: readonly Unsent[], at: Date): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map(({ webhookId, event: type, data }) => ({
    deliveryId: randomUUID(),
    webhookId,
    event: type,
    body: JSON.stringify({ type, timestamp: at.toISOString(), data }),
    createdAt: at,
  }))
  await tx.insert(webhookDeliveries).values(rows)
  const payloads = rows.map(({ deliveryId }) => ({ deliveryId }))
  await addJobs(tx, 'deliverWebhook', payloads)
}

/** With the queue's back-off, the last attempt is some 16 hours after the first. */
export const DELIVERY_ATTEMPTS = 12

type Sender = {
  db: Db
  box: SecretBox
  settings: Pick<Settings, 'webhookPrivateAddresses' | 'webhookPorts'>
  log: FastifyBaseLogger
}

/** Sends a waiting message and records the outcome. Throws ServiceUnavailable if it must be retried. */
export async function deliverWebhook(
  { db, box, settings, log }: Sender,
  { deliveryId }: Jobs['deliverWebhook'],
): Promise<void> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, webhook: webhooks })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(webhooks.webhookId, webhookDeliveries.webhookId))
    .where(and(eq(webhookDeliveries.deliveryId, deliveryId), eq(webhookDeliveries.status, 'waiting')))
  if (!row) return
  const secrets = secretsOf(row.webhook).map((secret) => box.open(secret))
  const message = { address: row.webhook.address, messageId: `msg_${deliveryId}`, body: row.delivery.body, secrets }
  const answer = await postMessage(message, {
    privateAllowed: settings.webhookPrivateAddresses,
    ports: settings.webhookPorts,
  })
  const attempts = row.delivery.attempts + 1
  const status = statusAfter(answer, attempts)
  await db
    .update(webhookDeliveries)
    .set({
      status,
      attempts,
      triedAt: new Date(),
      responseStatus: answer.status ?? null,
      failure: answer.failure ?? null,
    })
    .where(eq(webhookDeliveries.deliveryId, deliveryId))
  const facts = { webhookId: row.webhook.webhookId, reason: answer.failure ?? `status ${answer.status}` }
  if (status === 'waiting') throw new ServiceUnavailable('a webhook did not take a message', facts)
  if (status === 'failed') log.warn({ ...facts, attempts }, 'a message to a webhook is given up')
}

function secretsOf({ secret, formerSecret, formerSecretUntil }: typeof webhooks.$inferSelect): string[] {
  const bothCount = formerSecret !== null && formerSecretUntil !== null && formerSecretUntil.getTime() > Date.now()
  return bothCount ? [secret, formerSecret] : [secret]
}

/** The same for every reason, because a difference would tell what the portal can reach. */
function statusAfter({ status = 0 }: ReceiverAnswer, attempts: number): WebhookDelivery['status'] {
  if (isAccepted(status)) return 'delivered'
  return attempts >= DELIVERY_ATTEMPTS ? 'failed' : 'waiting'
}

/** Deletes deliveries a month after they were created. */
export async function purgeDeliveries(db: Db): Promise<void> {
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, sql`now() - interval '30 days'`))
}
