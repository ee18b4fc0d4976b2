import { randomUUID } from 'node:crypto'
import { translate } from '@portal/texts/translate'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { DbOrTransaction } from './connect.ts'
import { PORTAL, people } from './schema.ts'

type Person = { readonly firstName: PgColumn; readonly lastName: PgColumn }

/** The first and last name of a user, or of users under another name; null where an outer join finds nobody. */
export const nameOf = <Name extends string | null = string | null>({ firstName, lastName }: Person): SQL<Name> =>
  sql<Name>`${firstName} || ' ' || ${lastName}`

/**
 * The name of the person with an id, in the language of the reader: their present name, the portal, or a pseudonym once
 * they are erased.
 */
export const personName = (id: PgColumn | SQL): SQL<string> => personNameIfAny(id) as SQL<string>

/** The same where the id may be null, and the name is null then. */
export const personNameIfAny = (id: PgColumn | SQL): SQL<string | null> =>
  sql<string | null>`(select case when ${people.personId} = ${PORTAL} then ${translate('record.portal')}
    else coalesce(${people.name}, ${translate('record.deletedUser')} || ' ' || left(${people.personId}::text, 8)) end
    from ${people} where ${people.personId} = ${id})`

/** Stores a person who is no user, such as one who declined an invitation. */
export async function insertPerson(db: DbOrTransaction, accountId: string, name: string): Promise<string> {
  const personId = randomUUID()
  await db.insert(people).values({ personId, accountId, name })
  return personId
}
