import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A checkout without dependencies, with a program that runs until it is ended. */
let checkout = ''
const running: ChildProcess[] = []
const parts = { workspaces: ['part'] }

function lockFile(version: string) {
  const packages = {
    '': { name: 'portal', version, ...parts },
    'node_modules/part': { resolved: 'part', link: true },
    part: { version: '1.0.0' },
  }
  const lock = { name: 'portal', version, lockfileVersion: 3, requires: true, packages }
  writeFileSync(join(checkout, 'package-lock.json'), JSON.stringify(lock))
}

beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'))
  mkdirSync(join(checkout, 'scripts'))
  for (const name of ['inUse.mjs', 'install.mjs'])
    cpSync(join(import.meta.dirname, name), join(checkout, 'scripts', name))
  writeFileSync(join(checkout, 'package.json'), JSON.stringify({ name: 'portal', version: '1.0.0', ...parts }))
  mkdirSync(join(checkout, 'part'))
  writeFileSync(join(checkout, 'part', 'package.json'), JSON.stringify({ name: 'part', version: '1.0.0' }))
  lockFile('1.0.0')
  const build =
    "setUp(() => { if (process.argv.includes('slow')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000) })"
  const program = `import { setUp } from './install.mjs'\n${build}\nconsole.log('runs')\nsetInterval(() => {}, 1000)\n`
  writeFileSync(join(checkout, 'scripts', 'program.mjs'), program)
})

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(checkout, { recursive: true })
})

/** Starts the program, and returns what it printed once it runs or has ended. */
async function start(...args: string[]) {
  const child = spawn(process.execPath, [join(checkout, 'scripts', 'program.mjs'), ...args], { cwd: checkout })
  running.push(child)
  let output = ''
  const runs = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (/^runs$/m.test(output)) resolve()
    })
  })
  child.stderr.on('data', (chunk) => (output += chunk))
  await Promise.race([runs, once(child, 'close')])
  return { child, output }
}

test('packages are not replaced under a running process, and are once it has ended', async () => {
  const { child } = await start()
  lockFile('1.0.1')
  const refused = await start()

  expect(refused.child.exitCode).toBe(1)
  expect(refused.output).toContain(`this checkout is in use by process ${child.pid}.`)
  expect(refused.output).not.toContain('runs')
  child.kill('SIGKILL')
  await once(child, 'close')
  expect((await start()).output).toMatch(/Installing packages: done[\s\S]*runs/)
})

test('a second set-up waits for the first and finds its work done', async () => {
  const first = start('slow')
  await expect.poll(() => existsSync(join(checkout, '.running', 'setup')), { timeout: 60_000 }).toBe(true)
  const both = await Promise.all([first, start()])

  expect(both.map(({ output }) => output.includes('Installing packages: done'))).toEqual([true, false])
  expect(both[1].output).toContain('Waiting for another process')
})
