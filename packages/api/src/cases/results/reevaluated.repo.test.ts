import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/freshDatabase.ts'
import { printStatements } from '../../testing/printStatements.ts'
import { insertDecisions, updateReevaluated } from './reevaluated.repo.ts'

const database = freshDatabase()

const newDecision = (of: { accountId: string; assessmentId: string }) => {
  const [decisionId, code] = [randomUUID(), randomUUID()]
  const made = { status: 'RED', completed: true, answers: {}, decidedAt: new Date(0) } as const
  return { ...of, ...made, decisionId, code, content: [], text: '{}', sha256: 'f'.repeat(64) }
}

test('the statements that save re-evaluations are the reviewed ones', async () => {
  const of = { accountId: 'own', assessmentId: randomUUID() }
  const statements = await printStatements(database.current.pool, {
    'insertDecisions of two with the same text': (_, tx) => insertDecisions(tx, [newDecision(of), newDecision(of)]),
    updateReevaluated: (_, tx) => updateReevaluated(tx, [], new Date(0)),
  })

  await expect(statements).toMatchFileSnapshot('./reevaluated.repo.sql')
})
