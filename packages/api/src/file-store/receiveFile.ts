import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { translate } from '@portal/texts/translate'
import { AppError } from '../http/errors.ts'

export type ReceivedFile = { path: string; size: number; sha256: string }

type Limits = { maxBytes: number; announced: number | undefined }

/**
 * Streams an upload to a new file on disk. Throws TOO_LARGE as soon as the limit is exceeded, or before reading
 * anything if the announced length exceeds it, and the system's error if the disk is full; in all cases nothing is left behind.
 */
export async function receiveFile(incoming: Readable, path: string, limits: Limits): Promise<ReceivedFile> {
  if (limits.announced !== undefined && limits.announced > limits.maxBytes) throw tooLarge(limits.maxBytes)
  const hash = createHash('sha256')
  let size = 0
  const counted = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length
      if (size > limits.maxBytes) return done(tooLarge(limits.maxBytes))
      hash.update(chunk)
      done(null, chunk)
    },
  })
  try {
    // Where the limit is exceeded, the connection stays for the answer.
    const chunks = incoming.iterator({ destroyOnReturn: false })
    await pipeline(chunks, counted, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (error) {
    await rm(path, { force: true })
    throw refusalOf(error)
  }
  return { path, size, sha256: hash.digest('hex') }
}

const MB = 1024 * 1024

const tooLarge = (maxBytes: number): AppError =>
  new AppError('TOO_LARGE', {
    errors: [{ path: 'file', message: translate('refusals.fileTooLarge', { limit: Math.floor(maxBytes / MB) }) }],
  })

/** Error codes for a caller who disconnected, or ended before the announced length. */
const BROKEN_OFF = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'ECONNABORTED', 'ABORT_ERR']

function refusalOf(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  return BROKEN_OFF.includes(String(code)) ? new AppError('MALFORMED') : error
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
