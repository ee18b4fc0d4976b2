import { readFileSync } from 'node:fs'
import { verify } from '@node-rs/argon2'
import { connect } from '@portal/api'
import Fastify from 'fastify'
import type { Statement } from '../assessments/statements.ts'

/**
 * Bare Fastify routes of the same mix: what the portal reads for a list and an assessment, statement by statement; for an
 * answer the row locked and updated with an entry in a log; for signing in the user, the password's hash and an entry.
 */
const [url = '', file = ''] = process.argv.slice(2)
const { reads, assessments, user }: Floor = JSON.parse(readFileSync(file, 'utf8'))
export type Floor = {
  reads: { search: Statement[]; read: Statement[] }
  /** One for each person, so that nobody waits for another's row. */
  assessments: { accountId: string; assessmentId: string }[]
  user: { email: string; password: string }
}

const { pool } = connect(url, (error) => console.error(error.message))
const app = Fastify()

async function answerOf(statements: Statement[]): Promise<unknown[][]> {
  const answers: unknown[][] = []
  for (const statement of statements) answers.push((await pool.query(statement)).rows)
  return answers
}

app.get('/list', () => answerOf(reads.search))
for (const route of ['/open', '/result', '/report']) app.get(route, () => answerOf(reads.read))
app.get('/hub', async () => (await pool.query('select 1 as one')).rows)
app.get('/sign in', async () => {
  const { rows } = await pool.query('select * from users where email = $1', [user.email])
  if (!(await verify(rows[0].password_hash, user.password))) throw new Error('wrong password')
  await pool.query('insert into floor_log (what) values ($1)', [rows[0].user_id])
  return { userId: rows[0].user_id }
})
app.get<{ Querystring: { person: number } }>('/answer', async ({ query }) => {
  const one = assessments[query.person % assessments.length]
  const ids = [one?.accountId, one?.assessmentId]
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(
      'select * from assessments where account_id = $1 and assessment_id = $2 for update',
      ids,
    )
    await client.query(
      'update assessments set answers = $3, updated_at = now() where account_id = $1 and assessment_id = $2',
      [...ids, rows[0].answers],
    )
    await client.query('insert into floor_log (what) values ($1)', [one?.assessmentId])
    await client.query('commit')
    return rows
  } finally {
    client.release()
  }
})
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
console.log(`ready on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
