import type { Webhook, WebhookDelivery } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { webhookDeliveries, webhooks } from '../db/schema.ts'
import { type Actor, reachOf } from '../http/actor.ts'

type WebhookRow = typeof webhooks.$inferSelect

/** The webhooks of the accounts that the actor administers. */
function administeredWebhooks(actor: Actor): SQL {
  const reach = reachOf(actor, 'MANAGE_USER_GROUPS')
  if (reach === 'all') return sql`true`
  return reach === 'account' ? eq(webhooks.accountId, actor.accountId) : sql`false`
}

/** The table is named as text: Drizzle writes the column of a query's only table without it, which would be that of `d`. */
const lastStatus = sql<WebhookDelivery['status'] | null>`(select d.status from webhook_deliveries d
  where d.webhook_id = "webhooks"."webhook_id" order by d.created_at desc limit 1)`

/** Webhooks within the actor's reach, oldest first. */
export async function listWebhooks(db: DbOrTransaction, actor: Actor, webhookId?: string): Promise<Webhook[]> {
  const rows = await db
    .select({ webhook: webhooks, lastStatus })
    .from(webhooks)
    .where(and(administeredWebhooks(actor), webhookId ? eq(webhooks.webhookId, webhookId) : undefined))
    .orderBy(asc(webhooks.createdAt), webhooks.webhookId)
  return rows.map(
    ({ webhook: { secret: _, formerSecret: _former, formerSecretUntil, createdAt, ...webhook }, lastStatus }) => ({
      ...webhook,
      lastStatus,
      createdAt: createdAt.toISOString(),
      formerSecretUntil: isFuture(formerSecretUntil) ? formerSecretUntil.toISOString() : null,
    }),
  )
}

const isFuture = (at: Date | null): at is Date => at !== null && at.getTime() > Date.now()

/** A webhook within the actor's reach, locked FOR UPDATE until the transaction ends. */
export async function selectWebhookForUpdate(tx: Transaction, actor: Actor, webhookId: string) {
  const [row] = await tx
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.webhookId, webhookId), administeredWebhooks(actor)))
    .for('update')
  return row
}

export async function insertWebhook(tx: Transaction, webhook: typeof webhooks.$inferInsert): Promise<void> {
  await tx.insert(webhooks).values(webhook)
}

export async function updateWebhook(tx: Transaction, webhookId: string, change: Partial<WebhookRow>): Promise<void> {
  await tx.update(webhooks).set(change).where(eq(webhooks.webhookId, webhookId))
}

export async function deleteWebhook(tx: Transaction, webhookId: string): Promise<void> {
  await tx.delete(webhooks).where(eq(webhooks.webhookId, webhookId))
}

export const countWebhooks = (tx: Transaction, accountId: string): Promise<number> =>
  tx.$count(webhooks, eq(webhooks.accountId, accountId))

const LISTED = 100

export const countDeliveries = (db: DbOrTransaction, webhookId: string): Promise<number> =>
  db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, webhookId))

/** The latest deliveries of a webhook, latest first. */
export async function listDeliveries(db: DbOrTransaction, webhookId: string): Promise<WebhookDelivery[]> {
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(webhookDeliveries.createdAt), webhookDeliveries.deliveryId)
    .limit(LISTED)
  return rows.map(({ webhookId: _webhook, body: _body, createdAt, triedAt, responseStatus, ...delivery }) => {
    const reached = triedAt && isAccepted(responseStatus)
    return {
      ...delivery,
      reached,
      responseStatus: null,
      failure: reached === false ? translate('replies.webhookNotReached') : null,
      createdAt: createdAt.toISOString(),
      triedAt: triedAt?.toISOString() ?? null,
    }
  })
}

/** Any other answer counts like none. */
export const isAccepted = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** Resets a delivery to waiting, with all its attempts; false if the webhook has no such delivery. */
export async function requeue(tx: Transaction, webhookId: string, deliveryId: string): Promise<boolean> {
  const waiting = await tx
    .update(webhookDeliveries)
    .set({ status: 'waiting', attempts: 0 })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.deliveryId, deliveryId)))
    .returning({ deliveryId: webhookDeliveries.deliveryId })
  return waiting.length > 0
}
