import type { MergeSide } from '@portal/contract'
import { and, eq } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { contentChoices, users } from '../../db/schema.ts'
import { isOf, type VersionName } from '../stored/versions.repo.ts'

type Choice = { readonly entry: string; readonly field: string; readonly side: MergeSide }

/** How the conflicts with a version were decided, with the name of whoever did; null for a user who is gone. */
export const listChoices = (db: DbOrTransaction, draft: VersionName, upstream: number) =>
  db
    .select({
      entry: contentChoices.entry,
      field: contentChoices.field,
      side: contentChoices.side,
      at: contentChoices.chosenAt,
      by: nameOf(users),
    })
    .from(contentChoices)
    .leftJoin(users, eq(users.userId, contentChoices.chosenBy))
    .where(and(isOf(contentChoices, draft), eq(contentChoices.upstream, upstream)))

export type StoredChoice = Awaited<ReturnType<typeof listChoices>>[number]

type By = { readonly upstream: number; readonly userId: string; readonly at: Date }

export async function saveChoices(
  tx: Transaction,
  { contentId, version }: VersionName,
  choices: readonly Choice[],
  { upstream, userId, at }: By,
): Promise<void> {
  const { entry, field } = contentChoices
  for (const { side, ...place } of choices) {
    const set = { side, chosenBy: userId, chosenAt: at }
    await tx
      .insert(contentChoices)
      .values({ contentId, version, upstream, ...place, ...set })
      .onConflictDoUpdate({
        target: [contentChoices.contentId, contentChoices.version, contentChoices.upstream, entry, field],
        set,
      })
  }
}
