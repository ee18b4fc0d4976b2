import { appendFile, mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { canonicalJson } from '@portal/rules'
import { asc, sql } from 'drizzle-orm'
import { syncFolder } from '../data-dir/index.ts'
import type { Db, Transaction } from '../db/connect.ts'
import { auditHeads } from '../db/schema.ts'
import { type Anchor, type AnchorSettings, anchorKey, fileOf, openIfThere, parse, signatureOf } from './anchors.ts'

/** `isFirstOfDay` (UTC): contains the heads of all chains. */
type WrittenAnchor = { line: string; isFirstOfDay: boolean }
export type Anchors = { write: () => Promise<WrittenAnchor | undefined> }

/** The key of the advisory lock: an arbitrary number, the same in every process of the portal. */
const LOCK = 7_310_413

/**
 * Appends the current heads to the anchor file: of all chains once a day and first of all in each process, otherwise of
 * those that changed since. `write` returns undefined if none changed. One anchor at a time is written, because each is
 * signed together with the one before it.
 */
export function openAnchors(db: Db, settings: AnchorSettings): Anchors {
  const known = new Map<string, string>()
  const write = async (tx: Transaction): Promise<WrittenAnchor | undefined> => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const key = await anchorKey(settings)
    const at = new Date().toISOString()
    const { last, isCutOff } = await endOf(fileOf(settings))
    const isFirstOfDay = last?.at.slice(0, 10) !== at.slice(0, 10)
    if (isFirstOfDay) known.clear()
    const all = await tx.select().from(auditHeads).orderBy(asc(auditHeads.accountId))
    const heads = all.filter(({ accountId, hash }) => known.get(accountId) !== hash)
    if (heads.length === 0 && !isFirstOfDay) return undefined
    const content = { at, heads, previous: last?.signature ?? '' }
    const line = canonicalJson({ ...content, signature: signatureOf(key, content) })
    await append(fileOf(settings), `${isCutOff ? '\n' : ''}${line}\n`)
    for (const { accountId, hash } of heads) known.set(accountId, hash)
    return { line, isFirstOfDay }
  }
  return { write: () => db.transaction(write) }
}

async function append(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await appendFile(file, text, { mode: 0o600, flush: true })
  await syncFolder(dirname(file))
}

/** The last intact anchor; undefined if there is none. */
export const lastAnchorOf = async (settings: AnchorSettings): Promise<Anchor | undefined> =>
  (await endOf(fileOf(settings))).last

/** The last intact anchor, and whether a power loss cut off what follows it. Only the end of the file is read. */
async function endOf(file: string): Promise<{ last?: Anchor; isCutOff: boolean }> {
  let isCutOff: boolean | undefined
  for await (const line of linesFromEnd(file)) {
    // What follows the last line break: nothing, if the last line is whole.
    isCutOff ??= line !== ''
    const last = parse(line)
    if (last) return { last, isCutOff }
  }
  return { isCutOff: isCutOff ?? false }
}

const BLOCK_BYTES = 64 * 1024
const LINE_BREAK = 10

/** Reads backwards, and no further than its caller goes. */
async function* linesFromEnd(file: string): AsyncGenerator<string> {
  const handle = await openIfThere(file)
  if (!handle) return
  try {
    let end = (await handle.stat()).size
    let rest = Buffer.alloc(0)
    while (end > 0) {
      const size = Math.min(BLOCK_BYTES, end)
      end -= size
      const { buffer } = await handle.read(Buffer.alloc(size), 0, size, end)
      rest = Buffer.concat([buffer, rest])
      for (let at = rest.lastIndexOf(LINE_BREAK); at >= 0; at = rest.lastIndexOf(LINE_BREAK)) {
        yield rest.toString('utf8', at + 1)
        rest = rest.subarray(0, at)
      }
    }
    yield rest.toString('utf8')
  } finally {
    await handle.close()
  }
}
