import { AMBERS, EVIDENCE, LAYERS, OBLIGATION_KINDS, STATUSES } from '@portal/rules'
import { z } from 'zod'
import { ContentRef, LawBasis, LawBox, LawSpan } from '../law/law.ts'
import { LinkKind } from '../law/linkHosts.ts'

/**
 * GREEN: no duty found; AMBER: conditions apply, or the case is unclear; RED: do not use before the locks are released.
 */
export const Status = z.enum(STATUSES)
/** `silent`: nothing in this layer applies; `closed`: a layer before it ruled the facts out. */
const Light = z.enum([...STATUSES, 'silent', 'closed'])
const Layer = z.enum(LAYERS)

const Cell = z.object({
  layer: Layer,
  matrix: z.string(),
  row: z.string(),
  box: LawBox,
  status: Status.optional(),
  met: z.array(z.string()),
  /** Those of `met` that only unchecked papers meet. */
  toCheck: z.array(z.string()).optional(),
  /** Obligations of the row that their own conditions exclude here. */
  excluded: z.array(z.string()).optional(),
})

const Step = z.object({
  layer: Layer,
  matrix: z.string(),
  row: z.string(),
  took: z.array(LawBox),
  failedOn: z.array(z.string()),
})

/** The engine's own record of a decision, stored and sent unchanged. */
export const Decision = z.object({
  /** Format version of the record; the first format has none. */
  form: z.number().int().optional(),
  status: Status,
  /** `house`, the account's own rules, only if the account had any. */
  lights: z.object({ scope: Light, provider: Light, user: Light, house: Light.optional() }),
  /** The one row that holds for all of the facts, or the rows that share them; since the second format. */
  deciding: z
    .array(
      z.object({
        layer: Layer,
        matrix: z.string(),
        row: z.string(),
        dependsOn: z.array(z.string()),
        /** The row about papers that cover this one. */
        coveredBy: z.string().optional(),
      }),
    )
    .optional(),
  /** Too many facts are open for a law of this size: the colour is the worst possible one. */
  tooOpen: z.literal(true).optional(),
  cells: z.array(Cell),
  obligations: z.array(
    z.object({
      id: z.string(),
      met: z.boolean(),
      /** True if it is met only by papers that nobody has checked. */
      toCheck: z.literal(true).optional(),
      only: z.array(LawBox).optional(),
      /**
       * True if the row applies provided that the open facts about which no question is asked have their usual values.
       */
      usual: z.literal(true).optional(),
      /** The open facts without a question of their own on which the row depends. */
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

/** A document and its article; `linkKind` tells what the link leads to. */
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
  /** For a deciding row: the facts that determine whether it or another row decides. */
  dependsOn: z.array(z.string()).optional(),
  /** For a deciding row of a case with several uses or materials: those for which it decides. */
  each: z.array(LawBox).optional(),
})

const ExplainedObligation = z.object({
  id: z.string(),
  kind: z.enum(OBLIGATION_KINDS).optional(),
  text: z.string(),
  authority: z.string().optional(),
  due: z.string().optional(),
  /** The papers that meet it together; empty if no paper does. */
  metBy: z.array(z.enum(EVIDENCE)),
  met: z.boolean(),
  /** True if it is met only by papers that nobody has checked. */
  toCheck: z.literal(true).optional(),
  only: z.array(LawBox).optional(),
  dependsOn: z.array(z.string()).optional(),
  /**
   * The days of access, if the obligation had to be met before an access that has already taken place and is not
   * met.
   */
  pastAccess: LawSpan.optional(),
  /** True if it is not met and whoever gave the material may have met it before the access. */
  accessOfGiver: z.literal(true).optional(),
})

/** The decision joined with reasons, articles and texts of the content version it was made on. */
export const Explanation = z.object({
  deciding: ExplainedRow.nullable(),
  /** The other rows of this colour, if no single row holds for all of the facts. */
  sharing: z.array(ExplainedRow).optional(),
  /** For AMBER only: allowed on conditions, or unclear. */
  amber: z.enum(AMBERS).optional(),
  /** For AMBER only: the obligations that close what is open, those of the deciding row first. */
  open: z.array(ExplainedObligation).optional(),
  rows: z.array(ExplainedRow),
  obligations: z.array(ExplainedObligation),
  locks: z.array(z.object({ id: z.string(), type: z.enum(['legal', 'technical']), text: z.string() })),
})
export type Explanation = z.infer<typeof Explanation>

/** What the questionnaire shows of a decision. */
export const DecisionSummary = z.object({
  status: Status,
  amber: z.enum(AMBERS).optional(),
  tooOpen: z.boolean(),
  /** The deciding row, if it decides whatever the open answers are. */
  deciding: ExplainedRow.pick({ reason: true, basis: true }).nullable(),
  /** The open facts that can still change the colour. */
  questions: z.array(z.string()),
  /** The obligations that are not met. */
  duties: z.array(z.string()),
  locks: z.array(z.string()),
  /** The versions of the law. */
  content: z.array(ContentRef),
})
