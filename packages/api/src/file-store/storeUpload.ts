import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { translate } from '@portal/texts/translate'
import { writeAudit } from '../audit/index.ts'
import type { Db } from '../db/connect.ts'
import type { Actor } from '../http/actor.ts'
import { invalid } from '../http/errors.ts'
import type { FileStore } from './fileStore.ts'
import type { FileReaders } from './reading/fileReaders.ts'
import { receiveFile } from './receiveFile.ts'

export type UploadDeps = { db: Db; files: FileStore; readers: FileReaders }
/** `sha256`: on the caller's side, if the caller says so. `announced`: the length that the caller named. */
export type Upload = {
  name: string
  sha256?: string | undefined
  body: Readable
  announced: number | undefined
}
export type StoredUpload = { fileId: string; name: string; type: string; size: number; sha256: string }
type Limits = { maxBytes: number; endings: readonly string[] }

/**
 * Receives a file, checks its content, has it scanned and stores it. Throws TOO_LARGE, INVALID_INPUT on `file` with the
 * reason, SCAN_UNAVAILABLE, FILES_UNAVAILABLE, FILES_FULL or STORAGE_FULL; in each of these cases nothing is stored.
 */
export async function storeUpload(
  deps: UploadDeps,
  actor: Actor,
  { name, sha256, body, announced }: Upload,
  { maxBytes, endings }: Limits,
): Promise<StoredUpload> {
  const received = await receiveFile(body, await deps.files.newDraft(), { maxBytes, announced })
  try {
    if (sha256 !== undefined && sha256 !== received.sha256) throw refused('fileChanged')
    const type = await checkedType(deps, actor, { ...received, name, endings })
    const fileId = randomUUID()
    await deps.files.put(fileId, received.path)
    return { fileId, name: plainName(name), type, size: received.size, sha256: received.sha256 }
  } finally {
    await rm(received.path, { force: true })
  }
}

type NewFile = { path: string; name: string; sha256: string; endings: readonly string[] }

/** The type of a file that is allowed to be stored. An infected file is recorded in the audit log. */
async function checkedType({ db, files, readers }: UploadDeps, actor: Actor, file: NewFile): Promise<string> {
  const { path, name, sha256, endings } = file
  const inspected = await readers.inspectFile(actor.userId, { path, name, endings })
  if ('fault' in inspected) throw refused(inspected.fault, endings)
  if ((await files.scan(path)) === 'infected') {
    await db.transaction((tx) => writeAudit(tx, actor, 'EVIDENCE_INFECTED', { name: plainName(name), sha256 }))
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
