import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { syncFolder } from '../data-dir/index.ts'
import { AppError } from '../http/errors.ts'
import type { Settings } from '../shared/settings/settings.ts'
import { openS3 } from './s3.ts'
import { scannerOf, type VirusScan } from './scanFile.ts'
import type { StoredFiles } from './storedFiles.ts'

export type FileStore = StoredFiles & {
  /** A new path on a local disk, in an existing folder, for a file that is being received. */
  newDraft: () => Promise<string>
  /** Removes drafts left behind by an ended process. */
  removeDrafts: (before: Date) => Promise<void>
  scan: VirusScan
}

type StoreSettings = Pick<Settings, 'dataDir' | 'files'>

/** The folder `files` of the data folder, or an S3 bucket if configured. */
export function openFileStore({ dataDir, files: { s3, virusScan } }: StoreSettings): FileStore {
  const folder = join(dataDir, 'files')
  const drafts = join(folder, 'drafts')
  return {
    ...(s3 ? openS3(s3) : folderStore(folder)),
    newDraft: async () => {
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      return join(drafts, randomUUID())
    },
    removeDrafts: async (before) => {
      for await (const { key, writtenAt } of filesIn(drafts)) {
        if (writtenAt < before) await rm(join(drafts, key), { force: true })
      }
    },
    scan: scannerOf(virusScan),
  }
}

/** Logs that the files cannot be listed, which would otherwise only be noticed with the first file. */
export async function checkStoredFiles({ list }: Pick<FileStore, 'list'>, log: Pick<Logger, 'warn'>): Promise<void> {
  try {
    await list()[Symbol.asyncIterator]().next()
  } catch {
    log.warn('the bucket of FILES_S3_URL cannot be listed: check address, key and bucket before a file is refused')
  }
}

/** Stores files in 256 folders by the first letters of the key, so that no folder gets large. */
function folderStore(folder: string): StoredFiles {
  const pathOf = (key: string) => join(folder, 'stored', key.slice(0, 2), key)
  return {
    put: async (key, path) => {
      const target = pathOf(key)
      await mkdir(join(target, '..'), { recursive: true, mode: 0o700 })
      await rename(path, target)
      await syncFolder(join(target, '..'))
    },
    read: async (key) => {
      await stat(pathOf(key)).catch(() => {
        throw new AppError('FILES_UNAVAILABLE')
      })
      return createReadStream(pathOf(key))
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* () {
      for await (const { path } of entriesOf(join(folder, 'stored'))) yield* filesIn(path)
    },
  }
}

async function* filesIn(folder: string) {
  for await (const { path, name } of entriesOf(folder)) {
    const entry = await stat(path).catch(() => undefined)
    if (entry?.isFile()) yield { key: name, writtenAt: entry.mtime }
  }
}

async function* entriesOf(folder: string): AsyncGenerator<{ path: string; name: string }> {
  const directory = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for await (const { name } of directory) yield { path: join(folder, name), name }
}
