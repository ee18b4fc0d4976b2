import { expect, test } from 'vitest'
import type { Db } from '../db/connect.ts'
import { actorOf } from '../testing/actors.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { printStatements } from '../testing/printStatements.ts'
import { listUsers } from './listUsers.ts'
import { findUser } from './users.repo.ts'

const database = freshDatabase()
const ROLES = ['DPT_ADMIN', 'ACC_ADMIN', 'SUPER_ADMIN'] as const

test('the SQL statements of the users match the reviewed ones, for every reach', async () => {
  const calls = Object.fromEntries(
    ROLES.map((role) => [
      `as ${role}`,
      async (db: Db) => {
        const filter = { status: ['ACTIVE' as const], userGroups: actorOf(role).groups }
        await listUsers(db, actorOf(role), { from: 0, size: 20, q: 'Ada', sort: { role: 'desc' }, filter })
        await findUser(db, actorOf(role), actorOf(role).userId)
      },
    ]),
  )
  await expect(await printStatements(database.current.pool, calls)).toMatchFileSnapshot('./listUsers.sql')
})
