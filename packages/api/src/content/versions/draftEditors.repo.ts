import { and, asc, eq } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { draftEditors, users } from '../../db/schema.ts'
import { isOf, type VersionName, type VersionRow } from '../stored/versions.repo.ts'

export async function addEditor(tx: Transaction, { contentId, version }: VersionName, userId: string): Promise<void> {
  await tx.insert(draftEditors).values({ contentId, version, userId }).onConflictDoNothing()
}

/** Whoever wrote in a draft has also written what is copied from it. An active version has passed a second person. */
export async function copyEditors(tx: Transaction, from: VersionRow, version: number): Promise<void> {
  if (from.activatedAt) return
  const editors = await tx.select().from(draftEditors).where(isOf(draftEditors, from))
  if (editors.length > 0) await tx.insert(draftEditors).values(editors.map((editor) => ({ ...editor, version })))
}

/** Whether a user wrote in a draft. Instances of an earlier release name only its last editor. */
export async function isEditor(db: DbOrTransaction, draft: VersionRow, userId: string): Promise<boolean> {
  if (draft.editedBy === userId) return true
  return (await db.$count(draftEditors, and(isOf(draftEditors, draft), eq(draftEditors.userId, userId)))) > 0
}

/** The names of all who wrote in a draft, as far as they still have one. */
export async function listEditorNames(db: DbOrTransaction, draft: VersionName): Promise<string[]> {
  const name = nameOf<string>(users)
  const rows = await db
    .select({ name })
    .from(draftEditors)
    .innerJoin(users, eq(users.userId, draftEditors.userId))
    .where(isOf(draftEditors, draft))
    .orderBy(asc(name))
  return rows.map((row) => row.name)
}
