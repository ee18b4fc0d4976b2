import { z } from 'zod'
import { Status } from '../decision/decision.ts'
import { endpoint } from '../http/endpoint.ts'
import { countedRows, MAX_PAGE_SIZE, PAGE_SIZE } from '../http/lists.ts'

const About = {
  assessmentId: z.uuid(),
  /** Number of the assessment. */
  id: z.int(),
  name: z.string().nullable(),
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  owner: z.string(),
}

/** An assessment whose use begins soon, or began, while obligations are open. */
export const Deadline = z.object({
  ...About,
  status: Status,
  /** The first day of the intended use. */
  due: z.iso.date(),
  overdue: z.boolean(),
  obligations: z.array(
    z.object({ id: z.string(), text: z.string(), authority: z.string().optional(), due: z.string().optional() }),
  ),
})
export type Deadline = z.infer<typeof Deadline>

export const ChangedByLaw = z.object({
  ...About,
  before: Status,
  after: Status,
  /** It was completed, and the law asks something new. */
  reopened: z.boolean(),
  changedAt: z.iso.datetime(),
  country: z.string(),
  version: z.int(),
  activationId: z.uuid(),
})
export type ChangedByLaw = z.infer<typeof ChangedByLaw>

const Texts = z.object({ added: z.array(z.string()), removed: z.array(z.string()) })
const Locks = z.array(z.object({ type: z.enum(['technical', 'legal']), text: z.string() }))

/** A change that a version of the law made to one of the user's assessments. */
export const LawChange = z.object({
  ...About,
  /** The result that it made. */
  decisionId: z.uuid(),
  before: Status,
  after: Status,
  /** `again`: it was completed, and the law asks more now; `complete`: it was not, and nothing is missing any more. */
  step: z.enum(['again', 'complete']).nullable(),
  obligations: Texts,
  locks: z.object({ added: Locks, removed: Locks }),
})
export type LawChange = z.infer<typeof LawChange>

export const dashboard = {
  deadlines: endpoint({
    method: 'GET',
    path: '/dashboard/deadlines',
    summary:
      "List the caller's completed assessments with open obligations whose use begins within 60 days or has begun; overdue first, at most 50",
    access: 'signedIn',
    response: countedRows(Deadline),
  }),
  changedByLaw: endpoint({
    method: 'GET',
    path: '/dashboard/changed-by-law',
    summary:
      'Own assessments that a new version of the law gave another colour, or opened again, in the last 90 days, newest first, 50 at most',
    access: 'signedIn',
    response: countedRows(ChangedByLaw),
  }),
  lawChange: endpoint({
    method: 'GET',
    path: '/dashboard/law-changes/:id',
    summary:
      'What the activation of a version of the law changed in own assessments, by number: colours, obligations and locks before and after. `finished`: every assessment was decided again',
    access: 'signedIn',
    params: z.object({ id: z.uuid() }),
    query: z.strictObject({
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
      size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
    }),
    response: countedRows(LawChange).extend({
      /** `protocol`: the treaty level. */
      country: z.string(),
      version: z.int(),
      changedAt: z.iso.datetime(),
      finished: z.boolean(),
    }),
  }),
}
