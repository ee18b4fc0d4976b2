import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, test, vi } from 'vitest'
import { AppError, answerErrors } from './errors.ts'

test('an unavailable portal warns the operator, unless that is expected', async () => {
  const levels: number[] = []
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line) => void levels.push(JSON.parse(line).level) } },
  })
  answerErrors(app)
  app.get('/:isExpected', async ({ params }) => {
    throw new AppError('UNAVAILABLE', { isExpected: (params as { isExpected: string }).isExpected === 'expected' })
  })
  expect((await app.inject('/expected')).statusCode).toBe(503)
  expect(levels).toEqual([])
  expect((await app.inject('/unexpected')).statusCode).toBe(503)
  expect(levels).toEqual([40])
  await app.close()
})

/** A server that makes a file for as long as the test wants, and its log. */
async function fileServer(make: (closed: Promise<unknown>) => Promise<Readable>) {
  const log: string[] = []
  const app = fastify({ logger: { level: 'info', stream: { write: (line) => void log.push(JSON.parse(line).msg) } } })
  answerErrors(app)
  app.post('/file', async ({ raw }, reply) => reply.send(await make(once(raw.socket, 'close'))))
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
  return { app, log, port }
}

test('a caller who disconnects while a file is made is logged as such, and the file is closed', async () => {
  let body: Readable | undefined
  const { app, log, port } = await fileServer(async (closed) => {
    socket.destroy()
    await closed
    body = Readable.from(['content'])
    return body
  })
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('POST /file HTTP/1.1\r\nhost: localhost\r\ncontent-type: text/plain\r\ncontent-length: 1\r\n\r\nx'),
  )
  await vi.waitFor(() => expect(log).toContain('the caller disconnected before the answer was sent'), {
    timeout: 120_000,
  })

  expect(body?.destroyed).toBe(true)
  expect(log).not.toContain('unexpected')
  await app.close()
})

test('a file that breaks off while the caller waits for it is an unexpected error', async () => {
  const { app, log, port } = await fileServer(async () => {
    const broken = new Readable({ read: () => void broken.destroy() })
    return broken
  })
  const { status } = await fetch(`http://127.0.0.1:${port}/file`, { method: 'POST', body: 'x' })

  expect(status).toBe(500)
  expect(log).toContain('unexpected')
  await app.close()
})
