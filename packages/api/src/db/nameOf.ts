import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Person = { readonly firstName: PgColumn; readonly lastName: PgColumn }

/** The first and last name of a user, or of users under another name; null where an outer join finds nobody. */
export const nameOf = <Name extends string | null = string | null>({ firstName, lastName }: Person): SQL<Name> =>
  sql<Name>`${firstName} || ' ' || ${lastName}`
