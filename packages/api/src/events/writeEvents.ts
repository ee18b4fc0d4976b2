import { randomUUID } from 'node:crypto'
import type { EventType } from '@portal/contract'
import type { Message } from '@portal/texts'
import type { Transaction } from '../db/connect.ts'
import { events } from '../db/schema.ts'

/** In place of an account: what concerns every account, or was done by the portal itself. No account is called so. */
export const EVERYBODY = '*'

type NewEvent = {
  accountId: string
  eventType: EventType
  message: Message
  assessmentId: string | null
  at: Date
  /** Of an activation: its id, by which the event is known to be about it. */
  eventId?: string
}

/** Tells what happened, within the change itself. */
export const writeEvent = (tx: Transaction, event: NewEvent): Promise<void> => writeEvents(tx, [event])

/** Writes events within the transaction of the change they report. */
export async function writeEvents(tx: Transaction, happened: readonly NewEvent[]): Promise<void> {
  if (happened.length === 0) return
  const rows = happened.map(({ at, ...event }) => ({ ...event, createdAt: at, updatedAt: at }))
  await tx.insert(events).values(rows.map((row) => ({ ...row, eventId: row.eventId ?? randomUUID() })))
}
