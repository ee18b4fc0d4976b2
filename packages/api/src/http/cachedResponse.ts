import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import type { z } from 'zod'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/**
 * A response body that was checked and serialised once, with its entity tag; compressed on demand, once per encoding.
 */
export type CachedResponse = {
  readonly etag: string
  readonly body: Buffer
  readonly compressed: (encoding: Encoding) => Promise<Buffer>
}

/** Checks a value against its schema and serialises it. The entity tag is the hash of the JSON. */
export function cachedResponse(schema: z.ZodType, value: unknown): CachedResponse {
  const body = Buffer.from(checkedJson(schema, value))
  const byEncoding = new Map<Encoding, Promise<Buffer>>()
  return {
    body,
    etag: entityTag(createHash('sha256').update(body).digest('hex')),
    compressed: (encoding) => {
      const compressing = byEncoding.get(encoding) ?? COMPRESS[encoding](body)
      byEncoding.set(encoding, compressing)
      return compressing
    },
  }
}

/** Brotli's default quality takes a hundred times as long, for bodies that are a few per cent smaller. */
export const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }
const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => brotliAsync(body, BROTLI),
  gzip: (body) => gzipAsync(body),
}

/** A smaller body fits in one packet, so compressing it saves nothing. */
const COMPRESSED_FROM = 1024

/** The best encoding that the client accepts, for bodies worth compressing (RFC 9110, 12.5.3). */
export function encodingFor({ body }: CachedResponse, acceptEncoding = ''): Encoding | undefined {
  if (body.length < COMPRESSED_FROM) return undefined
  const accepted = acceptEncoding.toLowerCase().split(',').filter(isWeighted)
  return ENCODINGS.find((encoding) => accepted.some((item) => item.split(';')[0]?.trim() === encoding))
}

/** A weight of 0, as in `gzip;q=0`, refuses an encoding. */
const isWeighted = (accepted: string): boolean => !/;\s*q=0(\.0*)?\s*$/.test(accepted)

/** The JSON of a value; throws unless the value fulfils the contract. */
export const checkedJson = (schema: z.ZodType, value: unknown): string => JSON.stringify(schema.parse(value))

/** An HTTP entity tag from a content hash or a version. */
export const entityTag = (value: string | number): string => `"${value}"`
