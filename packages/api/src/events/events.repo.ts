import { randomUUID } from 'node:crypto'
import type { events as contract, EventType, HandlerInput } from '@portal/contract'
import { codesContaining } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, asc, desc, eq, inArray, isNull, like, notLike, or, type SQL, sql } from 'drizzle-orm'
import { caseFacts } from '../db/caseFacts.ts'
import { likePattern } from '../db/conditions.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { insertMany } from '../db/insertMany.ts'
import { type NewMessage, namesInMessage, namesSomebodyLike, storedMessage } from '../db/messages.ts'
import { activations, assessments, events } from '../db/schema.ts'
import { restorableAssessments, visibleAssessments } from '../db/visibility/visibleAssessments.ts'
import { type Actor, reachOf } from '../http/actor.ts'

type Query = HandlerInput<typeof contract.list>['body']

/**
 * The events that the actor may see: those of assessments that are readable or can be restored, and others of the own
 * account and of the portal.
 */
export async function listEvents(db: Db, actor: Actor, query: Query) {
  const { sort, from, size, q, filters } = query
  const own = and(isNull(events.assessmentId), eq(events.accountId, actor.accountId), aboutVisibleUsers(actor))
  const readable = sql`exists (select 1 from ${assessments}
    where ${assessments.assessmentId} = ${events.assessmentId}
      and ${or(visibleAssessments(actor), restorableAssessments(actor))})`
  const where = and(
    or(own, readable, ofEverybody(actor)),
    q ? says(q) : undefined,
    filters?.eventType?.length ? inArray(events.eventType, filters.eventType) : undefined,
  )
  const direction = sort?.createdAt === 'asc' ? asc : desc
  const [rows, count] = await Promise.all([
    db
      .select({ event: events, names: namesInMessage(events.message), activation: STEP, about: caseFacts })
      .from(events)
      .leftJoin(activations, eq(activations.activationId, events.eventId))
      .leftJoin(assessments, eq(assessments.assessmentId, events.assessmentId))
      .where(where)
      .orderBy(direction(events.createdAt), direction(events.eventId))
      .limit(size)
      .offset(from),
    db.$count(events, where),
  ])
  return { count, rows }
}

/** Whether the sentence contains a text, in one of its parameters or in the words around them. */
const says = (text: string): SQL => sql`(${inArray(sql`${events.message} ->> 'code'`, codesContaining(translate, text))}
  or exists (select 1 from jsonb_path_query(${events.message}, '$.params.**') value
    where jsonb_typeof(value) = 'string' and value #>> '{}' ilike ${likePattern(text)})
  or ${namesSomebodyLike(events.message, likePattern(text))})`

/** Activations concern every account; drafts and pending versions only editors of legal content. */
const ofEverybody = ({ user }: Actor): SQL | undefined =>
  and(
    eq(events.accountId, EVERYBODY),
    user.allowedActions.includes('MANAGE_LEGAL_CONTENT') ? undefined : like(events.eventType, '%\\_ACTIVATED'),
  )

/** Shows events about users only to administrators of the account. */
function aboutVisibleUsers(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, 'MANAGE_USERS')
  return reach === 'account' || reach === 'all' ? undefined : notLike(events.eventType, 'USER\\_%')
}

const { contentId, previous, version } = activations
const STEP = { contentId, previous, version }

/** The account id for events that concern every account or that the portal itself caused. No real account has it. */
export const EVERYBODY = '*'

type NewEvent = {
  accountId: string
  eventType: EventType
  message: NewMessage
  assessmentId: string | null
  at: Date
  /** For an activation its id, which links the event to it. */
  eventId?: string
}

/** Writes an event in the transaction of the change it reports. */
export async function writeEvent(tx: Transaction, event: NewEvent): Promise<void> {
  await tx.insert(events).values(rowOf(event))
}

/** Writes events in the transaction of the change they report. */
export async function writeEvents(tx: Transaction, newEvents: readonly NewEvent[]): Promise<void> {
  await insertMany(tx, events, newEvents.map(rowOf))
}

const rowOf = ({ at, eventId = randomUUID(), message, ...event }: NewEvent) => ({
  ...event,
  message: storedMessage(message),
  eventId,
  createdAt: at,
  updatedAt: at,
})
