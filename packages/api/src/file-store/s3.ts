import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini, S3ServiceError } from 's3mini'
import { AppError } from '../http/errors.ts'
import type { S3Settings } from '../shared/settings/variables/fileSettings.ts'
import { sha256OfFile } from './receiveFile.ts'
import type { StoredFiles } from './storedFiles.ts'

const KEYS_AT_ONCE = 1_000

/**
 * Stores files as objects of a bucket. Failures of the service throw FILES_UNAVAILABLE or FILES_FULL, and nothing is
 * stored partially.
 */
export function openS3({ endpoint, bucket, prefix, ...account }: S3Settings): StoredFiles {
  const client = new S3mini({ endpoint: `${endpoint}/${bucket}`, ...account })
  return {
    put: async (key, path) => {
      const file = await openAsBlob(path)
      // The service refuses a file that arrives with another hash.
      const hash = { 'x-amz-content-sha256': await sha256OfFile(path) }
      const type = 'application/octet-stream'
      await client.putObject(`${prefix}${key}`, file, type, undefined, hash, file.size).catch(refuse)
      await rm(path, { force: true })
    },
    read: async (key) => {
      const body = (await client.getObjectResponse(`${prefix}${key}`).catch(refuse))?.body
      if (!body) throw new AppError('FILES_UNAVAILABLE', { retryAfter: RETRY_AFTER_S })
      return Readable.fromWeb(body as ReadableStream)
    },
    remove: async (key) => {
      await client.deleteObject(`${prefix}${key}`).catch(refuse)
    },
    list: () => listObjects(client, prefix),
  }
}

async function* listObjects(client: S3mini, prefix: string) {
  let next: string | undefined
  do {
    const page = await client.listObjectsPaged('/', prefix, KEYS_AT_ONCE, next).catch(refuse)
    if (!page?.objects) throw new AppError('FILES_UNAVAILABLE', { retryAfter: RETRY_AFTER_S })
    for (const { Key: key, LastModified: writtenAt } of page.objects) {
      yield { key: key.slice(prefix.length), writtenAt }
    }
    next = page.nextContinuationToken
  } while (next)
}

const RETRY_AFTER_S = 60
/** What services call a bucket without space, beside the status 507. */
const FULL = /XMinioStorageFull|QuotaExceeded|InsufficientStorage/

/** Throws FILES_FULL if the service says so, otherwise FILES_UNAVAILABLE. */
function refuse(error: unknown): never {
  if (!(error instanceof S3ServiceError)) throw new AppError('FILES_UNAVAILABLE', { retryAfter: 10 })
  const full = error.status === 507 || FULL.test(error.body ?? '')
  const cause = new Error(`the bucket of FILES_S3_URL answered with ${error.status}`)
  throw new AppError(full ? 'FILES_FULL' : 'FILES_UNAVAILABLE', { retryAfter: RETRY_AFTER_S, cause })
}
