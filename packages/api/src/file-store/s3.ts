import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsV4Signer } from 'aws4fetch'
import { AppError } from '../http/errors.ts'
import type { StoredFiles } from './fileStore.ts'
import { sha256OfFile } from './receiveFile.ts'

/** An S3 bucket, addressed by path; `prefix` precedes every key. */
export type S3Settings = {
  endpoint: string
  bucket: string
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

type Call = { method: 'GET' | 'PUT' | 'DELETE'; key?: string; query?: string; file?: { path: string; size: number } }

const SILENT_MS = 30_000

/**
 * Stores files as objects of a bucket. Failures of the service throw FILES_UNAVAILABLE, and nothing is stored
 * partially.
 */
export function openS3(settings: S3Settings): StoredFiles {
  return {
    put: async (key, path) => {
      const { size } = await stat(path)
      const reply = await callS3(settings, { method: 'PUT', key, file: { path, size } })
      await succeeded(reply)
      await rm(path, { force: true })
    },
    read: async (key) => {
      const reply = await callS3(settings, { method: 'GET', key })
      if (reply.statusCode !== 200) await refuse(reply)
      return reply
    },
    remove: async (key) => succeeded(await callS3(settings, { method: 'DELETE', key })),
    list: () => listObjects(settings),
  }
}

/** Lists the objects in pages of 1,000 keys (ListObjectsV2). */
async function* listObjects(settings: S3Settings) {
  let token: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: settings.prefix })
    if (token) query.set('continuation-token', token)
    const reply = await callS3(settings, { method: 'GET', query: String(query) })
    if (reply.statusCode !== 200) await refuse(reply)
    const text = await textOf(reply)
    for (const [, key = '', at = ''] of text.matchAll(
      /<Contents>[\s\S]*?<Key>([^<]*)<\/Key>[\s\S]*?<LastModified>([^<]*)</g,
    )) {
      yield { key: key.slice(settings.prefix.length), writtenAt: new Date(at) }
    }
    token = /<NextContinuationToken>([^<]*)</.exec(text)?.[1]
  } while (token)
}

async function callS3(settings: S3Settings, { method, key, query, file }: Call): Promise<IncomingMessage> {
  const { endpoint, bucket, prefix, accessKeyId, secretAccessKey, region } = settings
  const url = `${endpoint}/${bucket}${key === undefined ? '' : `/${prefix}${key}`}${query ? `?${query}` : ''}`
  const headers = { 'x-amz-content-sha256': file ? await sha256OfFile(file.path) : EMPTY_SHA256 }
  const signer = new AwsV4Signer({ method, url, headers, accessKeyId, secretAccessKey, region, service: 's3' })
  const signed = await signer.sign()
  const length: { [name: string]: string } = file ? { 'content-length': String(file.size) } : {}
  try {
    return await sendTo(signed.url, { method, headers: { ...Object.fromEntries(signed.headers), ...length } }, file)
  } catch {
    throw new AppError('FILES_UNAVAILABLE', { retryAfter: 10 })
  }
}

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

type SignedRequest = { method: string; headers: { [name: string]: string } }

async function sendTo(url: URL, options: SignedRequest, file: Call['file']): Promise<IncomingMessage> {
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options)
  request.setTimeout(SILENT_MS, () => request.destroy(new Error('no answer')))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve)
    request.once('error', reject)
  })
  const sent = file ? pipeline(createReadStream(file.path), request) : Promise.resolve(void request.end())
  const [reply] = await Promise.all([answered, sent.catch(() => undefined)])
  return reply
}

async function succeeded(reply: IncomingMessage): Promise<void> {
  if ((reply.statusCode ?? 500) >= 300) await refuse(reply)
  reply.resume()
}

/** Throws FILES_FULL if the service reports it by 507 or its own code, otherwise FILES_UNAVAILABLE. */
async function refuse(reply: IncomingMessage): Promise<never> {
  const text = await textOf(reply).catch(() => '')
  const full = reply.statusCode === 507 || /<Code>(XMinioStorageFull|QuotaExceeded|InsufficientStorage)/.test(text)
  const cause = new Error(`the bucket of FILES_S3_URL answered with ${reply.statusCode}`)
  throw new AppError(full ? 'FILES_FULL' : 'FILES_UNAVAILABLE', { retryAfter: 60, cause })
}

const MAX_TEXT_BYTES = 4 * 1024 * 1024

async function textOf(reply: Readable): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > MAX_TEXT_BYTES) break
  }
  return Buffer.concat(chunks).toString('utf8')
}
