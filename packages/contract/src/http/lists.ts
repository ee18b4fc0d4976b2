import { z } from 'zod'
import { says } from './issueMessage.ts'

export const PAGE_SIZE = 20
export const MAX_PAGE_SIZE = 100

/** Query of a list: one sort field with a direction, a window, a search text, and the list's own filters. */
export const listQuery = <Fields extends readonly [string, ...string[]], Own extends z.ZodRawShape>(
  sortable: Fields,
  own: Own,
) =>
  z.strictObject({
    sort: z
      .partialRecord(z.enum(sortable), z.enum(['asc', 'desc']))
      .refine((sort) => Object.keys(sort).length <= 1, { error: says('fields.sort') })
      .optional(),
    from: z.int().min(0).max(1_000_000).default(0),
    size: z.int().min(1).max(MAX_PAGE_SIZE).default(PAGE_SIZE),
    q: z.string().trim().max(200).optional(),
    ...own,
  })

/** Named filters, all optional; an unknown name is refused. */
export const filterBy = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z.strictObject(filters).partial().optional()

export const countedRows = <Row extends z.ZodType>(row: Row) => z.object({ count: z.int(), rows: z.array(row) })
