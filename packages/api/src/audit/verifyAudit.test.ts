import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { auditEntries, auditHeads } from '../db/schema.ts'
import { freshDatabase } from '../testing/freshDatabase.ts'
import { verifyAudit } from './verifyAudit.ts'
import { type AuditRow, sealOf, writeAudit } from './writeAudit.ts'

const database = freshDatabase()
const db = () => database.current.db
let accountId = ''

const entry = (number: number) => and(eq(auditEntries.accountId, accountId), eq(auditEntries.number, number))
const write = (action: string) =>
  db().transaction((tx) => writeAudit(tx, { accountId, userId: null, address: '192.0.2.1' }, action, { n: action }))

async function read(number: number): Promise<AuditRow> {
  const [row] = await db().select().from(auditEntries).where(entry(number))
  if (!row) throw new Error(`There is no entry ${number}.`)
  return row
}

const setTriggers = async (state: 'enable' | 'disable') => {
  for (const table of ['audit_entries', 'audit_heads']) await db().execute(`alter table ${table} ${state} trigger user`)
}

/** The owner of the database can disable the triggers. */
async function tamper(change: () => Promise<unknown>) {
  await setTriggers('disable')
  await change()
  await setTriggers('enable')
}

const faults = async () => (await verifyAudit(db())).faults.map(({ number, reason }) => `${number} ${reason}`)

/** A chain of five entries, and one of another account that stays untouched. */
beforeEach(async () => {
  await tamper(() => db().execute('truncate audit_entries, audit_heads'))
  accountId = 'other'
  await write('ZERO')
  accountId = randomUUID()
  for (const action of ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']) await write(action)
})

describe('the audit log as it was written', () => {
  test('has no fault, even after concurrent writes, whatever their texts', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => write(`MORE_${index} "Zo\u00eb" \\ \u{1f331}\n`)))
    expect(await verifyAudit(db())).toEqual({ checked: 16, faults: [] })
  })

  test('leaves no gap for a change that was rolled back', async () => {
    const failing = db().transaction(async (tx) => {
      await writeAudit(tx, { accountId, userId: null }, 'NEVER', {})
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await write('SIX')
    expect(await faults()).toEqual([])
  })
})

describe('verification reports', () => {
  const FLIPS: { [Column in keyof AuditRow]?: AuditRow[Column] } = {
    action: 'THREF',
    subject: '{"n":"THREE "}',
    actor: 'nobody@example.org',
    actorId: randomUUID(),
    address: '192.0.2.2',
    at: new Date(0),
    hash: '0'.repeat(64),
    previousHash: '0'.repeat(64),
  }
  test.each(Object.entries(FLIPS))('an entry with another %s', async (column, value) => {
    await tamper(() =>
      db()
        .update(auditEntries)
        .set({ [column]: value })
        .where(entry(3)),
    )
    expect(await faults()).toContain('3 is not what was written')
  })

  test('an address that was removed', async () => {
    await tamper(() => db().update(auditEntries).set({ address: null }).where(entry(3)))
    expect(await faults()).toEqual(['3 is not what was written'])
  })

  test('a change with a recomputed hash, because the next entry does not follow', async () => {
    const forged = { ...(await read(3)), action: 'NOTHING' }
    await tamper(() =>
      db()
        .update(auditEntries)
        .set({ ...forged, hash: sealOf(forged) })
        .where(entry(3)),
    )
    expect(await faults()).toEqual(['4 does not follow from the entry before it'])
  })

  test.each([1, 3, 5])('a deleted entry %i', async (number) => {
    await tamper(() => db().delete(auditEntries).where(entry(number)))
    expect(await faults()).toEqual([`${number} is missing`])
  })

  test('a deleted chain', async () => {
    await tamper(() => db().delete(auditEntries).where(eq(auditEntries.accountId, accountId)))
    expect(await faults()).toEqual([1, 2, 3, 4, 5].map((number) => `${number} is missing`))
  })

  test('an entry inserted before the first', async () => {
    const forged = { ...(await read(1)), number: 0, action: 'FORGED' }
    await tamper(() =>
      db()
        .insert(auditEntries)
        .values({ ...forged, hash: sealOf(forged) }),
    )
    expect(await faults()).toContain('0 was inserted')
  })

  test('an entry inserted in the middle with the others renumbered', async () => {
    const forged = { ...(await read(3)), action: 'FORGED' }
    await tamper(async () => {
      const moved = and(eq(auditEntries.accountId, accountId), sql`number >= 3`)
      await db().update(auditEntries).set({ number: sql`number + 100` }).where(moved)
      await db()
        .update(auditEntries)
        .set({ number: sql`number - 99` })
        .where(and(eq(auditEntries.accountId, accountId), sql`number > 100`))
      await db()
        .insert(auditEntries)
        .values({ ...forged, hash: sealOf(forged) })
    })
    expect(await faults()).toEqual(
      [4, 5, 6].map((number) => `${number} is not what was written`).concat('6 was inserted'),
    )
  })

  test('an entry inserted at the end, even with a valid hash', async () => {
    const last = await read(5)
    const forged = { ...last, number: 6, previousHash: last.hash }
    await tamper(() =>
      db()
        .insert(auditEntries)
        .values({ ...forged, hash: sealOf(forged) }),
    )
    expect(await faults()).toEqual(['6 was inserted'])
  })

  test('two swapped entries', async () => {
    await tamper(async () => {
      for (const [from, to] of [
        [2, 99],
        [3, 2],
        [99, 3],
      ]) {
        await db()
          .update(auditEntries)
          .set({ number: Number(to) })
          .where(entry(Number(from)))
      }
    })
    expect(await faults()).toEqual(expect.arrayContaining(['2 is not what was written', '3 is not what was written']))
  })

  test('the last entry replaced by another with a valid hash', async () => {
    const forged = { ...(await read(5)), action: 'FORGED' }
    await tamper(() =>
      db()
        .update(auditEntries)
        .set({ ...forged, hash: sealOf(forged) })
        .where(entry(5)),
    )
    expect(await faults()).toEqual(['5 is not the entry that was written last'])
  })

  test('a deleted head', async () => {
    await tamper(() => db().delete(auditHeads).where(eq(auditHeads.accountId, accountId)))
    expect(await faults()).toEqual(['5 belongs to a chain without a head'])
  })
})

test.each([
  `delete from audit_heads`,
  `truncate audit_heads`,
  `update audit_heads set number = number - 1`,
  `update audit_heads set hash = 'forged'`,
  `update audit_heads set number = number + 2`,
])('heads only move on by one entry: %s is refused', async (statement) => {
  await expect(db().execute(statement)).rejects.toMatchObject({
    cause: { message: 'audit_heads only moves on by one entry' },
  })
})
