import { readFileSync } from 'node:fs'
import { connect } from '@portal/api'
import Fastify from 'fastify'
import type { Statement } from './statements.ts'

/** Bare Fastify routes that run the same statements as a call of the portal and send the rows. */
const [url = '', file = ''] = process.argv.slice(2)
const calls: { [name: string]: Statement[] } = JSON.parse(readFileSync(file, 'utf8'))
const { pool } = connect(url, (error) => console.error(error.message))
const app = Fastify()
for (const [name, statements] of Object.entries(calls)) {
  app.get(`/${name}`, async () => {
    const answers: unknown[][] = []
    for (const statement of statements) answers.push((await pool.query(statement)).rows)
    return answers
  })
}
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
console.log(`ready on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
