import { z } from 'zod'

export const AssessmentId = z.object({ id: z.uuid() })

/** The state of knowledge at an instant, or at the end of a day (UTC), of today as it is by now; left out: now. */
export const AsKnownOn = z.strictObject({
  asKnownOn: z
    .union([z.iso.datetime(), z.iso.date()], 'A day, YYYY-MM-DD, or a moment in UTC, as 2026-11-20T16:40:00Z.')
    .optional(),
})

/** More than any questionnaire has: beyond the last page, the nearest one below is meant. */
const MOST_PAGES = 1000

export const PageNum = z.strictObject({
  pageNum: z
    .string()
    .regex(/^[1-9]\d*$/, 'A whole number from 1.')
    .transform((digits) => Math.min(Number(digits), MOST_PAGES))
    .optional(),
})
