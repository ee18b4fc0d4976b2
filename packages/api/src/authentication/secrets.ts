import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets in the database with a key that is kept outside it. */
export type SecretBox = { seal: (secret: Buffer) => string; open: (stored: string) => Buffer }

/** Thrown if a stored secret cannot be decrypted with the configured key. */
export class SecretError extends Error {}

const PREFIX = 'aes-256-gcm:'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Without a key, secrets are stored in plain text, and those already encrypted cannot be read. */
export function openSecretBox(portalKey: string | undefined): SecretBox {
  if (portalKey === undefined) return { seal: (secret) => secret.toString('base64'), open: openPlain }
  const key = Buffer.from(hkdfSync('sha256', portalKey, 'abs-portal', 'secrets in the database', 32))
  return {
    seal: (secret) => seal(key, secret),
    open: (stored) => (isSealed(stored) ? open(key, stored) : openPlain(stored)),
  }
}

export const isSealed = (stored: string): boolean => stored.startsWith(PREFIX)

function openPlain(stored: string): Buffer {
  if (isSealed(stored))
    throw new SecretError('PORTAL_KEY: the keys in the database are encrypted; set the key they were encrypted with')
  return Buffer.from(stored, 'base64')
}

function seal(key: Buffer, secret: Buffer): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const text = Buffer.concat([cipher.update(secret), cipher.final()])
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')
}

function open(key: Buffer, stored: string): Buffer {
  const bytes = Buffer.from(stored.slice(PREFIX.length), 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    throw new SecretError('PORTAL_KEY: the keys in the database were encrypted with another key')
  }
}
