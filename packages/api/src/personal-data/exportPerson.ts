import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { PERSONAL_TABLES } from '../users/index.ts'

/** All stored data about the actor, by table, from one snapshot; without secrets and files. */
export function exportPerson(db: Db, { userId }: Actor): Promise<{ [table: string]: unknown[] }> {
  const atOneInstant = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => {
    const all: { [table: string]: unknown[] } = {}
    for (const [table, { owner, hidden = [] }] of PERSONAL_TABLES) {
      if (owner === null) continue
      const { rows } = await tx.execute<{ row: unknown }>(sql`
        select to_jsonb(t) - ${sql.param(hidden)}::text[] as row from ${sql.identifier(table)} t
        where ${sql.identifier(owner)} = ${userId}`)
      all[table] = rows.map(({ row }) => row)
    }
    return all
  }, atOneInstant)
}
