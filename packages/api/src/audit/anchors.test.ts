import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, gt } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accounts, auditEntries, auditHeads, users } from '../db/schema.ts'
import { openMailer } from '../mail/mailer.ts'
import { readSettings } from '../startup/settings.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { startMailServer } from '../testing/mailServer.ts'
import { anchorFaults, readAnchors, writeAnchor } from './anchors.ts'
import { mailAnchor } from './mailAnchor.ts'
import { verifyAudit } from './verifyAudit.ts'
import { writeAudit } from './writeAudit.ts'

const database = freshDatabase()
const server = startMailServer()
const NOT_RECORDED = async () => undefined
const db = () => database.current.db
let dataDir = ''
let accountId = ''
const settings = (environment = {}) => readSettings({ DATA_DIR: dataDir, ...environment })
const file = () => join(dataDir, 'audit-anchors.jsonl')
const write = (action: string) => db().transaction((tx) => writeAudit(tx, { accountId, userId: null }, action, {}))

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-anchors-'))
  accountId = randomUUID()
  for (const action of ['ONE', 'TWO', 'THREE']) await write(action)
  await writeAnchor(db(), settings())
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
  const { anchors, badLines } = await readAnchors(settings())
  const own = (await verifyAudit(db(), anchors)).faults.filter((fault) => fault.accountId === accountId)
  return { badLines, faults: own.map(({ number, reason }) => `${number} ${reason.replace(/ on .*/, '')}`) }
}

test('a log that has only grown since has no fault', async () => {
  await write('FOUR')
  await writeAnchor(db(), settings())

  expect(await faults()).toEqual({ badLines: [], faults: [] })
  expect(statSync(file()).mode & 0o777).toBe(0o600)
})

test('entries written and cut off within one day are detected, and no line is added without new entries', async () => {
  await write('FOUR')
  expect((await writeAnchor(db(), settings()))?.isWhole).toBe(false)
  expect(await writeAnchor(db(), settings())).toBeUndefined()
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
  await writeAnchor(db(), settings())
  await write('FIVE')
  await writeAnchor(db(), settings())
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
  await writeAnchor(db(), settings())

  const { anchors, badLines } = await readAnchors(settings())
  expect([anchors.length, badLines]).toEqual([2, []])
})

test('a key that a power loss emptied signs nothing: the error names the file', async () => {
  writeFileSync(join(dataDir, 'audit-anchors.key'), '')
  await expect(writeAnchor(db(), settings())).rejects.toThrow('audit-anchors.key is damaged')
})

test('anchors signed with another key are refused, and the key is named', async () => {
  const read = await readAnchors(settings({ PORTAL_KEY: 'k'.repeat(32) }))
  expect(read.badLines).toEqual([1])
  expect(anchorFaults(read)).toEqual([expect.stringContaining('PORTAL_KEY')])
})

test('the anchor of all chains is mailed to the configured recipient once a day', async () => {
  rmSync(file())
  const environment = { SMTP_URL: server.url, AUDIT_ANCHOR_MAIL: 'safe@anchor.example' }
  const mailer = openMailer(settings(environment), db(), NOT_RECORDED)
  const anchor = (id: string) =>
    mailAnchor({ db: db(), mailer, settings: settings(environment) }, { id, queuedAt: new Date() })
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
  await mailAnchor({ db: db(), mailer, settings: settings(environment) }, { id: '1', queuedAt: new Date() })
  mailer.close()

  expect(server.to('Keeper@anchor.example')[0]?.text).toMatch(/^Guarde este e-mail/)
})
