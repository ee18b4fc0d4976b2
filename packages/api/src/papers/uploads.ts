import type { Readable } from 'node:stream'
import type { evidence as contract, HandlerInput, HandlerOutput } from '@portal/contract'
import { inArray, lt } from 'drizzle-orm'
import { removeUnnamedFiles } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import { documentFiles, evidenceFiles, evidenceUploads } from '../db/schema.ts'
import { type FileReaders, type FileStore, storeUpload } from '../file-store/index.ts'
import type { Actor } from '../http/actor.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { insertUpload } from './evidence.repo.ts'

export type FileDeps = { db: Db; files: FileStore; readers: FileReaders; settings: Pick<Settings, 'files'> }

type Upload = HandlerInput<typeof contract.upload>['query'] & { body: Readable; announced: number | undefined }

/** Receives a file and stores it as an upload of the actor. Throws as `storeUpload` does. */
export async function receiveUpload(
  deps: FileDeps,
  actor: Actor,
  file: Upload,
): Promise<HandlerOutput<typeof contract.upload>> {
  const upload = await storeUpload(deps, actor, file, deps.settings.files)
  await insertUpload(deps.db, { ...upload, userId: actor.userId, uploadedAt: new Date() })
  return upload
}

const UPLOAD_LASTS_MS = 24 * 3_600_000
const AT_ONCE = 500

/** Removes uploads that were not used for a day, and files without a database row, as a crash may leave behind. */
export async function sweepFiles({ db, files }: Pick<FileDeps, 'db' | 'files'>, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_LASTS_MS)
  await db.delete(evidenceUploads).where(lt(evidenceUploads.uploadedAt, before))
  await removeUnnamedFiles(db, before)
  await files.removeDrafts(before)
  let old: string[] = []
  for await (const { key, writtenAt } of files.list()) {
    if (writtenAt < before) old.push(key)
    if (old.length === AT_ONCE) {
      await removeUnknown({ db, files }, old)
      old = []
    }
  }
  await removeUnknown({ db, files }, old)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

async function removeUnknown({ db, files }: Pick<FileDeps, 'db' | 'files'>, keys: readonly string[]): Promise<void> {
  const ids = keys.filter((key) => UUID.test(key))
  if (ids.length === 0) return
  const stored = await db
    .select({ id: evidenceFiles.fileId })
    .from(evidenceFiles)
    .where(inArray(evidenceFiles.fileId, ids))
  const waiting = await db
    .select({ id: evidenceUploads.fileId })
    .from(evidenceUploads)
    .where(inArray(evidenceUploads.fileId, ids))
  const ofLaw = await db
    .select({ id: documentFiles.fileId })
    .from(documentFiles)
    .where(inArray(documentFiles.fileId, ids))
  const used = new Set([...stored, ...waiting, ...ofLaw].map(({ id }) => id))
  for (const id of ids) if (!used.has(id)) await files.remove(id)
}
