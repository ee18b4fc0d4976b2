import type { Status as Colour } from '@portal/rules'
import { z } from 'zod'
import { CountryId, CountryReview } from './countries.ts'
import { endpoint } from './endpoint.ts'
import { countedRows } from './lists.ts'
import { visibleText } from './visibleText.ts'

/** Whether a review that was due on this day is overdue on another. */
export const isOverdue = (due: string, today: string): boolean => due < today

/**
 * The colour as it is shown. Where the review of a country's law is overdue nobody vouches for "no duty found" any
 * more: it is shown as unclear. The other colours stay.
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
    summary: 'The countries whose review is overdue, the longest overdue first',
    access: editing,
    response: countedRows(OverdueReview),
  }),
  record: endpoint({
    method: 'POST',
    path: '/countries/:id/reviews',
    summary: 'Record that one has reviewed the active version today, and against which source',
    access: editing,
    params: z.object({ id: CountryId }),
    body: z.strictObject({
      /** The version that was read: if another is active by now, nothing is recorded. */
      version: z.int().min(1),
      source: visibleText(3, 'Say which source it was compared with.').max(1000),
    }),
    response: CountryReview,
  }),
}
