import { expect, test } from 'vitest'
import type { Db } from '../db/connect.ts'
import { actorOf } from '../testing/actors.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { printStatements } from '../testing/printStatements.ts'
import { countUnread, listNotifications } from './notifications.repo.ts'

const database = freshDatabase()
const ROLES = ['DPT_USER', 'DPT_ADMIN', 'DPT_LEGAL_ADMIN', 'ACC_ADMIN', 'SUPER_ADMIN'] as const

test('the SQL statements of the notifications match the reviewed ones, for every reach', async () => {
  const calls = Object.fromEntries(
    ROLES.map((role) => [
      `as ${role}`,
      async (db: Db) => {
        await listNotifications(db, actorOf(role), { from: 0, size: 20 })
        await countUnread(db, actorOf(role))
      },
    ]),
  )
  await expect(await printStatements(database.current.pool, calls)).toMatchFileSnapshot('./notifications.repo.sql')
})
