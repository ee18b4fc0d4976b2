import { LAYERS, OBLIGATION_KINDS, STATUSES } from '@portal/rules'
import { z } from 'zod'
import { ContentRef, LawBasis, LawBox, LawSpan } from '../law/law.ts'

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
  status: Status,
  lights: z.record(Layer, z.enum([...STATUSES, 'silent', 'closed'])),
  cells: z.array(Cell),
  obligations: z.array(z.object({ id: z.string(), met: z.boolean(), only: z.array(LawBox).optional() })),
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

const ExplainedBasis = z.union([
  z.object({ document: z.string(), title: z.string(), url: z.string().optional(), article: z.string().optional() }),
  LawBasis.options[1],
])

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
})

/** The decision joined with reasons, articles and texts of the content version it was made on. */
export const Explanation = z.object({
  deciding: ExplainedRow.nullable(),
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
    }),
  ),
  locks: z.array(z.object({ id: z.string(), type: z.enum(['legal', 'technical']), text: z.string() })),
})
export type Explanation = z.infer<typeof Explanation>
