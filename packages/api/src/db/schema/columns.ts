import { timestamp } from 'drizzle-orm/pg-core'

/** An instant in UTC, with milliseconds like in the API. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
