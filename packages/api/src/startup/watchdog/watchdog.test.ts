import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** A process with a watchdog, a server, and a request whose handler blocks the event loop or does what `then` says. */
async function run({ silentSeconds = 4, format = 'json', handler }: Record<string, unknown>) {
  const program = `Promise.all([import('fastify'), import(process.argv[1])]).then(async ([{ fastify }, { startWatchdog }]) => {
    const watchdog = startWatchdog({ logFormat: ${JSON.stringify(format)} }, { silentSeconds: ${silentSeconds} })
    const app = fastify()
    app.get('/sheets/:id', async function readSheet() { ${handler} })
    await app.listen({ port: 0, host: '127.0.0.1' })
    fetch('http://127.0.0.1:' + app.server.address().port + '/sheets/secret').catch(() => undefined)
  })`
  const args = ['--import', 'tsx', '-e', program, join(import.meta.dirname, 'watchdog.ts')]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const began = performance.now()
  const [log, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { log, code, signal, seconds: (performance.now() - began) / 1000 }
}

test('a process whose event loop stands still is ended, and says where it stood', async () => {
  const { log, signal } = await run({ handler: 'for (;;) Math.random()' })
  expect(signal).toBe('SIGKILL')
  const entry = JSON.parse(log)
  expect(entry).toMatchObject({ level: 60, lastRequest: 'GET /sheets/:id' })
  expect(entry.stack).toContainEqual(expect.stringContaining('readSheet'))
})

test('the stack is named in the log of sentences, also within a regular expression that does not end', async () => {
  const { log } = await run({ format: 'text', handler: `/^(a+)+$/.test('a'.repeat(60) + 'b')` })
  expect(log).toMatch(
    /^\d\d:\d\d:\d\d fatal: the event loop has not answered for 4 s.*last request GET \/sheets\/:id$/m,
  )
  expect(log).toContain('    at readSheet')
})

test('where no JavaScript can be stopped, the last request is named', async () => {
  const { log, signal } = await run({
    handler: `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`,
  })
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(log)).toMatchObject({ lastRequest: 'GET /sheets/:id' })
})

test('a loop that answers late but answers is left alone, and a stop that takes too long is ended', async () => {
  const { log, signal } = await run({
    silentSeconds: 6,
    handler: `const until = Date.now() + 4500
      while (Date.now() < until) Math.random()
      watchdog.endWithin(2)`,
  })
  expect(signal).toBe('SIGKILL')
  expect(JSON.parse(log)).toMatchObject({ msg: 'the portal did not stop in time: the process is ended' })
})
