import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { isRunning } from '../db/embedded/dataDirLock.ts'
import { startEmbedded } from '../db/embedded/embedded.ts'

const root = mkdtempSync(join(tmpdir(), 'portal-run-'))
chmodSync(root, 0o755)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const START = join(import.meta.dirname, '..', '..', '..', '..', 'scripts', 'start.mjs')

/** A portal of its own as `npm start` runs it, with its embedded database or another one, once ready, and what it logs. */
async function startProcess(environment: Record<string, string> = {}) {
  const lines: string[] = []
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, DATA_DIR: root, PORT: '0', LOG_LEVEL: 'info', LOG_FORMAT: 'text', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', (line) => lines.push(line))
  const addressOf = () => /^ready on (.*)$/m.exec(lines.join('\n'))?.[1]
  await vi.waitFor(() => expect(addressOf()).toBeDefined(), { timeout: 200_000, interval: 100 })
  return { child, address: String(addressOf()), lines }
}

test('a database that is lost for a while is one line of the log, and SIGTERM adds none', async () => {
  const server = await startEmbedded(join(root, 'other'), () => undefined)
  const { child, address, lines } = await startProcess({ DATABASE_URL: await server.open('portal') })
  lines.length = 0
  await server.stop()
  const until = performance.now() + 8_000
  while (performance.now() < until) {
    const [ready, login] = await Promise.all([
      fetch(`${address}/api/health/ready`),
      fetch(`${address}/api/authentication/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@x.example', password: 'wrong' }),
      }),
    ])
    expect([ready.status, login.status]).toEqual([503, 503])
    await sleep(200)
  }
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(lines.filter((line) => /error|warn|fatal|^ +at /.test(line))).toEqual([
    expect.stringMatching(/^\d\d:\d\d:\d\d (error|warn): .*reason /),
  ])
})

test('SIGTERM right after the start adds no fault to the log, whatever is under way for callers who have gone', async () => {
  const { child, address, lines } = await startProcess({ ADMIN_PASSWORD: PASSWORD })
  await leaveCalls(address)
  lines.length = 0
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(lines.filter((line) => /error|warn|fatal|^ +at /.test(line))).toEqual([])
})

const PASSWORD = 'run-Start!!2026'

/** Sends files that take a thread seconds each and wait for each other, and closes the connections before the answers. */
async function leaveCalls(address: string): Promise<void> {
  const leave = new AbortController()
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: leave.signal,
    })
  const login = await post('/authentication/login', { email: 'admin@localhost', password: PASSWORD })
  const { accessToken } = (await login.json()) as { accessToken: string }
  const content = Buffer.from('\n'.repeat(2_000_000)).toString('base64')
  const authorization = `Bearer ${accessToken}`
  const calls = Array.from({ length: 4 }, () => post('/imports/read', { content }, { authorization }))
  // At least one has been answered then, so the thread runs.
  await Promise.any(calls)
  leave.abort()
  await Promise.allSettled(calls)
}

test('a portal whose log nobody reads any more goes on, and SIGTERM ends it with its database', async () => {
  const { child, address } = await startProcess()
  const database = Number(readFileSync(join(root, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  child.stdout.destroy()
  child.stderr.destroy()
  for (let call = 0; call < 20; call++) expect((await fetch(`${address}/api/health/ready`)).status).toBe(200)
  expect(child.exitCode).toBeNull()

  const ended = once(child, 'close')
  const began = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(30_000)
  expect(isRunning(database)).toBe(false)
})
