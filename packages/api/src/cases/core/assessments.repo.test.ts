import { randomUUID } from 'node:crypto'
import { ROLES } from '@portal/contract'
import { expect, test } from 'vitest'
import { actorOf } from '../../testing/actors.ts'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { printStatements } from '../../testing/printStatements.ts'
import {
  findAssessment,
  findDecision,
  findDecisionAndLocks,
  findReadable,
  listLocks,
  selectForUpdate,
  selectRestorableForUpdate,
} from './assessments.repo.ts'

const database = freshDatabase()

test('the statements that read one assessment are the reviewed ones, for each role', async () => {
  const id = randomUUID()
  const key = { accountId: 'own', assessmentId: id, decisionId: id }
  const perRole = ROLES.flatMap((role) => [
    [`findAssessment as ${role}`, (db) => findAssessment(db, actorOf(role), id)] as const,
    [`findReadable as ${role}`, (db) => findReadable(db, actorOf(role), id)] as const,
  ]) satisfies [string, Parameters<typeof printStatements>[1][string]][]
  const statements = await printStatements(database.current.pool, {
    ...Object.fromEntries(perRole),
    'selectForUpdate as DPT_USER': (_, tx) => selectForUpdate(tx, actorOf('DPT_USER'), id),
    'selectRestorableForUpdate as DPT_USER': (_, tx) => selectRestorableForUpdate(tx, actorOf('DPT_USER'), id),
    findDecision: (db) => findDecision(db, key),
    findDecisionAndLocks: (db) => findDecisionAndLocks(db, key),
    listLocks: (db) => listLocks(db, key),
  })

  await expect(statements).toMatchFileSnapshot('./assessments.repo.sql')
})
