import { randomBytes } from 'node:crypto'

/** Letters and digits that are easy to type: without 0, 1, I and O. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 16

/** The kind of document, as the first two letters of its code; a report has none. */
type Prefix = 'PK' | 'HS' | ''

/**
 * A code of 16 characters by which anyone can verify a document. It cannot be guessed: after the prefix, each character
 * carries five random bits.
 */
export function newVerificationCode(prefix: Prefix = ''): string {
  const bytes = randomBytes(LENGTH - prefix.length)
  return prefix + [...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
