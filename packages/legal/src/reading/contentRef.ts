import { createHash } from 'node:crypto'
import { type ContentRef, canonicalJson } from '@portal/rules'

/** Identifies a piece of content by the SHA-256 of its canonical JSON. */
export const contentRef = (id: string, version: number, content: unknown): ContentRef => ({
  id,
  version,
  sha256: createHash('sha256').update(canonicalJson(content)).digest('hex'),
})
