import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { AssessmentRow } from '../cases/index.ts'
import type { DbOrTransaction, Transaction } from '../db/connect.ts'
import { personName } from '../db/people.ts'
import { assessmentLetters, letterChanges, users } from '../db/schema.ts'

export type LetterRecord = typeof assessmentLetters.$inferSelect
export type NamedLetter = LetterRecord & { savedBy: string }
type Key = Pick<AssessmentRow, 'accountId' | 'assessmentId'>
type LetterKey = Key & { letterId: string }

const ofAssessment = ({ accountId, assessmentId }: Key) =>
  and(eq(assessmentLetters.accountId, accountId), eq(assessmentLetters.assessmentId, assessmentId))

/** With the names of those who saved them. */
export const listLetters = (db: DbOrTransaction, key: Key): Promise<NamedLetter[]> =>
  db
    .select({ ...getTableColumns(assessmentLetters), savedBy: personName(assessmentLetters.savedById) })
    .from(assessmentLetters)
    .where(ofAssessment(key))
    .orderBy(asc(assessmentLetters.letterId))

/** Inserts or replaces a letter by id. */
export async function saveLetterRecord(tx: Transaction, record: LetterRecord): Promise<void> {
  const { accountId, assessmentId, letterId } = assessmentLetters
  await tx
    .insert(assessmentLetters)
    .values(record)
    .onConflictDoUpdate({ target: [accountId, assessmentId, letterId], set: record })
}

type NewChange = Omit<typeof letterChanges.$inferInsert, 'changeId'>

export async function insertLetterChange(tx: Transaction, change: NewChange): Promise<void> {
  await tx.insert(letterChanges).values({ ...change, changeId: randomUUID() })
}

const changesOf = ({ accountId, assessmentId }: Key) =>
  and(eq(letterChanges.accountId, accountId), eq(letterChanges.assessmentId, assessmentId))

/** The history of one letter, newest first. */
export const listChangesOfLetter = (db: DbOrTransaction, key: LetterKey) =>
  db
    .select({ ...getTableColumns(letterChanges), changedBy: personName(letterChanges.changedById) })
    .from(letterChanges)
    .where(and(changesOf(key), eq(letterChanges.letterId, key.letterId)))
    .orderBy(desc(letterChanges.at), desc(letterChanges.changeId))

export async function findEmail(db: DbOrTransaction, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.userId, userId))
  return user?.email ?? null
}
