import { randomBytes, randomUUID } from 'node:crypto'
import {
  COUNSEL_COMMENTS,
  COUNSEL_DAYS,
  type CounselLink,
  type counsel,
  type HandlerInput,
  type HandlerOutput,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import { writeAudit } from '../../audit/index.ts'
import type { DbOrTransaction, Transaction } from '../../db/connect.ts'
import { nameOf } from '../../db/people.ts'
import { expectOne } from '../../db/results.ts'
import { contentComments, contentLinks, users } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { today } from '../../shared/days.ts'
import { insertComment } from '../editing/comments.repo.ts'
import { type DocumentFileDeps, openDocumentFile } from '../editing/documentFiles.service.ts'
import { tellWriters } from '../editing/handOver.service.ts'
import { fileOf, textSha256 } from '../stored/presentVersion.ts'
import { findVersion, hashOf, isOf, type VersionName, type VersionRow } from '../stored/versions.repo.ts'
import { versionText } from '../stored/versionText.ts'
import { differencesOf } from '../versions/compareVersions.ts'
import { selectDraftForUpdate, type VersionRef, type VersionStoreDeps } from '../versions/versions.service.ts'

/** Counts a call by a link, from an address; throws TOO_MANY_REQUESTS. */
type CountCall = (call: { who: string; address: string }) => Promise<void>
export type CounselDeps = VersionStoreDeps & Pick<DocumentFileDeps, 'files'> & { countRead: CountCall }
type NewLink = HandlerInput<typeof counsel.invite>['body']
type LinkRow = typeof contentLinks.$inferSelect

const DAY_MS = 86_400_000

const isOpen = ({ withdrawnAt, lastDay }: LinkRow): boolean => withdrawnAt === null && lastDay >= today()

const presentLink = (link: LinkRow, by: string | null): CounselLink => ({
  linkId: link.linkId,
  counsel: link.counsel,
  by,
  at: link.createdAt.toISOString(),
  lastDay: link.lastDay,
  withdrawnAt: link.withdrawnAt?.toISOString() ?? null,
  lastUsedAt: link.lastUsedAt?.toISOString() ?? null,
  isOpen: isOpen(link),
})

/** The links of a draft, newest first. Throws VERSION_NOT_FOUND and COUNTRY_NOT_FOUND. */
export async function listLinks({ db, law }: VersionStoreDeps, { id, version }: VersionRef) {
  const row = await findVersion(db, id, version)
  if (!row) throw law.missing(id)
  return { rows: await linksOf(db, row) }
}

async function linksOf(db: DbOrTransaction, row: VersionName): Promise<CounselLink[]> {
  const rows = await db
    .select({ link: contentLinks, by: nameOf(users) })
    .from(contentLinks)
    .leftJoin(users, eq(users.userId, contentLinks.createdBy))
    .where(isOf(contentLinks, row))
    .orderBy(desc(contentLinks.createdAt))
  return rows.map(({ link, by }) => presentLink(link, by))
}

/** Makes a link and returns its token, of which only the hash is stored. Throws also VERSION_NOT_DRAFT and INVALID_INPUT. */
export function inviteCounsel(
  { db, law }: VersionStoreDeps,
  actor: Actor,
  ref: VersionRef,
  { counsel: name, lastDay }: NewLink,
): Promise<{ link: CounselLink; token: string }> {
  const latest = new Date(Date.now() + COUNSEL_DAYS * DAY_MS).toISOString().slice(0, 10)
  if (lastDay < today() || lastDay > latest)
    throw invalid([{ path: 'lastDay', message: translate('refusals.counselDay', { days: COUNSEL_DAYS }) }])
  const token = randomBytes(32).toString('base64url')
  return db.transaction(async (tx) => {
    const { contentId, version } = await selectDraftForUpdate(tx, law, ref)
    const link = { linkId: randomUUID(), tokenHash: hashOf(token), contentId, version, counsel: name, lastDay }
    await tx.insert(contentLinks).values({ ...link, createdBy: actor.userId, createdAt: new Date() })
    await writeAudit(tx, actor, 'COUNTRY_UPDATE', { contentId, version, link: link.linkId, counsel: name, lastDay })
    return { link: await readLink(tx, { contentId, version }, link.linkId), token }
  })
}

/** Withdraws a link, once. */
export function withdrawLink(
  { db, law }: VersionStoreDeps,
  actor: Actor,
  { linkId, ...ref }: VersionRef & { linkId: string },
): Promise<CounselLink> {
  return db.transaction(async (tx) => {
    const row = await findVersion(tx, ref.id, ref.version)
    if (!row) throw law.missing(ref.id)
    const { contentId, version } = row
    const changed = await tx
      .update(contentLinks)
      .set({ withdrawnAt: new Date() })
      .where(and(isOf(contentLinks, row), eq(contentLinks.linkId, linkId), isNull(contentLinks.withdrawnAt)))
      .returning()
    if (changed.length > 0)
      await writeAudit(tx, actor, 'COUNTRY_UPDATE', { contentId, version, link: linkId, withdrawn: true })
    return readLink(tx, row, linkId)
  })
}

async function readLink(tx: Transaction, row: VersionName, linkId: string) {
  const link = (await linksOf(tx, row)).find((one) => one.linkId === linkId)
  if (!link) throw new AppError('NOT_FOUND')
  return link
}

/** The link of a token and its draft. Unknown, ended and withdrawn links are refused alike: COUNSEL_LINK_NOT_VALID. */
async function openLink(deps: CounselDeps, token: string, address: string) {
  const tokenHash = hashOf(token)
  await deps.countRead({ who: tokenHash, address })
  const [link] = await deps.db.select().from(contentLinks).where(eq(contentLinks.tokenHash, tokenHash))
  const row = link && isOpen(link) ? await findVersion(deps.db, link.contentId, link.version) : undefined
  if (!link || row?.origin !== 'local' || row.activatedAt) throw new AppError('COUNSEL_LINK_NOT_VALID')
  return { link, row }
}

type ForCounsel = HandlerOutput<typeof counsel.read>

/** What outside counsel reads: the draft, what it changes of its base, and comments without the names of editors. */
export async function readForCounsel(deps: CounselDeps, token: string, address: string): Promise<ForCounsel> {
  const { link, row } = await openLink(deps, token, address)
  const { db, law } = deps
  await db.update(contentLinks).set({ lastUsedAt: new Date() }).where(eq(contentLinks.linkId, link.linkId))
  const base = row.basedOn === null ? row : ((await findVersion(db, row.contentId, row.basedOn)) ?? row)
  const { survey } = await law.survey(db)
  const textOf = (one: VersionRow) => ({ ...fileOf(one), procedures: law.editedProcedures(one).procedures })
  return {
    counsel: link.counsel,
    lastDay: link.lastDay,
    version: row.version,
    sha256: textSha256(law, row),
    file: textOf(row),
    base: textOf(base),
    differences: differencesOf(versionText(law, base), versionText(law, row)),
    comments: await commentsForCounsel(db, row),
    content: JSON.parse(survey.body.toString()),
  }
}

type FileOfDraft = { token: string; fileId: string }

/** The file of a document that the draft names. Throws COUNSEL_LINK_NOT_VALID, and NOT_FOUND for any other file. */
export async function openFileForCounsel(deps: CounselDeps, { token, fileId }: FileOfDraft, address: string) {
  const { row } = await openLink(deps, token, address)
  if (!fileOf(row).documents.some(({ file }) => file?.fileId === fileId)) throw new AppError('NOT_FOUND')
  return openDocumentFile(deps, { id: row.contentId, fileId, readsDrafts: true })
}

async function commentsForCounsel(db: DbOrTransaction, row: VersionRow): Promise<ForCounsel['comments']> {
  const rows = await db
    .select()
    .from(contentComments)
    .where(isOf(contentComments, row))
    .orderBy(asc(contentComments.createdAt), asc(contentComments.commentId))
  return rows.map(({ commentId, entry, field, text, guestName, createdAt, resolvedAt }) => ({
    commentId,
    entry,
    field,
    text,
    guestName,
    at: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  }))
}

type NewComment = Omit<HandlerInput<typeof counsel.comment>['body'], 'token'>

/** A comment from outside; those who wrote in the draft are told. Throws INVALID_INPUT once a link has taken its most. */
export async function commentAsCounsel(
  deps: CounselDeps,
  { token, name, entry, text }: NewComment & { token: string },
  address: string,
): Promise<ForCounsel['comments'][number]> {
  const { link, row } = await openLink(deps, token, address)
  return deps.db.transaction(async (tx) => {
    const ofLink = eq(contentComments.linkId, link.linkId)
    await tx.select().from(contentLinks).where(eq(contentLinks.linkId, link.linkId)).for('update')
    const [{ taken }] = (await tx.select({ taken: count() }).from(contentComments).where(ofLink)) as [{ taken: number }]
    if (taken >= COUNSEL_COMMENTS)
      throw invalid([{ path: 'text', message: translate('refusals.counselComments', { most: COUNSEL_COMMENTS }) }])
    const guest = { writtenBy: null, linkId: link.linkId, guestName: name }
    const commentId = await insertComment(tx, row, { entry, field: null, text, ...guest })
    // The name for which the link was made: anybody can type another one.
    await tellWriters(tx, row, { by: link.counsel })
    return expectOne((await commentsForCounsel(tx, row)).filter((one) => one.commentId === commentId))
  })
}
