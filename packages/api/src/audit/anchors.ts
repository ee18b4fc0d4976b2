import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { canonicalJson } from '@portal/rules'
import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { generatedKey, syncFolder } from '../data-dir/index.ts'
import type { Db } from '../db/connect.ts'
import { auditHeads } from '../db/schema.ts'

const Anchor = z.object({
  at: z.string(),
  heads: z.array(z.object({ accountId: z.string(), number: z.int(), hash: z.string() })),
  /** The signature of the previous line, so that no line can be removed from the middle unnoticed. */
  previous: z.string(),
  signature: z.string(),
})
/** The heads (last entries) of the accounts' hash chains at one moment, signed with a key outside the database. */
export type Anchor = z.infer<typeof Anchor>

type AnchorSettings = { dataDir: string; portalKey: string | undefined; auditAnchorFile: string | undefined }

const fileOf = ({ auditAnchorFile, dataDir }: AnchorSettings): string =>
  auditAnchorFile ?? join(dataDir, 'audit-anchors.jsonl')

/** `isWhole`: contains the heads of all chains, not only of those that changed. */
type WrittenAnchor = { line: string; isWhole: boolean }

/**
 * Appends the current heads to the anchor file: of all chains once a day (UTC), otherwise of those that changed since.
 * Returns undefined if none changed.
 */
export async function writeAnchor(db: Db, settings: AnchorSettings): Promise<WrittenAnchor | undefined> {
  const key = await anchorKey(settings)
  const at = new Date().toISOString()
  const { previous, ofToday } = latestOf(await readLines(fileOf(settings)), at)
  const known = new Set(ofToday.flatMap(({ heads }) => heads.map(({ accountId, hash }) => `${accountId} ${hash}`)))
  const all = await db.select().from(auditHeads).orderBy(asc(auditHeads.accountId))
  const heads = all.filter(({ accountId, hash }) => !known.has(`${accountId} ${hash}`))
  const isWhole = ofToday.length === 0
  if (heads.length === 0 && !isWhole) return undefined
  const content = { at, heads, previous }
  const line = canonicalJson({ ...content, signature: signatureOf(key, content) })
  await appendLine(fileOf(settings), line)
  return { line, isWhole }
}

/** Appends durably, on a new line also if a power loss cut off the last one. */
async function appendLine(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const start = /(^|\n)$/.test(await readText(file)) ? '' : '\n'
  await appendFile(file, `${start}${line}\n`, { mode: 0o600, flush: true })
  await syncFolder(dirname(file))
}

/**
 * The signature of the last anchor and the anchors of the day of `at`; read from the end, because the file grows for
 * years.
 */
function latestOf(lines: string[], at: string): { previous: string; ofToday: Anchor[] } {
  const day = at.slice(0, 10)
  const ofToday: Anchor[] = []
  let previous: string | undefined
  for (const line of lines.toReversed()) {
    const anchor = parse(line)
    if (!anchor) continue
    previous ??= anchor.signature
    if (!anchor.at.startsWith(day)) break
    ofToday.push(anchor)
  }
  return { previous: previous ?? '', ofToday }
}

/**
 * The anchors with a valid signature that follow each other, and the numbers of all other lines. Lines that a power loss
 * cut off are skipped: to damage one says no more than to delete it, because the next anchor follows only from an
 * intact one.
 */
export async function readAnchors(settings: AnchorSettings): Promise<{ anchors: Anchor[]; badLines: number[] }> {
  const lines = await readLines(fileOf(settings))
  const anchors: Anchor[] = []
  const badLines: number[] = []
  // Without lines there may be no data folder either, and a key must not be created where no portal runs.
  if (lines.length === 0) return { anchors, badLines }
  const key = await anchorKey(settings)
  let previous = ''
  for (const [index, line] of lines.entries()) {
    if (isCutOff(line)) continue
    const anchor = parse(line)
    if (anchor && isSigned(key, anchor) && anchor.previous === previous) anchors.push(anchor)
    else badLines.push(index + 1)
    previous = anchor?.signature ?? previous
  }
  return { anchors, badLines }
}

/** The faults of the lines for the operator. If no anchor is valid at all, the key is most likely another one. */
export function anchorFaults({ anchors, badLines }: Awaited<ReturnType<typeof readAnchors>>): string[] {
  if (anchors.length > 0 || badLines.length === 0)
    return badLines.map(
      (line) => `line ${line} of the anchors is not signed with the key, or does not follow the one before it`,
    )
  return [
    `none of the ${badLines.length} lines of the anchors is signed with this key: PORTAL_KEY (or, if it is not set, audit-anchors.key in DATA_DIR) has to be the one with which the portal wrote them`,
  ]
}

/** Begins as an anchor, but is not whole. */
function isCutOff(line: string): boolean {
  if (!line.startsWith('{"at":')) return false
  try {
    JSON.parse(line)
    return false
  } catch {
    return true
  }
}

function parse(line: string): Anchor | undefined {
  try {
    return Anchor.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

const signatureOf = (key: Buffer, content: Omit<Anchor, 'signature'>): string =>
  createHmac('sha256', key).update(canonicalJson(content)).digest('hex')

function isSigned(key: Buffer, { signature, ...content }: Anchor): boolean {
  const claimed = Buffer.from(signature, 'hex')
  const expected = Buffer.from(signatureOf(key, content), 'hex')
  return claimed.length === expected.length && timingSafeEqual(claimed, expected)
}

/**
 * The signing key, derived from PORTAL_KEY; without it, a key generated once in the data folder, readable only by the
 * portal's user.
 */
async function anchorKey({ portalKey, dataDir }: AnchorSettings): Promise<Buffer> {
  if (portalKey !== undefined) return Buffer.from(hkdfSync('sha256', portalKey, 'abs-portal', 'audit anchors', 32))
  return generatedKey(dataDir, 'audit-anchors.key')
}

const readLines = async (file: string): Promise<string[]> =>
  (await readText(file)).split('\n').filter((line) => line !== '')

const readText = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
