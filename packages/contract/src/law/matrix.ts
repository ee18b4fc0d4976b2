import { CLOSABLE, EVIDENCE, OBLIGATION_KINDS, STATUSES } from '@portal/rules'
import { z } from 'zod'
import { says } from '../http/issueMessage.ts'

/** The form in which authors write matrices. Parsing turns it into exactly the engine's shapes (`@portal/rules`). */

/** A real calendar day, `YYYY-MM-DD`. */
export const IsoDay = z.iso.date()

const Span = z
  .strictObject({ from: IsoDay.optional(), before: IsoDay.optional() })
  .refine(({ from, before }) => from !== undefined || before !== undefined, { error: says('fields.span') })
  .refine(({ from, before }) => !from || !before || from < before, { error: says('fields.spanOrder') })

const Values = z.array(z.string().min(1)).min(1)
const Part = z.union([
  Span,
  Values,
  z
    .string()
    .min(1)
    .transform((value) => [value]),
])

/** `{use: [screening], user: foreign, accessDate: {from: 2015-11-17}}`; a single value is read as a list of one. */
export const Box = z.record(z.string(), Part)

/** One box, or a list of boxes read as "any of these". */
const When = z.union([z.array(Box).min(1), Box.transform((box) => [box])])

export const Basis = z.union([
  z.strictObject({ document: z.string().min(1), article: z.string().min(1).optional() }),
  z.strictObject({ absence: z.string().min(1), source: z.string().min(1).optional(), asOf: IsoDay }),
])

export const Confidence = z.enum(['high', 'medium', 'low'])

export const Outcome = z.strictObject({
  status: z.enum(STATUSES).optional(),
  reason: z.string().min(1),
  basis: z.array(Basis).default([]),
  confidence: Confidence.default('low'),
  obligations: z.array(z.string()).default([]),
  locks: z.array(z.string()).default([]),
  closes: z.array(z.enum(CLOSABLE)).optional(),
  ends: z.literal(true).optional(),
  proves: z.array(z.enum(EVIDENCE)).optional(),
  claims: z.array(z.enum(EVIDENCE)).optional(),
  covers: z.string().min(1).optional(),
  heads: z.literal(true).optional(),
})

export const Row = z.strictObject({
  id: z.string().min(1),
  when: When,
  trigger: z.enum(['access', 'use']).optional(),
  // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
  then: Outcome,
})

export const Matrix = z.strictObject({
  id: z.string().min(1),
  title: z.string().min(1),
  covers: Box.optional(),
  rows: z.array(Row).min(1),
})

/**
 * `kind` is optional only because versions stored before it was introduced lack it; shipped content always has it.
 * `when`: the facts to which it applies, wherever a row imposes it.
 */
export const Obligation = z.strictObject({
  id: z.string().min(1),
  when: When.optional(),
  kind: z.enum(OBLIGATION_KINDS).optional(),
  text: z.string().min(1),
  authority: z.string().min(1).optional(),
  due: z.string().min(1).optional(),
  metBy: z.array(z.enum(EVIDENCE)),
})

export const Lock = z.strictObject({
  id: z.string().min(1),
  type: z.enum(['legal', 'technical']),
  text: z.string().min(1),
})
