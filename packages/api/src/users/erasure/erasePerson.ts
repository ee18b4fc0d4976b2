import { sql } from 'drizzle-orm'
import { type AuditActor, redactPerson } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { translate } from '../../text/translate.ts'
import { PERSONAL_TABLES } from './personalTables.ts'

export type Person = {
  userId: string
  accountId: string
  email: string
  pendingEmail: string | null
  firstName: string
  lastName: string
}

/** The name under which the history goes on telling of an erased person. */
const pseudonymOf = ({ userId }: Person): string => `${translate('record.deletedUser')} ${userId.slice(0, 8)}`

/**
 * Erases a person: what was theirs is deleted, mails to them are not sent any more, and in the history, which the law
 * requires for 20 years, a pseudonym takes the place of name and e-mail. Returns the person as the pseudonym.
 */
export async function erasePerson(tx: Transaction, by: AuditActor, person: Person): Promise<Person> {
  const pseudonym = pseudonymOf(person)
  await replaceNames(tx, person, pseudonym)
  await deleteMails(tx, person)
  await tx.execute(sql`delete from users where user_id = ${person.userId}`)
  await redactPerson(tx, by, person, pseudonym)
  return { ...person, email: pseudonym, pendingEmail: null, firstName: pseudonym, lastName: '' }
}

/** Names stand beside what people did, without an id: those of a namesake in the account are left as they are. */
async function replaceNames(tx: Transaction, person: Person, pseudonym: string): Promise<void> {
  const { userId, accountId, firstName, lastName } = person
  const name = `${firstName} ${lastName}`.trim()
  await tx.execute(sql`update assessment_comments set author = ${pseudonym} where author_id = ${userId}`)
  await tx.execute(sql`update content_versions set editor = ${pseudonym} where edited_by = ${userId}`)
  await tx.execute(sql`update activations set actor = ${pseudonym} where actor_id = ${userId}`)
  const { rows } = await tx.execute(sql`select 1 from users where account_id = ${accountId} and user_id <> ${userId}
    and trim(first_name || ' ' || last_name) = ${name} limit 1`)
  if (rows.length > 0) return
  await tx.execute(sql`update content_versions set activator = ${pseudonym} where activator = ${name}
    and exists (select from accounts where account_id = ${accountId} and operator)`)
  for (const [table, column] of NAMED_ONLY) {
    const at = sql.identifier(column)
    await tx.execute(sql`update ${sql.identifier(table)} set ${at} = ${pseudonym}
      where account_id = ${accountId} and ${at} = ${name}`)
  }
  for (const table of ['events', 'notifications']) {
    await tx.execute(sql`update ${sql.identifier(table)}
      set message = replace(message::text, to_json(${name}::text)::text, to_json(${pseudonym}::text)::text)::jsonb
      where account_id = ${accountId} and position(to_json(${name}::text)::text in message::text) > 0`)
  }
}

/** The columns of the account's history that hold nothing but a name. */
const NAMED_ONLY = [
  ...['assessment_locks', 'duties', 'duty_changes'],
  ...['evidence', 'evidence_files', 'evidence_uses', 'evidence_changes', 'inspection_packs', 'samples'],
  ...['assessment_letters', 'letter_changes'],
  ...['transfers', 'received_sheets'],
].flatMap((table) =>
  Object.entries(PERSONAL_TABLES[table]?.columns ?? {}).flatMap(([column, erasure]): [string, string][] =>
    erasure === 'replaced' ? [[table, column]] : [],
  ),
)

/** Mails that wait in the queue find no receiver any more; those that were stored are deleted. */
async function deleteMails(tx: Transaction, { email, pendingEmail }: Person): Promise<void> {
  await tx.execute(
    sql`delete from stored_mails where lower(receiver) in (lower(${email}), lower(${pendingEmail ?? email}))`,
  )
}
