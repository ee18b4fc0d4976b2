import type { Status as Colour } from '@portal/rules'
import { z } from 'zod'
import { CountryId, CountryReview } from '../../countries/countryStats.ts'
import { endpoint } from '../../http/endpoint.ts'
import { says } from '../../http/issueMessage.ts'
import { countedRows } from '../../http/lists.ts'
import { visibleText } from '../../http/text.ts'

/** Whether a review that was due on this day is overdue on another. */
export const isOverdue = (due: string, today: string): boolean => due < today

/**
 * The colour as it is shown. If the review of a country's law is overdue, "no duty found" is no longer vouched for, so
 * GREEN is shown as AMBER (unclear). The other colours stay.
 */
export const shownStatus = (status: Colour, overdueSince: string | null): Colour =>
  status === 'GREEN' && overdueSince !== null ? 'AMBER' : status

/** A country whose review is overdue. */
export const OverdueReview = z.object({
  countryId: z.string(),
  name: z.string(),
  version: z.int(),
  review: CountryReview,
  daysOverdue: z.int().min(1),
})
export type OverdueReview = z.infer<typeof OverdueReview>

const editing = ['MANAGE_LEGAL_CONTENT'] as const

export const reviews = {
  overdue: endpoint({
    method: 'GET',
    path: '/countries/overdue',
    summary: 'List the countries whose legal review is overdue, longest overdue first',
    access: editing,
    response: countedRows(OverdueReview),
  }),
  record: endpoint({
    method: 'POST',
    path: '/countries/:id/reviews',
    summary: 'Record a review of the active version: today, by the caller, against the named source',
    access: editing,
    params: z.object({ id: CountryId }),
    body: z.strictObject({
      /** The version that was reviewed: if another version is active by now, nothing is recorded. */
      version: z.int().min(1),
      source: visibleText(3, says('fields.reviewSource')).max(1000),
    }),
    response: CountryReview,
  }),
}
