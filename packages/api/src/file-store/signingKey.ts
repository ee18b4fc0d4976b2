import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign } from 'node:crypto'
import { generatedKey } from '../data-dir/index.ts'
import type { Settings } from '../shared/settings/settings.ts'

type KeySettings = Pick<Settings, 'dataDir' | 'portalKey'>

/** The PKCS #8 encoding of an Ed25519 private key (RFC 8410) is this prefix followed by the 32 random bytes. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Signs the manifests of packs. The public key is the base64 of its SubjectPublicKeyInfo, as Web Crypto imports it. */
export type PackSigner = { publicKey: string; sign: (content: Buffer) => string }

/**
 * Opens the signing key: derived from PORTAL_KEY or, without that, generated once in the data folder with permissions
 * for the portal's user only.
 */
export async function openPackSigner(settings: KeySettings): Promise<PackSigner> {
  const seed = await seedOf(settings)
  const key: KeyObject = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')
  return { publicKey, sign: (content) => sign(null, content, key).toString('base64') }
}

async function seedOf({ dataDir, portalKey }: KeySettings): Promise<Buffer> {
  if (portalKey !== undefined) return Buffer.from(hkdfSync('sha256', portalKey, 'abs-portal', 'inspection packs', 32))
  return generatedKey(dataDir, 'inspection-packs.key')
}
