import { randomUUID } from 'node:crypto'
import { canonicalJson } from '@portal/rules'
import { desc, eq, sql } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { activations, activeContent, contentVersions, PORTAL, settings } from '../../db/schema.ts'
import { EVERYBODY, writeEvent } from '../../events/index.ts'
import { type CountryBundle, PROTOCOL, type ProtocolBundle, type Shipped, type ShippedContent } from '../bundles.ts'
import { makeActive, versionOf } from '../stored/makeActive.ts'
import { hashOf, isVersion, serializeNumbering, type VersionRow, versionColumns } from '../stored/versions.repo.ts'
import { storeShippedCases } from './shippedCases.ts'

type AnyShipped = Shipped<ProtocolBundle | CountryBundle>
type StoredVersion = Pick<VersionRow, 'contentId' | 'version' | 'sha256' | 'origin' | 'activatedAt'> & {
  hasSource: boolean
}
type Text = { content: string; sha256: string; source: string | null }

/** `newer`: the release of the stored law, if nothing was changed because of it; `waiting`: whose text awaits adoption. */
export type StoredShipped = { newer: number | undefined; waiting: string[] }

/**
 * Stores shipped content permanently. The first version of a content is activated at once. A new text replaces an
 * active shipped version and queues a re-evaluation, but waits beside a version that was edited here or reactivated by
 * a person. Stored versions never change: a new text gets the number its file says, or the next free one if that is
 * taken (a file edited without raising its version, as in development). A text that was stored before and replaced is
 * older than the active one, and nothing is changed by a program whose law is of an older release.
 */
export async function storeShipped(db: Db, shippedContent: ShippedContent): Promise<StoredShipped> {
  const { release, protocol, countries } = shippedContent
  const texts = [protocol, ...countries].map((shipped) => ({ shipped, text: textOf(shipped) }))
  return db.transaction(async (tx) => {
    await serializeNumbering(tx)
    const known = await noteRelease(tx, release)
    if (known > release) return { newer: known, waiting: [] }
    const storedVersions = await listStoredVersions(tx)
    const active = new Map((await tx.select().from(activeContent)).map((row) => [row.contentId, row.sha256]))
    const released: VersionRow[] = []
    const waiting: string[] = []
    for (const { shipped, text } of texts) {
      const versions = storedVersions.filter(({ contentId }) => contentId === shipped.id)
      const beside = await storeOne(tx, { shipped, text, versions, isRise: release > known }, active.get(shipped.id))
      if (beside === 'waiting') waiting.push(shipped.id)
      else if (beside) released.push(beside)
    }
    const laws = new Map(texts.map(({ shipped, text }) => [shipped.id, text.sha256]))
    laws.delete(PROTOCOL)
    await storeShippedCases(tx, shippedContent, { texts: laws, isRise: release > known })
    await activateRelease(tx, released)
    return { newer: undefined, waiting }
  })
}

/** `isRise`: the first start of a new release, which may return to an earlier text. */
type Storing = { shipped: AnyShipped; text: Text; versions: readonly StoredVersion[]; isRise: boolean }

/** Stores a text; returns the version that is to replace the active one, or whether it waits. `active`: its hash. */
async function storeOne(tx: Transaction, storing: Storing, active: string | undefined) {
  const { shipped, text, versions } = storing
  if (active === text.sha256) await addSource(tx, versions, text)
  else if (active !== undefined) return storeBeside(tx, storing)
  else await storeFirst(tx, shipped, text, versions)
  return undefined
}

const RELEASE = 'content release'

/** The highest release of law that the database had until now; a higher one is noted. */
async function noteRelease(tx: Transaction, release: number): Promise<number> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, RELEASE))
  const known = Number(row?.value ?? 0)
  const noted = { name: RELEASE, value: String(Math.max(known, release)) }
  await tx.insert(settings).values(noted).onConflictDoUpdate({ target: settings.name, set: noted })
  return known
}

/**
 * Activates all of a release at the end of its transaction: from here until the commit, answers under these laws wait,
 * also those that other instances give during an upgrade.
 */
async function activateRelease(tx: Transaction, released: readonly VersionRow[]): Promise<void> {
  const releaseId = randomUUID()
  for (const row of released) await makeActive(tx, row, { by: BY_PORTAL, automatic: true, releaseId })
}

const listStoredVersions = (tx: Transaction): Promise<StoredVersion[]> =>
  tx
    .select({
      contentId: contentVersions.contentId,
      version: contentVersions.version,
      sha256: contentVersions.sha256,
      origin: contentVersions.origin,
      activatedAt: contentVersions.activatedAt,
      hasSource: sql<boolean>`${contentVersions.source} is not null`,
    })
    .from(contentVersions)

function textOf({ bundle, source }: AnyShipped): Text {
  const content = canonicalJson(bundle)
  return { content, sha256: hashOf(content), source: source && canonicalJson(source) }
}

/** Adds the author's form to a version stored by an earlier release without it. */
async function addSource(tx: Transaction, versions: readonly StoredVersion[], { sha256, source }: Text): Promise<void> {
  const bare = versions.find((version) => version.sha256 === sha256 && !version.hasSource)
  if (bare && source) await tx.update(contentVersions).set({ source }).where(isVersion(bare.contentId, bare.version))
}

async function storeFirst(tx: Transaction, shipped: AnyShipped, text: Text, versions: readonly StoredVersion[]) {
  const version = await storedNumber(tx, shipped, text, versions)
  const activated = { activatedAt: new Date(), activatorId: PORTAL }
  await tx.update(contentVersions).set(activated).where(isVersion(shipped.id, version))
  await tx.insert(activeContent).values({ contentId: shipped.id, version, sha256: text.sha256 })
}

/** Stores a text beside the active version, unless it was already replaced by that. */
async function storeBeside(tx: Transaction, { shipped, text, versions, isRise }: Storing) {
  const isNew = !findStored(versions, text)
  const version = await storedNumber(tx, shipped, text, versions)
  const row = expectOne(await tx.select(versionColumns()).from(contentVersions).where(isVersion(shipped.id, version)))
  if (await followsProgram(tx, shipped.id)) return isNew || isRise ? row : undefined
  if (isNew) await notifyWaiting(tx, row)
  return 'waiting'
}

const BY_PORTAL = { accountId: EVERYBODY, userId: null, personId: PORTAL }

/** Ignores drafts, because they may still change or be deleted. */
const findStored = (versions: readonly StoredVersion[], { sha256 }: Text): StoredVersion | undefined =>
  versions.find((version) => version.sha256 === sha256 && (version.origin === 'shipped' || version.activatedAt))

/** The version number of this text; a text that was stored before keeps its number. */
async function storedNumber(tx: Transaction, shipped: AnyShipped, text: Text, versions: readonly StoredVersion[]) {
  await addSource(tx, versions, text)
  const stored = findStored(versions, text)
  if (stored) return stored.version
  const last = Math.max(0, ...versions.map(({ version }) => version))
  const version = Math.max(shipped.version, last + 1)
  const upstream = versions.filter(({ origin }) => origin === 'shipped').map((row) => row.version)
  const basedOn = upstream.length > 0 ? Math.max(...upstream) : null
  await tx.insert(contentVersions).values({ contentId: shipped.id, version, ...text, origin: 'shipped', basedOn })
  return version
}

/** Whether the active version was shipped and not chosen by a person. */
async function followsProgram(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ origin: contentVersions.origin })
    .from(activeContent)
    .innerJoin(
      contentVersions,
      sql`${contentVersions.contentId} = ${activeContent.contentId}
      and ${contentVersions.version} = ${activeContent.version}`,
    )
    .where(eq(activeContent.contentId, id))
  const [last] = await tx
    .select({ automatic: activations.automatic })
    .from(activations)
    .where(eq(activations.contentId, id))
    .orderBy(desc(activations.createdAt))
    .limit(1)
  return row?.origin === 'shipped' && last?.automatic !== false
}

async function notifyWaiting(tx: Transaction, row: VersionRow): Promise<void> {
  const { contentId, version, sha256 } = row
  const message = { code: 'versionWaiting', params: versionOf(row) } as const
  const at = new Date()
  await writeEvent(tx, { accountId: EVERYBODY, eventType: 'COUNTRY_NEW', message, assessmentId: null, at })
  await writeAudit(tx, BY_PORTAL, 'COUNTRY_NEW', { contentId, version, sha256 })
}
