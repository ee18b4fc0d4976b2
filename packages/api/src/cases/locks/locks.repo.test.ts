import { randomUUID } from 'node:crypto'
import { ROLES } from '@portal/contract'
import { expect, test } from 'vitest'
import { actorOf } from '../../testing/actors.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { printStatements } from '../../testing/printStatements.ts'
import {
  confirmedSince,
  countClosedByLaw,
  findLock,
  findReadableLock,
  listLocksOf,
  listWaitingLocks,
  markLocked,
} from './locks.repo.ts'

const database = freshDatabase()

test('the statements that read and close locks are the reviewed ones', async () => {
  const id = randomUUID()
  const key = { accountId: 'own', assessmentId: id }
  const user = actorOf('DPT_LEGAL_USER')
  const waiting = ROLES.map(
    (role) =>
      [
        `listWaitingLocks as ${role}`,
        (db: Parameters<typeof listWaitingLocks>[0]) => listWaitingLocks(db, actorOf(role), { from: 0, size: 20 }),
      ] as const,
  )
  const statements = await printStatements(database.current.pool, {
    ...Object.fromEntries(waiting),
    findLock: (_, tx) => findLock(tx, key, { ref: 'permit', type: 'legal' }),
    'findReadableLock by name': (db) => findReadableLock(db, user, { name: 'permit', type: 'legal' }),
    'findReadableLock of one assessment': (db) => findReadableLock(db, user, { name: 'permit', type: 'legal', id }),
    countClosedByLaw: (_, tx) => countClosedByLaw(tx, user, id),
    listLocksOf: (_, tx) => listLocksOf(tx, [key]),
    confirmedSince: (_, tx) => confirmedSince(tx, [key]),
    markLocked: (_, tx) => markLocked(tx, [key]),
  })

  await expect(statements).toMatchFileSnapshot('./locks.repo.sql')
})
