import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/freshDatabase.ts'

const database = emptyDatabase()
const folder = mkdtempSync(join(tmpdir(), 'portal-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command as npm does, and returns its exit code and what it prints to stderr. */
function run(command: string, args: string[]): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, `${command}.cli.ts`), ...args], {
    env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })))
}

test.each([
  { command: 'verifyAudit', args: [] },
  { command: 'backup', args: [join(folder, 'backup')] },
])('$command says in a sentence that a database has no tables, and creates nothing', async ({ command, args }) => {
  expect(await run(command, args)).toEqual({
    code: 1,
    printed:
      'DATABASE_URL: this database has no tables of the portal. Name the one your portal uses, or start the portal on it once.\n',
  })
  expect(readdirSync(folder)).toEqual([])
})

test('a folder without a backup is refused in a sentence', async () => {
  const { code, printed } = await run('restore', [folder])
  expect({ code, printed }).toEqual({
    code: 1,
    printed: `${folder} contains no complete backup: there is no manifest.json in it.\n`,
  })
})
