import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { isRunning } from '../db/embedded/dataDirLock.ts'

const root = mkdtempSync(join(tmpdir(), 'portal-run-'))
chmodSync(root, 0o755)
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A portal of its own with its embedded database, once it is ready. */
async function startProcess() {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DATA_DIR: root, PORT: '0', LOG_LEVEL: 'info', LOG_FORMAT: 'text' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /^ready on (.*)$/.exec(line) ?? []
    if (address) return { child, address }
  }
  throw new Error('The portal did not start.')
}

test('a portal whose log nobody reads any more goes on, and SIGTERM ends it with its database', async () => {
  const { child, address } = await startProcess()
  const database = Number(readFileSync(join(root, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  child.stdout.destroy()
  child.stderr.destroy()
  for (let call = 0; call < 20; call++) expect((await fetch(`${address}/api/health/ready`)).status).toBe(200)
  expect(child.exitCode).toBeNull()

  const ended = once(child, 'exit')
  const began = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(performance.now() - began).toBeLessThan(30_000)
  expect(isRunning(database)).toBe(false)
}, 240_000)
