import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/schema.ts'

/** A user who is offered in a filter, by id and name. */
type Offered = { value: string; label?: string | undefined }

/** The users, each of several with the same name followed by their e-mail address. */
export async function tellNamesakesApart<User extends Offered>(db: Db, offered: readonly User[]): Promise<User[]> {
  const named = new Map<string, string[]>()
  for (const { label, value } of offered) if (label) named.set(label, [...(named.get(label) ?? []), value])
  const namesakes = [...named.values()].filter((ids) => ids.length > 1).flat()
  if (namesakes.length === 0) return [...offered]
  const { userId, email } = users
  const found = await db.select({ userId, email }).from(users).where(inArray(userId, namesakes))
  const addresses = new Map(found.map((user) => [user.userId, user.email]))
  return offered.map((user) => {
    const address = addresses.get(user.value)
    return address ? { ...user, label: `${user.label} (${address})` } : user
  })
}
