import { z } from 'zod'
import { Status } from '../../decision/decision.ts'
import { says } from '../../http/issueMessage.ts'
import { filterBy, listQuery } from '../../http/lists.ts'
import { AssessmentStatus, Visibility } from '../core/fields.ts'

/** A range of days, both inclusive; either end may be left out. */
const Days = z
  .strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() })
  .refine(({ from, to }) => !from || !to || from <= to, { error: says('fields.period') })
/** The most values that one filter takes. */
const MAX_FILTER_VALUES = 300
const Several = <T extends z.ZodType>(of: T) => z.array(of).max(MAX_FILTER_VALUES)
/** The most assessments that can be selected in a list. */
export const MAX_SELECTED = 1000

/**
 * Why an assessment needs attention: a duty is overdue; it has duties and no valid paper on file; a paper was not
 * checked by a second person; a paper ends within 60 days or has ended; the review of its law was overdue.
 */
export const ATTENTION = ['overdue', 'evidenceMissing', 'evidenceUnchecked', 'paperEnds', 'reviewOverdue'] as const
export type Attention = (typeof ATTENTION)[number]

export const ASSESSMENT_FILTERS = {
  /** Only these assessments, as selected in a list. */
  assessmentId: z.array(z.uuid()).max(MAX_SELECTED),
  status: Several(AssessmentStatus),
  result: Several(Status),
  providerCountry: Several(z.string().length(2)),
  intendedUse: Several(z.string().max(100)),
  /** Owners by user id; `none` selects assessments that belong to the account because their owner was deleted. */
  owner: Several(z.union([z.uuid(), z.literal('none')])),
  /** User groups of the owner, including their sub-groups. */
  userGroup: Several(z.uuid()),
  favorite: Several(z.boolean()),
  locked: Several(z.boolean()),
  visibility: Several(Visibility),
  attention: Several(z.enum(ATTENTION)),
  /**
   * [true] selects only deleted assessments, for those who may restore them. Left out, only those that are not deleted.
   */
  deleted: Several(z.literal(true)),
  createdAt: Days,
  updatedAt: Days,
  /** The day of initial access; an interval matches if any of its days does. */
  accessDate: Days,
  /** The days of a decision that changed the colour. */
  resultChanged: Days,
}
export const ASSESSMENT_SORTS = [
  'id',
  'updatedAt',
  'createdAt',
  'geneticResource',
  'providerCountry',
  'progress',
  'result',
  'internalReference',
  'accessDate',
] as const

export const AssessmentQuery = listQuery(ASSESSMENT_SORTS, { filters: filterBy(ASSESSMENT_FILTERS) })
export type AssessmentQuery = z.infer<typeof AssessmentQuery>
