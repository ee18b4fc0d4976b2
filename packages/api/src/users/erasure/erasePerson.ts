import { translate } from '@portal/texts/translate'
import { sql } from 'drizzle-orm'
import { type AuditActor, redactPerson } from '../../audit/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { PERSONAL_TABLES } from './personalTables.ts'

export type Person = {
  userId: string
  accountId: string
  email: string
  pendingEmail: string | null
  firstName: string
  lastName: string
}

/** The name under which the history keeps the actions of an erased person. */
const pseudonymOf = ({ userId }: Person): string => `${translate('record.deletedUser')} ${userId.slice(0, 8)}`

/**
 * Erases a person: personal data is deleted, waiting mails are not sent, and a pseudonym replaces name and email in the
 * history, which the law requires for 20 years. Returns the person with the pseudonym.
 */
export async function erasePerson(tx: Transaction, by: AuditActor, person: Person): Promise<Person> {
  const pseudonym = pseudonymOf(person)
  await replaceNames(tx, person, pseudonym)
  await deleteMails(tx, person)
  await tx.execute(sql`delete from users where user_id = ${person.userId}`)
  await redactPerson(tx, by, person, pseudonym)
  return { ...person, email: pseudonym, pendingEmail: null, firstName: pseudonym, lastName: '' }
}

/**
 * Replaces names recorded without an id beside the person's actions, unless another user of the account has the same
 * name.
 */
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

/** The columns of the account's history that contain only a name. */
const NAMED_ONLY = [
  ...['assessment_locks', 'duties', 'duty_changes'],
  ...['evidence', 'evidence_files', 'evidence_uses', 'evidence_changes', 'inspection_packs', 'samples'],
  ...['assessment_letters', 'letter_changes'],
  ...['transfers', 'received_sheets'],
].flatMap((table) =>
  Object.entries(PERSONAL_TABLES.get(table)?.columns ?? {}).flatMap(([column, erasure]): [string, string][] =>
    erasure === 'replaced' ? [[table, column]] : [],
  ),
)

/** Deletes stored mails; queued ones are not sent, because they no longer find their receiver. */
async function deleteMails(tx: Transaction, { email, pendingEmail }: Person): Promise<void> {
  await tx.execute(
    sql`delete from stored_mails where lower(receiver) in (lower(${email}), lower(${pendingEmail ?? email}))`,
  )
}
