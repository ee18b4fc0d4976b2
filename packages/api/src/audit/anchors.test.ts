import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, gt } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accounts, auditEntries, auditHeads, users } from '../db/schema.ts'
import { createLogger } from '../http/server/logger.ts'
import { runJobs, type Tasks } from '../jobs/runJobs.ts'
import { openMailer } from '../mail/mailer.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { startMailServer } from '../testing/servers/mailServer.ts'
import { anchorFaults, readAnchors } from './anchors.ts'
import { mailAnchor } from './mailAnchor.ts'
import { type Anchors, openAnchors } from './openAnchors.ts'
import { verifyAudit } from './verifyAudit.ts'
import { writeAudit } from './writeAudit.ts'

const database = freshDatabase()
const server = startMailServer()
const NOT_RECORDED = async () => undefined
const db = () => database.current.db
let dataDir = ''
let accountId = ''
let anchors: Anchors
const settings = (environment = {}) => readSettings({ DATA_DIR: dataDir, ...environment })
const file = () => join(dataDir, 'audit-anchors.jsonl')
const write = (action: string) => db().transaction((tx) => writeAudit(tx, { accountId, userId: null }, action, {}))

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-anchors-'))
  accountId = randomUUID()
  for (const action of ['ONE', 'TWO', 'THREE']) await write(action)
  anchors = openAnchors(db(), settings())
  await anchors.write()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const setTriggers = async (state: 'enable' | 'disable') => {
  for (const table of ['audit_entries', 'audit_heads']) await db().execute(`alter table ${table} ${state} trigger user`)
}

/** Deletes entries as the owner of the database can: with the triggers disabled, and the head adjusted. */
async function removeSince(number: number) {
  await setTriggers('disable')
  const gone = and(eq(auditEntries.accountId, accountId), gt(auditEntries.number, number))
  await db().delete(auditEntries).where(gone)
  await db().delete(auditHeads).where(eq(auditHeads.accountId, accountId))
  await setTriggers('enable')
}
async function faults() {
  const { heads, badLines } = await readAnchors(settings())
  const own = (await verifyAudit(db(), heads)).faults.filter((fault) => fault.accountId === accountId)
  return { badLines, faults: own.map(({ number, reason }) => `${number} ${reason.replace(/ on .*/, '')}`) }
}

test('a log that has only grown since has no fault', async () => {
  await write('FOUR')
  await anchors.write()

  expect(await faults()).toEqual({ badLines: [], faults: [] })
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test('entries written and cut off within one day are detected, and no line is added without new entries', async () => {
  await write('FOUR')
  expect((await anchors.write())?.isFirstOfDay).toBe(false)
  expect(await anchors.write()).toBeUndefined()
  await removeSince(3)
  await db().update(auditHeads).set({ number: 3 }).where(eq(auditHeads.accountId, accountId))

  expect((await faults()).faults).toContain('4 is missing, and was anchored')
})

test('the removal of a whole chain with its head is detected', async () => {
  await removeSince(0)

  expect(await faults()).toEqual({ badLines: [], faults: ['3 is missing, and was anchored'] })
})

test('a chain rewritten from its beginning is detected', async () => {
  await removeSince(0)
  for (const action of ['ONE', 'NEVER', 'THREE', 'FOUR']) await write(action)

  expect((await faults()).faults).toEqual(['3 is not the entry that was anchored'])
})

test('an anchor that was changed, or removed from the middle, is detected', async () => {
  await write('FOUR')
  await anchors.write()
  await write('FIVE')
  await anchors.write()
  const [first = '', second = '', third = ''] = readFileSync(file(), 'utf8').split('\n')

  writeFileSync(file(), `${first}\n${third}\n`)
  expect((await faults()).badLines).toEqual([2])
  writeFileSync(file(), `${first}\n${second.replace('"number":4', '"number":3')}\nnot JSON\n`)
  expect((await faults()).badLines).toEqual([2, 3])
})

test('a line that a power loss cut off is no fault, and the next anchor begins a new one', async () => {
  const whole = readFileSync(file(), 'utf8')
  writeFileSync(file(), `${whole}${whole.slice(0, 60)}`)
  expect((await faults()).badLines).toEqual([])
  await write('FOUR')
  await anchors.write()

  const { count, badLines } = await readAnchors(settings())
  expect([count, badLines]).toEqual([2, []])
})

test('a key that a power loss emptied signs nothing: the error names the file', async () => {
  writeFileSync(join(dataDir, 'audit-anchors.key'), '')
  await expect(anchors.write()).rejects.toThrow('audit-anchors.key is damaged')
})

test('anchors signed with another key are refused, and the key is named', async () => {
  const read = await readAnchors(settings({ PORTAL_KEY: 'k'.repeat(32) }))
  expect(read.badLines).toEqual([1])
  expect(anchorFaults(read)).toEqual([expect.stringContaining('PORTAL_KEY')])
})

test('every hundredth entry of an account is anchored without waiting for the next minute', async () => {
  const { current } = database
  const mailer = openMailer(settings(), db(), NOT_RECORDED)
  const anchorAudit = () =>
    mailAnchor({ db: db(), anchors, mailer, settings: settings() }, { id: '1', queuedAt: new Date() })
  const stop = await runJobs(current.pool, { anchorChain: anchorAudit } as unknown as Tasks, {}, createLogger('silent'))
  for (let count = 0; count < 147; count++) await write('MORE')
  await vi.waitFor(
    async () => {
      const { heads } = await readAnchors(settings())
      const numbers = [...heads.values()].filter((head) => head.accountId === accountId).map(({ number }) => number)
      expect(Math.max(...numbers)).toBeGreaterThanOrEqual(100)
    },
    { timeout: 120_000 },
  )
  await stop()
  mailer.close()
})

test('a new process anchors all chains once, and then only those that changed', async () => {
  const next = openAnchors(db(), settings())
  expect((await next.write())?.isFirstOfDay).toBe(false)
  expect(await next.write()).toBeUndefined()
})

test('processes that write at once leave a file in which each anchor follows the one before it', async () => {
  const several = [openAnchors(db(), settings()), openAnchors(db(), settings()), openAnchors(db(), settings())]
  await Promise.all(several.map(({ write: writeNow }) => writeNow()))
  const { count, badLines } = await readAnchors(settings())
  expect([count, badLines]).toEqual([4, []])
})

/** The bytes that this process has read since it started, by the kernel's account. */
const bytesRead = () => Number(/^rchar: (\d+)$/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1])

test('of a large file, only the end is read to write the next anchor', async () => {
  const line = readFileSync(file(), 'utf8')
  const times = Math.ceil((50 * 1024 * 1024) / line.length)
  writeFileSync(file(), line.repeat(times))
  await write('FOUR')
  const before = bytesRead()
  await anchors.write()

  expect(bytesRead() - before).toBeLessThan(1024 * 1024)
  const { badLines } = await readAnchors(settings())
  // The copies do not follow each other, and the new anchor follows from the last one.
  expect(badLines.at(-1)).toBe(times)
})

test('the anchor of all chains is mailed to the configured recipient once a day', async () => {
  rmSync(file())
  const environment = { SMTP_URL: server.url, AUDIT_ANCHOR_MAIL: 'safe@anchor.example' }
  const mailer = openMailer(settings(environment), db(), NOT_RECORDED)
  const anchor = (id: string) =>
    mailAnchor({ db: db(), anchors, mailer, settings: settings(environment) }, { id, queuedAt: new Date() })
  await anchor('1')
  await write('FOUR')
  await anchor('2')
  mailer.close()
  const lines = readFileSync(file(), 'utf8').trim().split('\n')

  expect(lines).toHaveLength(2)
  expect(server.to('safe@anchor.example')).toHaveLength(1)
  expect(server.to('safe@anchor.example')[0]?.text.replace(/\s/g, '')).toContain(lines[0]?.replace(/\s/g, ''))
})

test('the mail with the anchor is in the language of the user who has its address', async () => {
  rmSync(file())
  const [account] = await db()
    .insert(accounts)
    .values({ accountId, accountName: 'Keeper', accountType: 'COM' })
    .returning()
  const email = 'keeper@anchor.example'
  const keeper = {
    userId: randomUUID(),
    accountId: String(account?.accountId),
    email,
    firstName: 'Ada',
    lastName: 'Ng',
  }
  await db()
    .insert(users)
    .values({ ...keeper, role: 'SUPER_ADMIN', status: 'ACTIVE', preferences: { language: 'pt' } })
  const environment = { SMTP_URL: server.url, AUDIT_ANCHOR_MAIL: 'Keeper@anchor.example' }
  const mailer = openMailer(settings(environment), db(), NOT_RECORDED)
  await mailAnchor({ db: db(), anchors, mailer, settings: settings(environment) }, { id: '1', queuedAt: new Date() })
  mailer.close()

  expect(server.to('Keeper@anchor.example')[0]?.text).toMatch(/^Guarde este e-mail/)
})
