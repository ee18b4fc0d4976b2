import { z } from 'zod'

export const ASSESSMENT_STATUSES = ['IN_PROGRESS', 'COMPLETED'] as const
export const AssessmentStatus = z.enum(ASSESSMENT_STATUSES)
export const VISIBILITIES = ['ACCOUNT', 'PRIVATE'] as const
/** Who may read an assessment: the whole account ('Company Account') or 'Only me and administrators'. */
export const Visibility = z.enum(VISIBILITIES)

/** An answer: one value, several values, a boolean, or null if skipped; `unknown` means "I don't know". */
export const Answer = z.union([z.string().max(5000), z.array(z.string().max(200)).max(100), z.boolean(), z.null()])
export const Answers = z.record(z.string().max(100), Answer)
export type Answers = z.infer<typeof Answers>
