import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { DbOrTransaction } from '../../db/connect.ts'
import { contentVersions } from '../../db/schema.ts'
import { findVersion, type VersionRow } from '../stored/versions.repo.ts'
import { outdatedBy } from '../versions/versions.service.ts'

/** A version whose changes a draft lacks, and the one from which both descend. */
export type Upstream = {
  /** `active`: activated since the draft was begun. `shipped`: came with the program and waits beside an edited law. */
  readonly source: 'active' | 'shipped'
  readonly from: number
  readonly to: number
}

/** What a draft is merged with next: the version in force before one that waits. */
export async function upstreamOf(db: DbOrTransaction, draft: VersionRow): Promise<Upstream | undefined> {
  const outdated = await outdatedBy(db, draft)
  if (outdated) return { source: 'active', ...outdated }
  const waiting = await waitingFor(db, draft)
  return waiting ? { source: 'shipped', ...waiting } : undefined
}

/** The newest shipped version that waits, if a version of the law does not have its changes yet. */
export async function waitingFor(db: DbOrTransaction, row: VersionRow): Promise<{ from: number; to: number } | null> {
  const to = await newestWaiting(db, row.contentId)
  if (to === undefined) return null
  const from = await shippedWithin(db, row)
  return from === undefined || from >= to ? null : { from, to }
}

/** The newest shipped version whose changes a version has: its own, one that was merged, or that of its origin. */
export async function shippedWithin(db: DbOrTransaction, row: VersionRow): Promise<number | undefined> {
  let at: VersionRow | undefined = row
  while (at) {
    if (at.origin === 'shipped') return at.version
    if (at.mergedShipped !== null) return at.mergedShipped
    at = at.basedOn === null ? undefined : await findVersion(db, at.contentId, at.basedOn)
  }
  return undefined
}

async function newestWaiting(db: DbOrTransaction, contentId: string): Promise<number | undefined> {
  const { version, origin, activatedAt, source } = contentVersions
  const isWaiting = and(eq(origin, 'shipped'), isNull(activatedAt), isNotNull(source))
  const [row] = await db
    .select({ version })
    .from(contentVersions)
    .where(and(eq(contentVersions.contentId, contentId), isWaiting))
    .orderBy(desc(version))
    .limit(1)
  return row?.version
}
