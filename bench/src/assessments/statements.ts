import {
  type Actor,
  buildDeps,
  type Connection,
  createLogger,
  readAssessment,
  readSettings,
  searchAssessments,
} from '@portal/api'
import { idOf } from './calls.ts'
import { LARGE } from './makeAssessments.ts'

/** A named statement is planned once per connection. */
export type Statement = { name?: string | undefined; text: string; values: unknown[] }

/** An ordinary user of a generated account; in the portal's first account, the user who signs in. */
const actorIn = (accountId: string): Actor => ({
  accountId,
  userId: idOf('/1', accountId),
  role: 'DPT_USER',
  sessionId: '',
  address: null,
  groups: [idOf('group1', accountId)],
  user: { accountId, firstName: 'Ada', lastName: 'Ng 1' } as Actor['user'],
})

type Called = Omit<Statement, 'values'>

/** Records the statements that the portal runs for the first page of the list and for one assessment. */
export async function recordStatements({ db, pool }: Connection, assessmentId: string, accountId = LARGE) {
  const actor = actorIn(accountId)
  const recorded: Statement[] = []
  const deps = await buildDeps(db, readSettings({ LOG_LEVEL: 'silent' }), createLogger('silent'))
  const query = pool.query.bind(pool) as (call: Called, values: unknown[]) => Promise<unknown>
  pool.query = ((call: Called, values: unknown[]) => {
    recorded.push({ name: call.name, text: call.text, values })
    return query(call, values)
  }) as typeof pool.query
  const during = async (call: () => Promise<unknown>) => {
    // The second call is recorded, when everything cacheable is already cached.
    await call()
    recorded.length = 0
    await call()
    return [...recorded]
  }
  const search = await during(() => searchAssessments(deps, actor, { from: 0, size: 20 }))
  const read = await during(() => readAssessment({ ...deps, actor }, assessmentId))
  return { search, read: read.map(unnamed), readPrepared: read }
}

const unnamed = ({ text, values }: Statement): Statement => ({ text, values })
