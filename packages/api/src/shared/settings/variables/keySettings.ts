import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileFault, SettingsError } from '../settingsError.ts'

/** The error for a key that is too short. */
export const PORTAL_KEY_LENGTH = 'must have at least 32 characters, such as those of `openssl rand -base64 32`'

/** Whether the text is an Ed25519 key in base64, as in the field `publicKey` of hand-over sheets. */
export function isSenderKey(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

type KeyVariables = { PORTAL_KEY?: string | undefined; PORTAL_KEY_FILE?: string | undefined }

/** The key from its variable, or from the file that contains it. */
export function portalKey({ PORTAL_KEY, PORTAL_KEY_FILE }: KeyVariables): string | undefined {
  if (PORTAL_KEY !== undefined && PORTAL_KEY_FILE !== undefined) {
    throw new SettingsError('PORTAL_KEY, PORTAL_KEY_FILE: set one of them')
  }
  if (PORTAL_KEY_FILE === undefined) return PORTAL_KEY
  const text = readKeyFile(PORTAL_KEY_FILE)
  if (text.length < 32) throw new SettingsError(`PORTAL_KEY_FILE: the key in it ${PORTAL_KEY_LENGTH}`)
  return text
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new SettingsError(`PORTAL_KEY_FILE: ${path} cannot be read: ${fileFault(error)}`)
  }
}
