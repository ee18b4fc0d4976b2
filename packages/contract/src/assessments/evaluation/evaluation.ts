import { OBLIGATION_KINDS } from '@portal/rules'
import { z } from 'zod'
import { Status } from '../../decision/decision.ts'
import { endpoint } from '../../http/endpoint.ts'
import { FieldError } from '../../http/errors.ts'
import { Answers } from '../core/assessment.ts'

/** Cases of one call. */
export const MOST_CASES = 10_000
/** Bytes of one call. */
const MOST_BYTES = 20 * 1024 * 1024

/** A use case under a reference of the caller's own, by which the results are told apart. */
export const EvaluationCase = z.strictObject({ reference: z.string().max(200), answers: Answers })

const Article = z.object({
  document: z.string(),
  title: z.string(),
  article: z.string().nullable(),
  url: z.string().nullable(),
})

/** The evaluation of answers under today's law; nothing is stored. */
export const Evaluated = z.object({
  /** Null: not enough is known to decide, see `missing`. */
  status: Status.nullable(),
  /** Since when the review of the law has been overdue: a GREEN decision has the status AMBER. */
  reviewOverdueSince: z.string().nullable(),
  /** Why it has this status: the sentence of the row that decides. */
  reason: z.string().nullable(),
  articles: z.array(Article),
  duties: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(OBLIGATION_KINDS).nullable(),
      text: z.string(),
      authority: z.string().nullable(),
      due: z.string().nullable(),
      met: z.boolean(),
    }),
  ),
  locks: z.array(z.object({ id: z.string(), type: z.enum(['legal', 'technical']), text: z.string() })),
  /** Required questions without an answer. */
  missing: z.array(z.object({ question: z.string(), title: z.string() })),
  /** The versions of the law that were read. */
  law: z.array(z.object({ id: z.string(), version: z.int() })),
})
export type Evaluated = z.infer<typeof Evaluated>

/** One line of the answer: a result, or what is wrong with the case. */
export const EvaluatedLine = z.union([
  Evaluated.extend({ reference: z.string() }),
  z.object({
    /** Null where the case names none that can be read. */
    reference: z.string().nullable(),
    /** The how manieth case it is, from 1. */
    number: z.int(),
    errors: z.array(FieldError),
  }),
])

export const evaluation = {
  many: endpoint({
    method: 'POST',
    path: '/assessments/evaluate',
    summary:
      'Evaluate up to 10,000 use cases by the law of today without storing them, as JSON or one case a line (application/x-ndjson, up to 20 MB); the answer has one line of JSON a case, in order, a case that cannot be read included',
    access: ['CREATE_ASSESSMENTS'],
    body: z.strictObject({ cases: z.array(z.unknown()).min(1).max(MOST_CASES) }),
    bodyLimit: MOST_BYTES,
    response: z.string(),
    produces: 'application/x-ndjson',
  }),
  lookup: endpoint({
    method: 'GET',
    path: '/lookup',
    summary: 'Look up what the law of a country says of a use, by the day of access; nothing is stored',
    access: 'signedIn',
    query: z.strictObject({
      country: z.string().length(2),
      /** A day, month or year, or `<` and a day: before it. */
      accessDate: z.string().max(20).optional(),
      use: z.string().max(100).optional(),
    }),
    response: Evaluated,
  }),
}
