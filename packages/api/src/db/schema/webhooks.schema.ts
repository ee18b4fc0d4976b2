import type { WebhookDelivery, WebhookEvent } from '@portal/contract'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { accounts } from './people.schema.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    webhookId: uuid('webhook_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    active: boolean('active').notNull().default(true),
    /** The secret that signs the messages; encrypted with PORTAL_KEY where that is set. */
    secret: text('secret').notNull(),
    /** The previous secret, which also signs the messages until `formerSecretUntil`. */
    formerSecret: text('former_secret'),
    formerSecretUntil: instant('former_secret_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('webhooks_account').on(table.accountId)],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    deliveryId: uuid('delivery_id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.webhookId, { onDelete: 'cascade' }),
    event: text('event').$type<WebhookDelivery['event']>().notNull(),
    /** The message exactly as it is signed and sent. */
    body: text('body').notNull(),
    status: text('status').$type<WebhookDelivery['status']>().notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    responseStatus: integer('response_status'),
    failure: text('failure'),
    createdAt: instant('created_at').notNull().defaultNow(),
    triedAt: instant('tried_at'),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)
