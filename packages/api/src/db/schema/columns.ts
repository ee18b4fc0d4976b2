import { timestamp } from 'drizzle-orm/pg-core'

/** An instant, to the millisecond as the wire has it, in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
