import { expect, test } from 'vitest'
import type { Db } from '../db/connect.ts'
import { actorOf } from '../testing/actors.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { printStatements } from '../testing/printStatements.ts'
import { findUserGroup } from './userGroups.repo.ts'
import { listUserGroups } from './userGroups.service.ts'

const database = freshDatabase()
const ROLES = ['DPT_ADMIN', 'ACC_ADMIN', 'SUPER_ADMIN'] as const

test('the SQL statements of the user groups match the reviewed ones, for every reach', async () => {
  const calls = Object.fromEntries(
    ROLES.map((role) => [
      `as ${role}`,
      async (db: Db) => {
        await listUserGroups(db, actorOf(role), { from: 0, size: 20, q: 'Discovery', sort: { name: 'asc' } })
        await findUserGroup(db, actorOf(role), actorOf(role).userId)
      },
    ]),
  )
  await expect(await printStatements(database.current.pool, calls)).toMatchFileSnapshot('./userGroups.repo.sql')
})
