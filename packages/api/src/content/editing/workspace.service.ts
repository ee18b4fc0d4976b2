import { type CountryOfWorkspace, type DraftSummary, type editing, type HandlerOutput, isThin } from '@portal/contract'
import { countryName } from '@portal/texts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { contentVersions } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { compareNames } from '../../text/contentTexts.ts'
import { PROTOCOL } from '../bundles.ts'
import { waitingFor } from '../merging/upstream.ts'
import type { ActiveCountry, PublishedContent } from '../published/publishedContent.ts'
import { reviewOf } from '../stored/freshness.ts'
import { textSha256 } from '../stored/presentVersion.ts'
import { findVersion, versionColumns } from '../stored/versions.repo.ts'
import type { VersionStoreDeps } from '../versions/versions.service.ts'
import { listHandOvers, tellsOf } from './handOvers.repo.ts'

export type WorkspaceDeps = VersionStoreDeps & { published: PublishedContent; reviewMonths: number }

/** All countries as an editor of the law sees them, by name. */
export async function readWorkspace(
  { db, law, published, reviewMonths }: WorkspaceDeps,
  { userId }: Actor,
): Promise<HandlerOutput<typeof editing.workspace>> {
  const { countries, refs } = await published.current()
  const [drafts, waiting] = await Promise.all([listDrafts({ db, law }, userId), listWaiting(db, countries)])
  const treaty = refs.find(({ id }) => id === PROTOCOL)
  const ofLaw = (countryId: string) => drafts.filter((draft) => draft.contentId === countryId)
  const places = law.places.filter(({ iso2 }) => !countries.has(iso2))
  const rows = [...countries].map(([countryId, country]) =>
    present(countryId, country, {
      reviewMonths,
      shipped: waiting.get(countryId),
      drafts: ofLaw(countryId),
    }),
  )
  rows.push(...places.map(({ iso2, name }) => presentPlace(iso2, name, ofLaw(iso2))))
  rows.sort((a, b) => compareNames(a.name, b.name))
  return { treaty: { version: treaty?.version ?? 0, sha256: treaty?.sha256 ?? '' }, countries: rows }
}

type Drafts = Awaited<ReturnType<typeof listDrafts>>
type More = { reviewMonths: number; shipped: number | undefined; drafts: Drafts }

function present(
  countryId: string,
  { file, version, recorded }: ActiveCountry,
  { reviewMonths, shipped, drafts }: More,
): CountryOfWorkspace {
  const { overdue, due } = reviewOf(file, recorded, reviewMonths)
  return {
    countryId,
    name: countryName(countryId, file.name),
    lawStatus: file.lawStatus,
    version,
    mayBeginAnew: isThin(file),
    overdueSince: overdue ? due : null,
    waiting: shipped ?? null,
    drafts: drafts.map(({ contentId: _contentId, from, ...draft }): DraftSummary => {
      const isOutdated = from !== version
      return { ...draft, outdated: isOutdated ? { from: from ?? 0, to: version } : null }
    }),
  }
}

/** A place without a law of its own. */
const presentPlace = (countryId: string, name: string, drafts: Drafts): CountryOfWorkspace => ({
  countryId,
  name: countryName(countryId, name),
  lawStatus: 'unknown',
  version: null,
  mayBeginAnew: true,
  overdueSince: null,
  waiting: null,
  drafts: drafts.map(({ contentId: _contentId, from: _from, ...draft }) => ({ ...draft, outdated: null })),
})

/** All drafts, newest first, with the version that was active when each was begun. */
async function listDrafts({ db, law }: VersionStoreDeps, userId: string) {
  // Written out, because columns in a query of one table are named without their table.
  const wrote = sql<boolean>`exists (select 1 from draft_editors
    where draft_editors.content_id = content_versions.content_id
      and draft_editors.version = content_versions.version and draft_editors.user_id = ${userId})`
  const rows = await db
    .select({ row: versionColumns(), wrote })
    .from(contentVersions)
    .where(and(eq(contentVersions.origin, 'local'), isNull(contentVersions.activatedAt)))
    .orderBy(sql`${contentVersions.editedAt} desc`)
  const handOvers = await listHandOvers(db, userId)
  return rows.map(({ row, wrote: isMine }) => {
    const { contentId, version, basedOn, revision, editor, editedAt } = row
    const last = handOvers.find((one) => one.contentId === contentId && one.version === version)?.handOver
    return {
      contentId,
      version,
      basedOn,
      revision,
      editor,
      editedAt: editedAt.toISOString(),
      isMine,
      from: row.activeWhenBegun ?? basedOn,
      handOver: last && tellsOf(last, textSha256(law, row)) ? last : null,
    }
  })
}

/** The shipped version that each country's law in force does not have yet; most countries have none that waits. */
async function listWaiting(db: Db, countries: ReadonlyMap<string, ActiveCountry>): Promise<Map<string, number>> {
  const { contentId, origin, activatedAt, source } = contentVersions
  const rows = await db
    .selectDistinct({ contentId })
    .from(contentVersions)
    .where(and(eq(origin, 'shipped'), isNull(activatedAt), isNotNull(source)))
  const waiting = new Map<string, number>()
  for (const { contentId: id } of rows) {
    const row = await findVersion(db, id, countries.get(id)?.version ?? 0)
    const found = row && (await waitingFor(db, row))
    if (found) waiting.set(id, found.to)
  }
  return waiting
}
