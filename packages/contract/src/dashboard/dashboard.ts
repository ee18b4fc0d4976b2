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
  placeType: z.string().nullable(),
  intendedUse: z.array(z.string()).nullable(),
  owner: z.string(),
}

/** The number of completed assessments with each result. */
const Results = { GREEN: z.int(), AMBER: z.int(), RED: z.int() }

/** Data of the dashboard's charts, over all assessments that the reader may see. */
export const Charts = z.object({
  /**
   * Completed assessments by the first day of the month in which they were started; months without any are left out.
   */
  months: z.array(z.object({ month: z.iso.date(), ...Results })),
  /** Completed assessments by provider country. */
  countries: z.array(z.object({ country: z.string(), ...Results })),
  /** Assessments that have not been cleared for the longest time. */
  notCleared: z.array(z.object({ ...About, result: Status.nullable(), lockedAt: z.iso.datetime() })),
})
export type Charts = z.infer<typeof Charts>

export const ChangedByLaw = z.object({
  ...About,
  before: Status,
  after: Status,
  /** True if the assessment was completed and the law now asks something new. */
  reopened: z.boolean(),
  /** Whether it belongs to the reader. */
  isOwn: z.boolean(),
  changedAt: z.iso.datetime(),
  country: z.string(),
  version: z.int(),
  activationId: z.uuid(),
})
export type ChangedByLaw = z.infer<typeof ChangedByLaw>

const Texts = z.object({ added: z.array(z.string()), removed: z.array(z.string()) })
const Locks = z.array(z.object({ type: z.enum(['technical', 'legal']), text: z.string() }))

/** A change to one of the user's assessments caused by a new version of the law. */
export const LawChange = z.object({
  ...About,
  /** The result caused by the change. */
  decisionId: z.uuid(),
  before: Status,
  after: Status,
  /**
   * `again`: the assessment was completed, and the law now asks more; `complete`: it was not completed, and nothing is
   * missing any more.
   */
  step: z.enum(['again', 'complete']).nullable(),
  obligations: Texts,
  locks: z.object({ added: Locks, removed: Locks }),
})
export type LawChange = z.infer<typeof LawChange>

export const dashboard = {
  charts: endpoint({
    method: 'GET',
    path: '/dashboard/charts',
    summary:
      'Count the completed assessments visible to the caller by month, country and result, and list the five that have not been cleared for the longest time',
    access: 'signedIn',
    response: Charts,
  }),
  changedByLaw: endpoint({
    method: 'GET',
    path: '/dashboard/changed-by-law',
    summary:
      "List one's own assessments, or all that one may see (`scope=all`), whose colour a new version of the law changed, or which it reopened, in the last 90 days, newest first, at most 50",
    access: 'signedIn',
    query: z.strictObject({ scope: z.enum(['mine', 'all']).default('mine') }),
    response: countedRows(ChangedByLaw),
  }),
  lawChange: endpoint({
    method: 'GET',
    path: '/dashboard/law-changes/:id',
    summary:
      "Read how an activation of a version of the law changed one's own assessments, by number: colours, obligations and locks before and after. `finished`: every assessment was decided again",
    access: 'signedIn',
    params: z.object({ id: z.uuid() }),
    query: z.strictObject({
      from: z.coerce.number().int().min(0).max(1_000_000).default(0),
      size: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
    }),
    response: countedRows(LawChange).extend({
      /** `protocol` stands for the treaty level. */
      country: z.string(),
      version: z.int(),
      /** The message of the authors of the version to owners of assessments; null for a version that came with the program. */
      message: z.string().nullable(),
      changedAt: z.iso.datetime(),
      finished: z.boolean(),
    }),
  }),
}
