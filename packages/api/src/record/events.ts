import { randomUUID } from 'node:crypto'
import type { EventType } from '@portal/contract'
import type { Transaction } from '../db/connect.ts'
import { events } from '../db/schema.ts'

/** In place of an account: what concerns every account, or was done by the portal itself. No account is called so. */
export const EVERYBODY = '*'

type NewEvent = { accountId: string; eventType: EventType; label: string; assessmentId: string | null; at: Date }

/** Tells what happened, within the change itself. */
export async function writeEvent(tx: Transaction, { at, ...event }: NewEvent): Promise<void> {
  await tx.insert(events).values({ ...event, eventId: randomUUID(), createdAt: at, updatedAt: at })
}
