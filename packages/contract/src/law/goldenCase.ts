import { LAW_LAYERS, STATUSES, VERDICTS } from '@portal/rules'
import { z } from 'zod'
import { IsoDay } from './matrix.ts'

/**
 * A golden case: facts in short form and the decision expected from the whole engine. Facts that a case leaves out have
 * their reference value (`protocol/dimensions.yaml`); the provider is the country of the law, its conditions are "no",
 * its region is `XX-other` or `whole`. `unknown` means open unless it is a value of the dimension. AUTHORING.md of the
 * legal package explains how to write them.
 */
const Span = z.strictObject({ from: IsoDay.optional(), before: IsoDay.optional() })
const CaseValue = z.union([z.string().min(1), z.array(z.string().min(1)).min(1), Span])
const Ids = z.array(z.string().min(1)).optional()

const Expected = z.strictObject({
  status: z.enum(STATUSES).optional(),
  lights: z.partialRecord(z.enum(LAW_LAYERS), z.enum([...STATUSES, 'silent', 'closed'])).optional(),
  /** The colour, with the two meanings of AMBER distinguished. */
  verdict: z.enum(VERDICTS).optional(),
  /** The row whose sentence stands under the light. */
  headline: z.string().min(1).optional(),
  /** The rows that decide, each for a part of the facts. */
  rows: Ids,
  obligations: Ids,
  met: Ids,
  locks: Ids,
  /** Open dimensions whose answer can change the colour. */
  questions: Ids,
  /** Rows, obligations or locks that must not appear. */
  lacks: Ids,
})

/** Either facts in short form, or answers of the questionnaire that lead to them. */
export const GoldenCase = z
  .strictObject({
    name: z.string().min(1),
    facts: z.record(z.string(), CaseValue).optional(),
    open: z.array(z.string().min(1)).default([]),
    answers: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean(), z.null()])).optional(),
    expect: Expected,
  })
  .refine(({ facts, answers }) => (facts === undefined) !== (answers === undefined), 'needs facts or answers, not both')

export type CaseValue = z.infer<typeof CaseValue>
export type Expected = z.infer<typeof Expected>
export type GoldenCase = z.infer<typeof GoldenCase>
