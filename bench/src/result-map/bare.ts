import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** A bare Fastify route that sends the bytes of a file: the floor against which the result map is measured. */
const body = readFileSync(String(process.argv[2]))
const app = Fastify()
app.get('/result-map', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ host: '127.0.0.1', port: 0 })
const address = app.server.address()
console.log(`ready on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
