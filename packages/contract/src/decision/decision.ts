import { AMBERS, LAYERS, OBLIGATION_KINDS, STATUSES } from '@portal/rules'
import { z } from 'zod'
import { ContentRef, LawBasis, LawBox, LawSpan } from '../law/law.ts'
import { LinkKind } from '../law/linkHosts.ts'

/** GREEN no duty found, AMBER conditions or unclear, RED do not use before the locks are settled. */
export const Status = z.enum(STATUSES)
const Layer = z.enum(LAYERS)

const Cell = z.object({
  layer: Layer,
  matrix: z.string(),
  row: z.string(),
  box: LawBox,
  status: Status.optional(),
  met: z.array(z.string()),
})

const Step = z.object({
  layer: Layer,
  matrix: z.string(),
  row: z.string(),
  took: z.array(LawBox),
  failedOn: z.array(z.string()),
})

/** The engine's own record of a decision, stored and sent as it was made. */
export const Decision = z.object({
  /** How it is written; the first form has none. */
  form: z.number().int().optional(),
  status: Status,
  lights: z.record(Layer, z.enum([...STATUSES, 'silent', 'closed'])),
  /** One row that holds on all of the facts, or the rows that share them; the second form and later. */
  deciding: z
    .array(z.object({ layer: Layer, matrix: z.string(), row: z.string(), dependsOn: z.array(z.string()) }))
    .optional(),
  /** Too much is open for a law of this size: the colour is the worst that could be. */
  tooOpen: z.literal(true).optional(),
  cells: z.array(Cell),
  obligations: z.array(
    z.object({
      id: z.string(),
      met: z.boolean(),
      only: z.array(LawBox).optional(),
      /** It applies wherever the open facts that nobody asks are as usual. */
      usual: z.literal(true).optional(),
      /** The open facts that nobody asks on which it depends. */
      dependsOn: z.array(z.string()).optional(),
    }),
  ),
  locks: z.array(z.string()),
  questions: z.array(
    z.object({
      dimension: z.string(),
      answers: z.array(z.object({ value: z.union([z.string(), LawSpan]), status: Status })),
    }),
  ),
  changes: z.array(z.object({ set: LawBox, when: LawBox.optional(), status: Status })),
  trace: z.object({
    content: z.array(ContentRef),
    facts: z.object({ boxes: z.array(LawBox), open: z.array(z.string()) }),
    steps: z.array(Step),
  }),
})

/** A document and its article; `linkKind` tells what its address leads to. */
export const DocumentBasis = z.object({
  document: z.string(),
  title: z.string(),
  url: z.string().optional(),
  linkKind: LinkKind.optional(),
  article: z.string().optional(),
})
const ExplainedBasis = z.union([DocumentBasis, LawBasis.options[1]])

const ExplainedRow = z.object({
  layer: Layer,
  matrix: z.string(),
  matrixTitle: z.string(),
  row: z.string(),
  reason: z.string(),
  status: Status.optional(),
  confidence: z.enum(['high', 'medium', 'low']),
  basis: z.array(ExplainedBasis),
  fitted: z.boolean(),
  took: z.array(LawBox),
  failedOn: z.array(z.string()),
  /** Of a deciding row: the facts that settle whether it or one that shares them decides. */
  dependsOn: z.array(z.string()).optional(),
})

/** The decision joined with reasons, articles and texts of the content version it was made on. */
export const Explanation = z.object({
  deciding: ExplainedRow.nullable(),
  /** The other rows of this colour, where none holds on all of the facts. */
  sharing: z.array(ExplainedRow).optional(),
  /** Of AMBER alone: allowed on conditions, or unclear. */
  amber: z.enum(AMBERS).optional(),
  rows: z.array(ExplainedRow),
  obligations: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(OBLIGATION_KINDS).optional(),
      text: z.string(),
      authority: z.string().optional(),
      due: z.string().optional(),
      met: z.boolean(),
      only: z.array(LawBox).optional(),
      dependsOn: z.array(z.string()).optional(),
      /** The days of an access that is past, where it had to be done before that and is not met. */
      pastAccess: LawSpan.optional(),
    }),
  ),
  locks: z.array(z.object({ id: z.string(), type: z.enum(['legal', 'technical']), text: z.string() })),
})
export type Explanation = z.infer<typeof Explanation>
