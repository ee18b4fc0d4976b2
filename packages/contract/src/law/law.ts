import { CLOSABLE, EVIDENCE, LAYERS, OBLIGATION_KINDS, STATUSES } from '@portal/rules'
import { z } from 'zod'
import { LinkKind } from './linkHosts.ts'

/** The engine's own JSON (`@portal/rules`, model.ts) as sent over HTTP; authors write the looser form of matrix.ts. */

/** Whole days from `from` (inclusive) to `before` (exclusive). */
export const LawSpan = z.object({ from: z.string().optional(), before: z.string().optional() })
/** One part per dimension; a dimension left out means all of it. */
export const LawBox = z.record(z.string(), z.union([z.array(z.string()), LawSpan]))
/** The content that was used: id, version and the SHA-256 of its canonical text. */
export const ContentRef = z.object({ id: z.string(), version: z.int(), sha256: z.string() })

export const LawBasis = z.union([
  z.object({ document: z.string(), article: z.string().optional() }),
  z.object({
    absence: z.string(),
    source: z.string().optional(),
    /** The kind of the source's link, if the source is a web address. */
    linkKind: LinkKind.optional(),
    /** The day of the search that found no measure. */
    asOf: z.string(),
  }),
])

const Outcome = z.object({
  status: z.enum(STATUSES).optional(),
  reason: z.string(),
  basis: z.array(LawBasis),
  confidence: z.enum(['high', 'medium', 'low']),
  obligations: z.array(z.string()),
  locks: z.array(z.string()),
  closes: z.array(z.enum(CLOSABLE)).optional(),
  ends: z.literal(true).optional(),
  proves: z.array(z.enum(EVIDENCE)).optional(),
  claims: z.array(z.enum(EVIDENCE)).optional(),
  covers: z.string().optional(),
  heads: z.literal(true).optional(),
})

const Row = z.object({
  id: z.string(),
  when: z.array(LawBox),
  trigger: z.enum(['access', 'use']).optional(),
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: Outcome,
})

const Matrix = z.object({ id: z.string(), title: z.string(), covers: LawBox.optional(), rows: z.array(Row) })

const Dimension = z.object({
  id: z.string(),
  values: z.union([z.literal('days'), z.array(z.string())]),
  /** A list restricts the changes to these values. */
  changeable: z.union([z.boolean(), z.array(z.string())]),
  /** The change is offered only for facts within this box. */
  changeableIn: LawBox.optional(),
  /** The change is never combined with other changes. */
  changesAlone: z.literal(true).optional(),
  /** The usual value, assumed if no question was asked. */
  usual: z.string().optional(),
})

const Table = z.object({
  gives: z.string(),
  rows: z.array(z.object({ when: z.array(LawBox), value: z.string() })),
})

/** The part of a law contained in one content file, as the engine reads it. */
export const LawPart = z.object({
  content: ContentRef,
  dimensions: z.array(Dimension),
  tables: z.array(Table),
  layers: z.partialRecord(z.enum(LAYERS), z.array(Matrix)),
  obligations: z.array(
    z.object({
      id: z.string(),
      when: z.array(LawBox).optional(),
      kind: z.enum(OBLIGATION_KINDS).optional(),
      text: z.string(),
      authority: z.string().optional(),
      due: z.string().optional(),
      metBy: z.array(z.enum(EVIDENCE)),
    }),
  ),
  locks: z.array(z.object({ id: z.string(), type: z.enum(['legal', 'technical']), text: z.string() })),
  documents: z.array(
    z.object({ id: z.string(), title: z.string(), url: z.string().optional(), linkKind: LinkKind.optional() }),
  ),
})
