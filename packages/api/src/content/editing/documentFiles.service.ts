import {
  type documentFiles as contract,
  DOCUMENT_FILE_BYTES,
  DOCUMENT_FILE_ENDINGS,
  type HandlerOutput,
} from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../db/connect.ts'
import { contentVersions, documentFiles } from '../../db/schema.ts'
import { storeUpload, type Upload, type UploadDeps } from '../../file-store/index.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { SentFile } from '../../http/serve.ts'
import { PROTOCOL } from '../bundles.ts'
import type { LawStore } from '../law/lawStore.ts'
import { fileOf } from '../stored/presentVersion.ts'
import type { VersionRow } from '../stored/versions.repo.ts'

export type DocumentFileDeps = UploadDeps & { law: LawStore }

/** Stores the text of a law for a document of a country. Throws COUNTRY_NOT_FOUND, and as `storeUpload` does. */
export async function storeDocumentFile(
  deps: DocumentFileDeps,
  actor: Actor,
  contentId: string,
  upload: Upload,
): Promise<HandlerOutput<typeof contract.upload>> {
  if (!deps.law.isKnown(contentId)) throw deps.law.missing(contentId)
  const limits = { maxBytes: DOCUMENT_FILE_BYTES, endings: DOCUMENT_FILE_ENDINGS }
  const { fileId, name, sha256 } = await storeUpload(deps, actor, upload, limits)
  const values = { fileId, contentId, name, sha256, uploadedBy: actor.userId, uploadedAt: new Date() }
  await deps.db.insert(documentFiles).values(values)
  return { fileId, name, sha256 }
}

/** `readsDrafts`: whether files are theirs that no published version names. */
type FileOfCountry = { id: string; fileId: string; readsDrafts: boolean }

/** The text of a law. Throws NOT_FOUND, also for a file that only drafts name and that is not for this reader. */
export async function openDocumentFile(
  { db, files }: Pick<DocumentFileDeps, 'db' | 'files'>,
  { id, fileId, readsDrafts }: FileOfCountry,
): Promise<SentFile> {
  const [file] = await db
    .select()
    .from(documentFiles)
    .where(and(eq(documentFiles.fileId, fileId), eq(documentFiles.contentId, id)))
  if (!file || !(readsDrafts || (await isPublished(db, file)))) throw new AppError('NOT_FOUND')
  return { type: 'application/octet-stream', fileName: file.name, body: await files.read(fileId) }
}

type KeptFile = { contentId: string; fileId: string }

async function isPublished(db: Db, { contentId, fileId }: KeptFile): Promise<boolean> {
  const [named] = await db
    .select({ version: contentVersions.version })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.contentId, contentId),
        isNotNull(contentVersions.activatedAt),
        sql`position(${fileId} in ${contentVersions.source}) > 0`,
      ),
    )
    .limit(1)
  return named !== undefined
}

/** Throws VERSION_NOT_VALID, which names each document whose file is none that was uploaded for this law. */
export async function refuseUnknownFiles(tx: Transaction, row: VersionRow): Promise<void> {
  if (row.contentId === PROTOCOL) return
  const named = fileOf(row).documents.flatMap(({ id, file }) => (file ? [{ id, file }] : []))
  if (named.length === 0) return
  const stored = await tx.select().from(documentFiles).where(eq(documentFiles.contentId, row.contentId))
  const unknown = named.filter(
    ({ file }) =>
      !stored.some(
        ({ fileId, name, sha256 }) => fileId === file.fileId && name === file.name && sha256 === file.sha256,
      ),
  )
  const errors = unknown.map(({ id }) => ({ path: id, message: translate('refusals.unknownFile') }))
  if (errors.length > 0) throw new AppError('VERSION_NOT_VALID', { errors })
}

/** Forgets files that no version names, nor a change of a draft that could be undone; the sweep then removes them. */
export async function removeUnnamedFiles(db: Db, before: Date): Promise<void> {
  await db.delete(documentFiles).where(
    and(
      lt(documentFiles.uploadedAt, before),
      sql`not exists (select from content_versions v where v.content_id = ${documentFiles.contentId}
        and position(${documentFiles.fileId}::text in v.source) > 0)`,
      sql`not exists (select from content_edits e where e.content_id = ${documentFiles.contentId}
        and position(${documentFiles.fileId}::text in e.operations::text) > 0)`,
    ),
  )
}
