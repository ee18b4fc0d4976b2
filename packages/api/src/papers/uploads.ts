import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { evidence as contract, HandlerInput, HandlerOutput } from '@portal/contract'
import { translate } from '@portal/texts/translate'
import { inArray, lt } from 'drizzle-orm'
import { writeAudit } from '../audit/index.ts'
import type { Db } from '../db/connect.ts'
import { evidenceFiles, evidenceUploads } from '../db/schema.ts'
import { type FileReaders, type FileStore, receiveFile } from '../file-store/index.ts'
import type { Actor } from '../http/actor.ts'
import { invalid } from '../http/errors.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { insertUpload } from './evidence.repo.ts'

export type FileDeps = { db: Db; files: FileStore; readers: FileReaders; settings: Pick<Settings, 'files'> }

type Upload = HandlerInput<typeof contract.upload>['query'] & { body: Readable; announced: number | undefined }

/**
 * Receives a file, checks its content, has it scanned and stores it as an upload of the actor. Throws TOO_LARGE,
 * INVALID_INPUT on `file` with the reason, SCAN_UNAVAILABLE, FILES_UNAVAILABLE, FILES_FULL or STORAGE_FULL; in each of these cases
 * nothing is stored.
 */
export async function receiveUpload(
  deps: FileDeps,
  actor: Actor,
  { name, sha256, body, announced }: Upload,
): Promise<HandlerOutput<typeof contract.upload>> {
  const { maxBytes } = deps.settings.files
  const received = await receiveFile(body, await deps.files.newDraft(), { maxBytes, announced })
  try {
    if (sha256 !== undefined && sha256 !== received.sha256) throw refused('fileChanged')
    const type = await checkedType(deps, actor, { ...received, name })
    const fileId = randomUUID()
    await deps.files.put(fileId, received.path)
    const upload = { fileId, name: plainName(name), type, size: received.size, sha256: received.sha256 }
    await insertUpload(deps.db, { ...upload, userId: actor.userId, uploadedAt: new Date() })
    return upload
  } finally {
    await rm(received.path, { force: true })
  }
}

type NewFile = { path: string; name: string; sha256: string }

/** The type of a file that is allowed to be stored. An infected file is recorded in the audit log. */
async function checkedType({ db, files, readers, settings }: FileDeps, actor: Actor, file: NewFile): Promise<string> {
  const { endings } = settings.files
  const inspected = await readers.inspectFile(actor.userId, { path: file.path, name: file.name, endings })
  if ('fault' in inspected) throw refused(inspected.fault, endings)
  if ((await files.scan(file.path)) === 'infected') {
    const subject = { name: plainName(file.name), sha256: file.sha256 }
    await db.transaction((tx) => writeAudit(tx, actor, 'EVIDENCE_INFECTED', subject))
    throw refused('fileInfected')
  }
  return inspected.type
}

type Fault =
  | 'fileChanged'
  | 'fileInfected'
  | Extract<Awaited<ReturnType<FileReaders['inspectFile']>>, { fault: unknown }>['fault']

const refused = (fault: Fault, endings: readonly string[] = []) =>
  invalid([{ path: 'file', message: translate(`refusals.${fault}`, { endings: endings.join(', ') }) }])

/** Strips folders, control characters, and bidirectional control characters, which could disguise the extension. */
const plainName = (name: string): string =>
  name
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim() || 'file'

const UPLOAD_LASTS_MS = 24 * 3_600_000
const AT_ONCE = 500

/** Removes uploads that were not used for a day, and files without a database row, as a crash may leave behind. */
export async function sweepFiles({ db, files }: Pick<FileDeps, 'db' | 'files'>, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - UPLOAD_LASTS_MS)
  await db.delete(evidenceUploads).where(lt(evidenceUploads.uploadedAt, before))
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
  const used = new Set([...stored, ...waiting].map(({ id }) => id))
  for (const id of ids) if (!used.has(id)) await files.remove(id)
}
