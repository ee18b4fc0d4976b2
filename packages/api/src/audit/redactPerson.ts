import { canonicalJson } from '@portal/rules'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connect.ts'
import { auditEntries } from '../db/schema.ts'
import { type AuditActor, type AuditRow, sealOf, selectHeadForUpdate, writeAudit } from './writeAudit.ts'

type Person = { userId: string; email: string; pendingEmail: string | null }

/** The action of the entry that attests the content of redacted entries. */
export const REDACTION = 'USER_REDACTED'

/**
 * Replaces a person by a pseudonym in every entry of every hash chain. The entries keep their hashes, so that the chain
 * stays valid; a new entry at its end attests their redacted content, so that any other change is still detected.
 */
export async function redactPerson(tx: Transaction, by: AuditActor, person: Person, pseudonym: string): Promise<void> {
  const emails = [person.email, person.pendingEmail ?? person.email].map((email) => email.toLowerCase())
  const rows = await selectEntriesOn(tx, person.userId, emails)
  // In a fixed order, so that concurrent erasures cannot deadlock.
  for (const accountId of [...new Set(rows.map((row) => row.accountId))].toSorted()) {
    const ofAccount = rows.filter((row) => row.accountId === accountId)
    const redacted = ofAccount.map((row) => redactedRow(row, { person, emails, pseudonym }))
    await saveRedacted(tx, { ...by, accountId }, person.userId, redacted)
  }
}

async function saveRedacted(tx: Transaction, by: AuditActor, userId: string, rows: readonly AuditRow[]): Promise<void> {
  const { accountId } = by
  const head = await selectHeadForUpdate(tx, accountId)
  await tx.execute(sql`select set_config('portal.redaction', 'on', true)`)
  for (const { number, actor, address, subject } of rows) {
    await tx
      .update(auditEntries)
      .set({ actor, address, subject, redactedBy: head.number + 1 })
      .where(and(eq(auditEntries.accountId, accountId), eq(auditEntries.number, number)))
  }
  await tx.execute(sql`select set_config('portal.redaction', 'off', true)`)
  const seals = rows.map((row) => [row.number, sealOf(row)])
  await writeAudit(tx, by, REDACTION, { userId, seals })
}

async function selectEntriesOn(tx: Transaction, userId: string, emails: string[]): Promise<AuditRow[]> {
  const { actorId, actor, subject } = auditEntries
  return tx
    .select()
    .from(auditEntries)
    .where(
      or(
        eq(actorId, userId),
        inArray(sql`lower(${actor})`, emails),
        sql`position(${userId} in ${subject}) > 0`,
        ...emails.map((email) => sql`position(${email} in lower(${subject})) > 0`),
      ),
    )
    .orderBy(auditEntries.accountId, auditEntries.number)
}

type Redaction = { person: Person; emails: readonly string[]; pseudonym: string }

function redactedRow(row: AuditRow, redaction: Redaction): AuditRow {
  const { person, emails, pseudonym } = redaction
  const isActor = row.actorId === person.userId || (row.actor !== null && emails.includes(row.actor.toLowerCase()))
  const subject = JSON.parse(row.subject) as { userId?: unknown }
  const isAbout = subject.userId === person.userId
  return {
    ...row,
    ...(isActor && { actor: row.actor === null ? null : pseudonym, address: null }),
    subject: canonicalJson(redactedValue(subject, isAbout, redaction)),
  }
}

const PERSONAL_KEYS = new Set(['email', 'pendingEmail', 'firstName', 'lastName'])

/** Redacts the person's emails anywhere and, in entries about the person, also earlier names and addresses. */
function redactedValue(value: unknown, isAbout: boolean, redaction: Redaction): unknown {
  if (typeof value === 'string') return redaction.emails.includes(value.toLowerCase()) ? redaction.pseudonym : value
  if (Array.isArray(value)) return value.map((item) => redactedValue(item, isAbout, redaction))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      isAbout && PERSONAL_KEYS.has(key) && typeof field === 'string'
        ? redaction.pseudonym
        : redactedValue(field, isAbout, redaction),
    ]),
  )
}
