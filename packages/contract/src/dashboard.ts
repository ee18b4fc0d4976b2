import { z } from 'zod'
import { Status } from './decision.ts'
import { endpoint } from './endpoint.ts'
import { countedRows } from './lists.ts'

const About = {
  assessmentId: z.uuid(),
  /** Number of the assessment. */
  id: z.int(),
  geneticResource: z.string().nullable(),
  providerCountry: z.string().nullable(),
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
  changedAt: z.iso.datetime(),
  country: z.string(),
  version: z.int(),
})
export type ChangedByLaw = z.infer<typeof ChangedByLaw>

export const dashboard = {
  deadlines: endpoint({
    method: 'GET',
    path: '/dashboard/deadlines',
    summary:
      'Own completed assessments with open obligations whose use begins within 60 days or has begun: overdue first, 50 at most',
    access: 'signedIn',
    response: countedRows(Deadline),
  }),
  changedByLaw: endpoint({
    method: 'GET',
    path: '/dashboard/changed-by-law',
    summary:
      'Own assessments that a new version of the law gave another colour in the last 90 days, newest first, 50 at most',
    access: 'signedIn',
    response: countedRows(ChangedByLaw),
  }),
}
