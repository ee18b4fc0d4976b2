import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '../http/errors.ts'
import type { Settings } from '../startup/settings.ts'
import { openS3 } from './s3.ts'
import { scannerOf, type VirusScan } from './scanFile.ts'

/** Where whole files are stored under keys of our own making. A file that is stored never changes. */
export type FileStore = {
  /** Takes the file at this path over: afterwards all of it is stored, durably, and it is gone from the path. */
  put: (key: string, path: string) => Promise<void>
  /** Throws FILES_UNAVAILABLE. */
  read: (key: string) => Promise<Readable>
  /** Removing a file that is missing is no error. */
  remove: (key: string) => Promise<void>
  list: () => AsyncIterable<{ key: string; writtenAt: Date }>
  /** A new path for a file that is being received; it is on a disk of ours, and the folder exists. */
  newDraft: () => Promise<string>
  /** Removes drafts that an ended process left behind. */
  removeDrafts: (before: Date) => Promise<void>
  scan: VirusScan
}

type StoreSettings = Pick<Settings, 'dataDir' | 'files'>

/** The folder `files` of the data folder, or a bucket of an S3 service by setting. */
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

export type StoredFiles = Pick<FileStore, 'put' | 'read' | 'remove' | 'list'>

/** In 256 folders by the first letters of the key, so that none gets long. */
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
    const found = await stat(path).catch(() => undefined)
    if (found?.isFile()) yield { key: name, writtenAt: found.mtime }
  }
}

async function* entriesOf(folder: string): AsyncGenerator<{ path: string; name: string }> {
  const directory = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for await (const { name } of directory) yield { path: join(folder, name), name }
}

/** A renamed file survives a power cut only once its folder is written, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync().catch(() => undefined)
  await handle.close()
}
