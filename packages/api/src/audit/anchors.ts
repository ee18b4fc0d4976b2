import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalJson } from '@portal/rules'
import { z } from 'zod'
import { generatedKey } from '../data-dir/index.ts'

const Anchor = z.object({
  at: z.string(),
  heads: z.array(z.object({ accountId: z.string(), number: z.int(), hash: z.string() })),
  /** The signature of the previous line, so that no line can be removed from the middle unnoticed. */
  previous: z.string(),
  signature: z.string(),
})
/** The heads (last entries) of the accounts' hash chains at one moment, signed with a key outside the database. */
export type Anchor = z.infer<typeof Anchor>

export type AnchorSettings = { dataDir: string; portalKey: string | undefined; auditAnchorFile: string | undefined }

export const fileOf = ({ auditAnchorFile, dataDir }: AnchorSettings): string =>
  auditAnchorFile ?? join(dataDir, 'audit-anchors.jsonl')

export type AnchoredHead = Anchor['heads'][number] & { at: string }
/** `heads`: by account and entry number, the last anchor of each. */
type ReadAnchors = { heads: ReadonlyMap<string, AnchoredHead>; count: number; badLines: number[] }

export const keyOf = ({ accountId, number }: Pick<AnchoredHead, 'accountId' | 'number'>): string =>
  `${accountId} ${number}`

/**
 * What the anchors with a valid signature that follow each other say, and the numbers of all other lines. The file grows
 * for years: it is read line by line. Lines that a power loss cut off are skipped: to damage one says no more than to
 * delete it, because the next anchor follows only from an intact one.
 */
export async function readAnchors(settings: AnchorSettings): Promise<ReadAnchors> {
  const heads = new Map<string, AnchoredHead>()
  const badLines: number[] = []
  let count = 0
  let index = 0
  let previous = ''
  for await (const line of linesOf(fileOf(settings))) {
    index++
    if (isCutOff(line)) continue
    const anchor = parse(line)
    if (anchor?.previous === previous && isSigned(await anchorKey(settings), anchor)) {
      count++
      note(anchor, heads)
    } else badLines.push(index)
    previous = anchor?.signature ?? previous
  }
  return { heads, count, badLines }
}

function note({ heads, at }: Anchor, noted: Map<string, AnchoredHead>): void {
  for (const head of heads) noted.set(keyOf(head), { ...head, at })
}

/** The lines with content; none if there is no file. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await openIfThere(file)
  if (!handle) return
  for await (const line of handle.readLines()) if (line !== '') yield line
}

export const openIfThere = (file: string): Promise<FileHandle | undefined> =>
  open(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** The faults of the lines for the operator. If no anchor is valid at all, the key is most likely another one. */
export function anchorFaults({ count, badLines }: ReadAnchors): string[] {
  if (count > 0 || badLines.length === 0)
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

export function parse(line: string): Anchor | undefined {
  try {
    return Anchor.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}

export const signatureOf = (key: Buffer, content: Omit<Anchor, 'signature'>): string =>
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
export async function anchorKey({ portalKey, dataDir }: AnchorSettings): Promise<Buffer> {
  if (portalKey !== undefined) return Buffer.from(hkdfSync('sha256', portalKey, 'abs-portal', 'audit anchors', 32))
  return generatedKey(dataDir, 'audit-anchors.key')
}
