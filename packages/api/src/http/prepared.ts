import { createHash } from 'node:crypto'
import type { z } from 'zod'

/** An answer whose JSON was made and checked once, whole or in parts, with the hash it is known by. */
export type Prepared = { readonly json: string | readonly Buffer[]; readonly etag: string }

/** Checks an answer against the contract and serialises it, once; it is known by the hash of exactly this text. */
export function prepare(schema: z.ZodType, value: unknown): Prepared {
  const json = checkedJson(schema, value)
  return { json, etag: entityTag(createHash('sha256').update(json).digest('hex')) }
}

/** The JSON of a value that holds to the contract; throws for any other. */
export const checkedJson = (schema: z.ZodType, value: unknown): string => JSON.stringify(schema.parse(value))

/** An HTTP entity tag of a content hash or a version. */
export const entityTag = (value: string | number): string => `"${value}"`
