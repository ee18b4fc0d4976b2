import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from '../testing/freshDatabase.ts'
import { readSettings } from './settings.ts'
import { startPortal } from './startPortal.ts'

const database = emptyDatabase()
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-start-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

/** Starts on the database and fails before the server listens; returns the lines announced until then. */
async function announcedBefore(failure: string): Promise<string[]> {
  const lines: string[] = []
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url })
  const seed = () => Promise.reject(new Error(failure))
  const started = startPortal({ settings, log: pino({ level: 'silent' }), announce: (line) => lines.push(line), seed })
  await expect(started).rejects.toThrow(failure)
  return lines
}

test('a generated password is announced although the rest of the first start fails, and never again', async () => {
  const password = /^Password: +(\w{4}\.){4}\w{4} /
  const first = await announcedBefore('the first start fails')
  expect(first).toContain('Administrator:  admin@localhost')
  expect(first).toContainEqual(expect.stringMatching(password))
  expect(await announcedBefore('the second start fails')).not.toContainEqual(expect.stringMatching(password))
}, 60_000)

test('an address without the password that the server wants is refused in these words', async () => {
  const url = new URL(database.url)
  url.password = ''
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url.href })
  await expect(startPortal({ settings, log: pino({ level: 'silent' }), announce: () => undefined })).rejects.toThrow(
    `DATABASE_URL: cannot connect to ${url.host}: the server wants a password, and the address has none`,
  )
})
