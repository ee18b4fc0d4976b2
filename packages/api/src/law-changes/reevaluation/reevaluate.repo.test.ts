import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { printStatements } from '../../testing/printStatements.ts'
import {
  countOutdated,
  listOutdated,
  listOwnersToNotify,
  listUnlockersToNotify,
  selectActivationForUpdate,
  selectOutdatedForUpdate,
} from './reevaluate.repo.ts'

const database = freshDatabase()

test('the statements of a re-evaluation are the reviewed ones', async () => {
  const id = randomUUID()
  const [brazil, treaty] = ['BR', 'treaty'].map((content) => ({ id: content, version: 2, sha256: 'f'.repeat(64) }))
  if (!brazil || !treaty) throw new Error('Both versions are made above.')
  const after = { accountId: 'own', assessmentId: id }
  const statements = await printStatements(database.current.pool, {
    'countOutdated by a country': (db) => countOutdated(db, brazil),
    'countOutdated by the treaty level': (db) => countOutdated(db, treaty),
    'listOutdated, first batch': (db) => listOutdated(db, brazil, undefined, 200),
    'listOutdated, next batch': (db) => listOutdated(db, brazil, after, 200),
    selectOutdatedForUpdate: (_, tx) => selectOutdatedForUpdate(tx, treaty, after, 200),
    selectActivationForUpdate: (_, tx) => selectActivationForUpdate(tx, id),
    'listOwnersToNotify of one activation': (_, tx) => listOwnersToNotify(tx, { activationId: id, releaseId: null }),
    'listOwnersToNotify of a release': (_, tx) => listOwnersToNotify(tx, { activationId: id, releaseId: id }),
    listUnlockersToNotify: (_, tx) => listUnlockersToNotify(tx, id),
  })

  await expect(statements).toMatchFileSnapshot('./reevaluate.repo.sql')
})
