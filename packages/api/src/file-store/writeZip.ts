import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { AppError } from '../http/errors.ts'
import type { FileStore } from './fileStore.ts'

/** A file in a ZIP: its content, or the key of a stored file with its size and hash at upload. */
export type ZipPart = { path: string; content: Buffer } | { path: string; fileId: string; size: number; sha256: string }

/**
 * Writes a ZIP to a new file, with its files stored uncompressed. A stored file that is missing, differs from its upload
 * or breaks off while it is read aborts with FILES_UNAVAILABLE.
 */
export async function writeZip(
  files: Pick<FileStore, 'read'>,
  path: string,
  { parts, mtime }: { parts: readonly ZipPart[]; mtime: Date },
): Promise<void> {
  const zip = new ZipFile()
  const archive = zip.outputStream as Readable
  const fail = (error: Error) => archive.destroy(error)
  // Without a listener, an error event of the library would end the process.
  zip.on('error', fail)
  const written = pipeline(archive, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const options = { mtime, compress: false }
  for (const part of parts) {
    if ('content' in part) zip.addBuffer(part.content, part.path, options)
    else
      zip.addReadStreamLazy(part.path, { ...options, size: part.size }, (begin) => {
        files.read(part.fileId).then((stored) => begin(null, asUploaded(stored, part, fail)), fail)
      })
  }
  zip.end()
  await written
}

/** The content of a stored file; the stream fails at its end if the hash differs. */
function asUploaded(stored: Readable, { sha256 }: { sha256: string }, fail: (error: Error) => void): Readable {
  const hash = createHash('sha256')
  const checked = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
    flush: (done) => done(hash.digest('hex') === sha256 ? null : new AppError('FILES_UNAVAILABLE')),
  })
  checked.once('error', fail)
  stored.once('error', () => checked.destroy(new AppError('FILES_UNAVAILABLE', { retryAfter: 10 })))
  return stored.pipe(checked)
}
