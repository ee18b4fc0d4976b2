import { expect, test } from 'vitest'
import type { Db } from '../db/connect.ts'
import { actorOf } from '../testing/actors.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { printStatements } from '../testing/printStatements.ts'
import { countEntries, entriesFor, listEntries } from './audit.repo.ts'

const database = freshDatabase()
const ROLES = ['ACC_ADMIN', 'SUPER_ADMIN'] as const

test('the SQL statements of the audit log match the reviewed ones, for every reach', async () => {
  const calls = Object.fromEntries(
    ROLES.map((role) => [
      `as ${role}`,
      async (db: Db) => {
        const filter = {
          action: ['USER_NEW'],
          subject: ['USER' as const],
          actor: 'ada',
          from: '2026-01-01',
          to: '2026-12-31',
        }
        const where = entriesFor(actorOf(role), { q: 'ada', filter })
        const after = { at: new Date(0), accountId: 'own', number: 1 }
        await listEntries(db, actorOf(role), where, { direction: 'desc', size: 20, after })
        await countEntries(db, where)
      },
    ]),
  )
  await expect(await printStatements(database.current.pool, calls)).toMatchFileSnapshot('./audit.repo.sql')
})
