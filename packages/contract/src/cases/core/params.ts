import { z } from 'zod'

export const AssessmentId = z.object({ id: z.uuid() })

/**
 * The state of knowledge to reconstruct: at an instant, or at the end of a day (UTC; for today, the present moment). If
 * left out, the present state is read.
 */
export const AsKnownOn = z.strictObject({
  asKnownOn: z
    .union([z.iso.datetime(), z.iso.date()], 'A day, YYYY-MM-DD, or a moment in UTC, as 2026-11-20T16:40:00Z.')
    .optional(),
})

/** More pages than any questionnaire has. A number beyond the last page selects the nearest existing page below it. */
const MAX_PAGES = 1000

/** The part of an assessment that a response shows. */
export const AssessmentView = z.strictObject({
  /** The page of the survey; by default the first one with a missing answer. */
  pageNum: z
    .string()
    .regex(/^[1-9]\d*$/, 'A whole number from 1.')
    .transform((digits) => Math.min(Number(digits), MAX_PAGES))
    .optional(),
  /** `final`: of an assessment that is not completed only the summary of its decision is sent. */
  decision: z.enum(['final'], 'The only value is final.').optional(),
})
export type AssessmentView = z.infer<typeof AssessmentView>
