import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countedRows, filterBy, listQuery } from '../http/lists.ts'
import { VersionStep } from '../law-changes/activations.ts'

export const EVENT_DOMAINS = ['DECISION', 'COUNTRY', 'LEGAL', 'ASSESSMENT', 'USER'] as const
export const EVENT_ACTIONS = [
  'DRAFTING',
  'UNLOCKED',
  'ACTIVATED',
  'NEW',
  'UPDATE',
  'UNLOCK',
  'DEACTIVATED',
  'DELETE',
] as const
export type EventType = `${(typeof EVENT_DOMAINS)[number]}_${(typeof EVENT_ACTIONS)[number]}`
const EVENT_TYPES = EVENT_DOMAINS.flatMap((domain) => EVENT_ACTIONS.map((action) => `${domain}_${action}` as const))

/** Something that happened, visible to those who may see its subject. */
export const Event = z.object({
  eventId: z.uuid(),
  eventType: z.enum(EVENT_TYPES as [EventType, ...EventType[]]),
  label: z.string(),
  /** The words of the law in the label, which are English in every language. */
  law: z.array(z.string()).optional(),
  /** The Latin name in the label, which stands in italics. */
  latin: z.string().optional(),
  assessmentId: z.uuid().nullable(),
  /** For the activation of a version that replaced another one. */
  step: VersionStep.optional(),
  /** The draft of a country's law that it is about. */
  draft: z.object({ countryId: z.string(), version: z.int() }).optional(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Event = z.infer<typeof Event>

export const events = {
  list: endpoint({
    method: 'POST',
    path: '/events/list',
    summary: 'List the events visible to the caller, newest first',
    access: 'signedIn',
    body: listQuery(['createdAt'], {
      filters: filterBy({ eventType: z.array(z.enum(EVENT_TYPES as [EventType, ...EventType[]])) }),
    }),
    response: countedRows(Event),
  }),
}
