import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Db, Transaction } from '../db/connect.ts'
import { auditEntries, auditHeads } from '../db/schema.ts'
import { type AnchoredHead, keyOf } from './anchors.ts'
import { REDACTION } from './redactPerson.ts'
import { type AuditRow, sealOf } from './writeAudit.ts'

/** An entry that was changed, moved, inserted or removed. */
type AuditFault = { accountId: string; number: number; reason: string }
type AuditCheck = { checked: number; faults: AuditFault[] }

type Head = Pick<AuditRow, 'accountId' | 'number' | 'hash'>
const BATCH = 500

/**
 * Reads every hash chain from its first entry to its head in one snapshot, and reports every change made outside the
 * portal.
 */
export function verifyAudit(db: Db, anchored: AnchoredHeads = new Map()): Promise<AuditCheck> {
  const atOneInstant = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const
  return db.transaction(async (tx) => {
    const faults: AuditFault[] = []
    const heads = await tx.select().from(auditHeads)
    const ends = new Map<string, Head>()
    const redactions = openRedactions()
    let checked = 0
    for await (const entry of entriesOf(tx)) {
      const before = ends.get(entry.accountId) ?? { accountId: entry.accountId, number: 0, hash: '' }
      faults.push(...faultsOf(entry, before))
      redactions.note(entry)
      faults.push(...faultsAtAnchor(entry, anchored))
      ends.set(entry.accountId, entry)
      checked++
    }
    const ended = [...faultsAtEnd(heads, ends), ...faultsBehindEnd(anchored, ends)]
    return { checked, faults: [...faults, ...redactions.faults(), ...ended] }
  }, atOneInstant)
}

async function* entriesOf(tx: Transaction): AsyncGenerator<AuditRow> {
  const { accountId, number } = auditEntries
  let last: AuditRow | undefined
  do {
    const after = last && or(gt(accountId, last.accountId), and(eq(accountId, last.accountId), gt(number, last.number)))
    const rows = await tx.select().from(auditEntries).where(after).orderBy(asc(accountId), asc(number)).limit(BATCH)
    yield* rows
    last = rows.at(-1)
  } while (last)
}

function faultsOf(entry: AuditRow, before: Head): AuditFault[] {
  const { accountId, number } = entry
  const faults: AuditFault[] = missingBetween(accountId, before.number, number)
  if (number <= before.number) faults.push({ accountId, number, reason: 'was inserted' })
  if (entry.redactedBy === null && sealOf(entry) !== entry.hash)
    faults.push({ accountId, number, reason: 'is not what was written' })
  else if (faults.length === 0 && entry.previousHash !== before.hash) {
    faults.push({ accountId, number, reason: 'does not follow from the entry before it' })
  }
  return faults
}

/** Checks entries in which a person was redacted against the content that a later entry of the chain attests. */
function openRedactions() {
  const attested = new Map<string, string>()
  const redacted: { accountId: string; number: number; redactedBy: number; seal: string }[] = []
  return {
    note: (entry: AuditRow) => {
      const { accountId, number, redactedBy, action, subject } = entry
      if (redactedBy !== null) redacted.push({ accountId, number, redactedBy, seal: sealOf(entry) })
      if (action !== REDACTION) return
      const { seals } = JSON.parse(subject) as { seals: [number, string][] }
      for (const [of, seal] of seals) attested.set(`${accountId} ${number} ${of}`, seal)
    },
    faults: (): AuditFault[] =>
      redacted
        .filter(({ accountId, number, redactedBy, seal }) => {
          return redactedBy <= number || attested.get(`${accountId} ${redactedBy} ${number}`) !== seal
        })
        .map(({ accountId, number }) => ({ accountId, number, reason: 'is not what its redaction left' })),
  }
}

function faultsAtEnd(heads: Head[], ends: Map<string, Head>): AuditFault[] {
  const known = new Set(heads.map(({ accountId }) => accountId))
  const headless = [...ends.values()].filter(({ accountId }) => !known.has(accountId))
  return [
    ...headless.map(({ accountId, number }) => ({ accountId, number, reason: 'belongs to a chain without a head' })),
    ...heads.flatMap((head) => faultsAtHead(head, ends.get(head.accountId))),
  ]
}

function faultsAtHead({ accountId, number, hash }: Head, end: Head | undefined): AuditFault[] {
  const last = end?.number ?? 0
  if (last > number) return [{ accountId, number: last, reason: 'was inserted' }]
  if (last < number) return missingBetween(accountId, last, number + 1)
  return end && end.hash !== hash ? [{ accountId, number, reason: 'is not the entry that was written last' }] : []
}

const missingBetween = (accountId: string, from: number, to: number): AuditFault[] =>
  Array.from({ length: Math.max(0, to - from - 1) }, (_, index) => ({
    accountId,
    number: from + 1 + index,
    reason: 'is missing',
  }))

type AnchoredHeads = ReadonlyMap<string, AnchoredHead>

/** Reports a chain rewritten from its beginning: it is valid in itself, but differs from the anchor. */
function faultsAtAnchor(entry: AuditRow, anchored: AnchoredHeads): AuditFault[] {
  const head = anchored.get(keyOf(entry))
  if (!head || head.hash === entry.hash) return []
  return [
    { accountId: entry.accountId, number: entry.number, reason: `is not the entry that was anchored on ${head.at}` },
  ]
}

/** Reports a chain that was removed, or cut off at its end, together with its head. */
function faultsBehindEnd(anchored: AnchoredHeads, ends: Map<string, Head>): AuditFault[] {
  return [...anchored.values()]
    .filter(({ accountId, number }) => number > (ends.get(accountId)?.number ?? 0))
    .map(({ accountId, number, at }) => ({ accountId, number, reason: `is missing, and was anchored on ${at}` }))
}
