import { OBLIGATION_KINDS } from '@portal/rules'
import { z } from 'zod'
import { Status } from '../../decision/decision.ts'
import { filterBy, listQuery } from '../../http/lists.ts'

export const DUE_VIEWS = ['open', 'mine', 'overdue', 'done'] as const
export type DueView = (typeof DUE_VIEWS)[number]
export const DUE_SORTS = ['dueDay', 'id', 'owner', 'authority'] as const

export const DueQuery = listQuery(DUE_SORTS, {
  /** Open duties, the reader's own, overdue ones, or settled ones. */
  view: z.enum(DUE_VIEWS).default('open'),
  filters: filterBy({
    owner: z.array(z.uuid()).max(300),
    providerCountry: z.array(z.string().length(2)).max(300),
    result: z.array(Status),
    kind: z.array(z.enum(OBLIGATION_KINDS)),
    authority: z.array(z.string().max(500)).max(100),
    /** The first and the last due day, both inclusive. */
    from: z.iso.date(),
    to: z.iso.date(),
  }),
})
export type DueQuery = z.infer<typeof DueQuery>
