import type { Readable } from 'node:stream'

/** Stores whole files under generated keys. A stored file never changes. */
export type StoredFiles = {
  /** Moves the file at this path into the store, durably; afterwards the path no longer exists. */
  put: (key: string, path: string) => Promise<void>
  /** Throws FILES_UNAVAILABLE. */
  read: (key: string) => Promise<Readable>
  /** Removing a missing file is not an error. */
  remove: (key: string) => Promise<void>
  list: () => AsyncIterable<{ key: string; writtenAt: Date }>
}
