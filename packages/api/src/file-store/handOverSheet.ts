import { createHash, createPublicKey, verify } from 'node:crypto'
import { HandOverSheet, type SIGNERS } from '@portal/contract'
import { canonicalJson } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import { invalid } from '../http/errors.ts'
import { parseJsonStrictly, RepeatedKeyError } from '../http/parseJson.ts'
import type { Settings } from '../shared/settings/settings.ts'
import type { PackSigner } from './signingKey.ts'

/** The facts of the material in words, by question. */
export type Facts = readonly { id: string; question: string; value: string }[]
type Unsigned = Omit<HandOverSheet, 'signature' | 'publicKey'>

/** The file of a sheet: canonical JSON with a signature over everything else. */
export function signSheet(sheet: Unsigned, { publicKey, sign }: PackSigner): { text: string; sha256: string } {
  // `undefined` fields do not exist in JSON and must be removed before signing.
  const content = JSON.parse(JSON.stringify({ ...sheet, publicKey }))
  const signature = sign(Buffer.from(canonicalJson(content)))
  const text = canonicalJson({ ...content, signature })
  return { text, sha256: createHash('sha256').update(text).digest('hex') }
}

/** A sheet that this portal has stored. */
export const parseSheet = (sheet: string): HandOverSheet => HandOverSheet.parse(JSON.parse(sheet))

/** The maximum difference assumed between the clocks of two portals. */
const CLOCKS_MS = 10 * 60_000

/**
 * Parses a sheet and verifies its signature with the key in it. Throws INVALID_INPUT that says what is wrong: not such
 * a file, changed since it was signed, or dated in the future.
 */
export function parseHandOverSheet(text: string): HandOverSheet {
  const parsedJson = parsed(text)
  const { success, data, error } = HandOverSheet.safeParse(parsedJson)
  if (!success) {
    const [issue] = error.issues
    throw refused(t('transfers.faults.form', { field: issue?.path.join('.') ?? '', message: issue?.message ?? '' }))
  }
  if (!isSigned(parsedJson as HandOverSheet)) throw refused(t('transfers.faults.changed'))
  if (Date.parse(data.issuedAt) > Date.now() + CLOCKS_MS)
    throw refused(t('transfers.faults.future', { at: data.issuedAt }))
  return data
}

function parsed(text: string): unknown {
  let parsedJson: unknown
  try {
    parsedJson = parseJsonStrictly(text)
  } catch (error) {
    if (error instanceof RepeatedKeyError)
      throw refused(t('transfers.faults.repeatedKey', { key: error.key.slice(0, 100) }))
    throw refused(t('transfers.faults.noSheet'))
  }
  const isSheet =
    typeof parsedJson === 'object' &&
    parsedJson !== null &&
    'format' in parsedJson &&
    parsedJson.format === 'abs-hand-over-sheet'
  if (!isSheet) throw refused(t('transfers.faults.noSheet'))
  return parsedJson
}

const refused = (message: string) => invalid([{ path: 'content', message }])

/** The signature covers everything in the file, including fields unknown to this portal. */
function isSigned({ signature, ...content }: HandOverSheet): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(content.publicKey, 'base64'), format: 'der', type: 'spki' })
    if (key.asymmetricKeyType !== 'ed25519') return false
    return verify(null, Buffer.from(canonicalJson(content)), key, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** Whether a sheet was signed by this portal, by one whose key is configured as trusted, or by an unknown one. */
export function signerOf(
  { publicKey }: HandOverSheet,
  own: PackSigner,
  { trustedSenders }: Pick<Settings, 'trustedSenders'>,
): (typeof SIGNERS)[number] {
  if (publicKey === own.publicKey) return 'own'
  return trustedSenders.includes(publicKey) ? 'trusted' : 'unknown'
}
