import type { ImportMapping } from '@portal/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/connect.ts'
import { importMappings } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'

type Account = Pick<Actor, 'accountId'>

/** More would not be looked through by anybody. */
const LATEST = 50

/** What was chosen for earlier lists of the account, latest first. */
export const listMappings = (db: Db, { accountId }: Account): Promise<ImportMapping[]> =>
  db
    .select({ name: importMappings.name, columns: importMappings.columns, words: importMappings.words })
    .from(importMappings)
    .where(eq(importMappings.accountId, accountId))
    .orderBy(desc(importMappings.keptAt))
    .limit(LATEST)

export async function saveMapping(tx: Transaction, { accountId }: Account, mapping: ImportMapping): Promise<void> {
  await tx
    .insert(importMappings)
    .values({ accountId, ...mapping, keptAt: new Date() })
    .onConflictDoUpdate({
      target: [importMappings.accountId, importMappings.name],
      set: {
        columns: sql`excluded.columns`,
        words: sql`excluded.words`,
        keptAt: sql`excluded.kept_at`,
      },
    })
}

export async function removeMapping(db: Db, { accountId }: Account, name: string): Promise<null> {
  const where = and(eq(importMappings.accountId, accountId), eq(importMappings.name, name))
  const removed = await db.delete(importMappings).where(where).returning({ name: importMappings.name })
  if (removed.length === 0) throw new AppError('NOT_FOUND')
  return null
}
