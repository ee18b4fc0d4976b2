import type { MergeSide } from '@portal/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { contentChoices, users } from '../../db/schema.ts'
import type { VersionRow } from '../stored/versions.repo.ts'

type Draft = Pick<VersionRow, 'contentId' | 'version'>
type Choice = { readonly entry: string; readonly field: string; readonly side: MergeSide }

const isOf = ({ contentId, version }: Draft) =>
  and(eq(contentChoices.contentId, contentId), eq(contentChoices.version, version))

/** How the conflicts with a version were decided, with the name of whoever did; null for a user who is gone. */
export const listChoices = (db: DbOrTransaction, draft: Draft, upstream: number) =>
  db
    .select({
      entry: contentChoices.entry,
      field: contentChoices.field,
      side: contentChoices.side,
      at: contentChoices.chosenAt,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(contentChoices)
    .leftJoin(users, eq(users.userId, contentChoices.chosenBy))
    .where(and(isOf(draft), eq(contentChoices.upstream, upstream)))

export type StoredChoice = Awaited<ReturnType<typeof listChoices>>[number]

type By = { readonly upstream: number; readonly userId: string; readonly at: Date }

export async function saveChoices(
  tx: Transaction,
  { contentId, version }: Draft,
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
