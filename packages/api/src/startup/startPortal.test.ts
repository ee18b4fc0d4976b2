import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadKeys, openSecretBox } from '../authentication/index.ts'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { createServer } from '../http/server/server.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { emptyDatabase } from '../testing/freshDatabase.ts'
import { startPortal } from './startPortal.ts'

const database = emptyDatabase()
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-start-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const settingsOf = (databaseUrl: string) => readSettings({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
const silent = () => pino({ level: 'silent' })

test('a generated password is announced although the rest of the first start fails, and never again', async () => {
  const connection = connect(database.url, () => undefined, { max: 2 })
  await migrate(connection)
  // Keys that this start cannot decrypt end it right after the first administrator is created.
  await loadKeys(connection.db, openSecretBox('a'.repeat(32)))
  await connection.close()
  const announcedBefore = async () => {
    const lines: string[] = []
    const starting = startPortal({
      settings: settingsOf(database.url),
      log: silent(),
      announce: (line) => lines.push(line),
    })
    await expect(starting).rejects.toThrow('PORTAL_KEY: the keys in the database are encrypted')
    return lines
  }
  const password = /^Password: +(\w{4}\.){4}\w{4} /
  const first = await announcedBefore()
  const second = await announcedBefore()

  expect(first).toContain('Administrator:  admin@localhost')
  expect(first).toContainEqual(expect.stringMatching(password))
  expect(second).not.toContainEqual(expect.stringMatching(password))
})

test('an address without the password that the server wants is refused in these words', async () => {
  const url = new URL(database.url)
  url.password = ''
  const starting = startPortal({ settings: settingsOf(url.href), log: silent(), announce: () => undefined })
  await expect(starting).rejects.toThrow(
    `DATABASE_URL: cannot connect to ${url.host}: the server wants a password, and the address has none`,
  )
})

test('a step that hangs ends the start, and is named', async () => {
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query('begin; lock table accounts in access exclusive mode')
  const starting = startPortal({
    settings: settingsOf(database.url),
    log: silent(),
    announce: () => undefined,
    stepLimitMs: 3_000,
  })
  try {
    await expect(starting).rejects.toThrow(
      'The portal has not started: creating the first administrator has not ended within 1 min.',
    )
  } finally {
    await other.end()
  }
})

test('a plugin may take as long as it needs on a busy machine', async () => {
  const app = await createServer(readSettings({}), silent())
  expect(app.initialConfig.pluginTimeout).toBe(0)
  await app.close()
})

/** Only root may mount a small disk. */
const disk = join(tmpdir(), `portal-disk-${process.pid}`)
mkdirSync(disk)
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

describe.skipIf(!isMounted)('a first start on a disk that is full', () => {
  test.each([
    { step: 'the lock of the folder', kilobytes: 100, used: 98 },
    { step: 'initdb', kilobytes: 1_000, used: 0 },
    { step: 'initdb, nearly done', kilobytes: 24_000, used: 0 },
    { step: 'migrations', kilobytes: 56_000, used: 0 },
  ])(
    'says so, whichever step it stops: $step',
    async ({ kilobytes, used }) => {
      execFileSync('mount', ['-o', `remount,size=${kilobytes}k,mode=755`, disk])
      chmodSync(disk, 0o755)
      writeFileSync(join(disk, 'used'), Buffer.alloc(used * 1024))
      const folder = join(disk, 'data')
      const settings = readSettings({ PORT: '0', DATA_DIR: folder })
      const starting = startPortal({ settings, log: silent(), announce: () => undefined })
      await expect(starting).rejects.toThrow(
        `DATA_DIR: the disk of ${folder} is full, and the portal cannot start. Make room for at least 300 MB there, or name another folder, and start again.`,
      )
    },
    180_000,
  )

  test('and the next start works, once there is room', async () => {
    execFileSync('mount', ['-o', 'remount,size=600m', disk])
    const settings = readSettings({ PORT: '0', DATA_DIR: join(disk, 'data') })
    const portal = await startPortal({ settings, log: silent(), announce: () => undefined })
    await portal.stop()
  })
})
