import { expect, test } from 'vitest'
import { actorOf } from '../testing/actors.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { printStatements } from '../testing/printStatements.ts'
import { listEvents } from './events.repo.ts'

const database = freshDatabase()
const ROLES = ['DPT_USER', 'DPT_ADMIN', 'DPT_LEGAL_ADMIN', 'ACC_ADMIN', 'SUPER_ADMIN'] as const

test('the SQL statements of the events match the reviewed ones, for every reach', async () => {
  const calls = Object.fromEntries(
    ROLES.map((role) => [
      `as ${role}`,
      (db: Parameters<typeof listEvents>[0]) =>
        listEvents(db, actorOf(role), {
          from: 0,
          size: 20,
          q: 'Brazil',
          filters: { eventType: ['COUNTRY_ACTIVATED'] },
        }),
    ]),
  )
  await expect(await printStatements(database.current.pool, calls)).toMatchFileSnapshot('./events.repo.sql')
})
