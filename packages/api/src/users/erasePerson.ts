import { translate } from '@portal/texts/translate'
import { sql } from 'drizzle-orm'
import { type AuditActor, redactPerson } from '../audit/index.ts'
import type { Transaction } from '../db/connect.ts'

export type Person = {
  userId: string
  accountId: string
  email: string
  pendingEmail: string | null
  firstName: string
  lastName: string
}

/** The name under which the audit log keeps the actions of an erased person; other tables have the person's id. */
const pseudonymOf = ({ userId }: Person): string => `${translate('record.deletedUser')} ${userId.slice(0, 8)}`

/**
 * Erases a person: personal data is deleted, waiting mails are not sent, and a pseudonym replaces name and email in the
 * audit log. The record of what the person did, which the law requires for 20 years, keeps the id alone. Returns the person with the pseudonym.
 */
export async function erasePerson(tx: Transaction, by: AuditActor, person: Person): Promise<Person> {
  const pseudonym = pseudonymOf(person)
  await deleteMails(tx, person)
  await tx.execute(sql`delete from users where user_id = ${person.userId}`)
  await redactPerson(tx, by, person, pseudonym)
  return { ...person, email: pseudonym, pendingEmail: null, firstName: pseudonym, lastName: '' }
}

/** Deletes stored mails; queued ones are not sent, because they no longer find their receiver. */
async function deleteMails(tx: Transaction, { email, pendingEmail }: Person): Promise<void> {
  await tx.execute(
    sql`delete from stored_mails where lower(receiver) in (lower(${email}), lower(${pendingEmail ?? email}))`,
  )
}
