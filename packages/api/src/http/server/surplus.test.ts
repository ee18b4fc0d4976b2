import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { createAdmission } from './admission.ts'
import { createLogger } from './logger.ts'
import { serverRefusingSurplus } from './surplus.ts'

const MOST = 4

/** A server that is full when a request arrives; `whileHeld` is called before the held back request is looked at again. */
async function statusWhenFull(whileHeld: (server: Pick<FastifyInstance, 'underWay' | 'admission'>) => void) {
  const underWay = new Set<unknown>(Array.from({ length: MOST }, () => ({})))
  const admission = createAdmission(MOST, () => underWay.size)
  const app = {
    underWay,
    admission,
    surplus: { refused: 0 },
    log: createLogger('silent'),
  } as unknown as FastifyInstance
  app.refusalDelay = () => {
    queueMicrotask(() => whileHeld(app))
    return 1
  }
  const server = serverRefusingSurplus(() => app, {})((_request, response) => void response.end('answered'), {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const status = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent: new Agent() }, (reply) => resolve(reply.resume().statusCode)).once(
      'error',
      reject,
    )
  })
  server.close()
  return { status, refused: app.surplus.refused }
}

test.each([
  { name: 'is refused while there is no room', whileHeld: () => undefined, status: 503 },
  {
    name: 'is answered if there is room by then',
    whileHeld: ({ underWay }: Pick<FastifyInstance, 'underWay'>) => underWay.clear(),
    status: 200,
  },
  {
    name: 'is refused in a crowd, although there is room',
    whileHeld: ({ underWay, admission }: Pick<FastifyInstance, 'underWay' | 'admission'>) => {
      underWay.clear()
      for (let caller = 0; caller <= MOST; caller++) admission.noteWaiting()
    },
    status: 503,
  },
])('a request that is held back $name', async ({ whileHeld, status }) => {
  expect(await statusWhenFull(whileHeld)).toEqual({ status, refused: status === 503 ? 1 : 0 })
})
