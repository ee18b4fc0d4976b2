import { randomUUID } from 'node:crypto'
import type { CountryReview, reviews as contract, HandlerInput, HandlerOutput } from '@portal/contract'
import { countryName } from '@portal/texts'
import { writeAudit } from '../../audit/index.ts'
import type { Db, Transaction } from '../../db/connect.ts'
import { expectOne } from '../../db/results.ts'
import { contentReviews } from '../../db/schema.ts'
import { EVERYBODY, writeEvent } from '../../events/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { today } from '../../shared/days.ts'
import { compareNames } from '../../text/contentTexts.ts'
import type { LawStore } from '../law/lawStore.ts'
import type { PublishedContent } from '../published/publishedContent.ts'
import { type ReviewRow, reviewOf } from '../stored/freshness.ts'
import { versionOf } from '../stored/makeActive.ts'
import { fileOf } from '../stored/presentVersion.ts'
import { findVersion, selectActiveForShare, type VersionRow } from '../stored/versions.repo.ts'

export type ReviewDeps = {
  db: Db
  law: Pick<LawStore, 'missing'>
  published: PublishedContent
  reviewMonths: number
}

type ReviewInput = HandlerInput<typeof contract.record>['body']

const DAY_MS = 86_400_000

/** The countries whose review is overdue, the longest overdue first. */
export async function listOverdue({
  published,
  reviewMonths,
}: ReviewDeps): Promise<HandlerOutput<typeof contract.overdue>> {
  const { countries } = await published.current()
  const now = Date.parse(today())
  const rows = [...countries].flatMap(([countryId, { file, version, recorded }]) => {
    const review = reviewOf(file, recorded, reviewMonths)
    const daysOverdue = (now - Date.parse(review.due)) / DAY_MS
    return review.overdue ? [{ countryId, name: countryName(countryId, file.name), version, review, daysOverdue }] : []
  })
  rows.sort((a, b) => b.daysOverdue - a.daysOverdue || compareNames(a.name, b.name))
  return { count: rows.length, rows }
}

/**
 * Records that the actor has reviewed the active version today. Version and saved results stay the same; new decisions
 * get the law's own colour again. Throws COUNTRY_NOT_FOUND, VERSION_NOT_FOUND for a country without content, and
 * STALE_VERSION if another version than the one the actor read is active.
 */
export async function recordReview(
  { db, law, published, reviewMonths }: ReviewDeps,
  actor: Actor,
  contentId: string,
  body: ReviewInput,
): Promise<CountryReview> {
  const review = await db.transaction(async (tx) => {
    const row = await selectReviewedForShare(tx, contentId)
    if (!row) throw law.missing(contentId)
    if (row.version !== body.version) throw new AppError('STALE_VERSION', { current: { version: row.version } })
    return reviewOf(fileOf(row), await insertReview(tx, actor, row, body.source), reviewMonths)
  })
  published.checkAgain()
  return review
}

/** The active version, locked FOR SHARE so that it stays active until the transaction ends. */
async function selectReviewedForShare(tx: Transaction, contentId: string): Promise<VersionRow | undefined> {
  const [active] = await selectActiveForShare(tx, [contentId])
  return active && findVersion(tx, contentId, active.version)
}

async function insertReview(tx: Transaction, actor: Actor, row: VersionRow, source: string): Promise<ReviewRow> {
  const { contentId, version } = row
  const reviewer = `${actor.user.firstName} ${actor.user.lastName}`
  const at = new Date()
  const reviewed = { reviewedBy: actor.userId, reviewer, reviewedOn: today(), source, createdAt: at }
  const recorded = expectOne(
    await tx
      .insert(contentReviews)
      .values({ ...reviewed, contentId, version, reviewId: randomUUID() })
      .returning(),
  )
  const message = { code: 'versionReviewed', params: versionOf(row) } as const
  await writeEvent(tx, { accountId: EVERYBODY, eventType: 'COUNTRY_UPDATE', message, assessmentId: null, at })
  const { reviewId, reviewedOn } = recorded
  await writeAudit(tx, actor, 'COUNTRY_REVIEW', { contentId, version, reviewId, reviewedOn, source })
  return recorded
}
