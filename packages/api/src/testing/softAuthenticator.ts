import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyProof } from '@portal/contract'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Deviation = { origin?: string; rpId?: string; counter?: number; userVerified?: boolean }
type Options = { [name: string]: unknown }

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

/**
 * A software authenticator that creates one passkey (ES256, no attestation) and signs with it, with deviations on
 * request.
 */
export function softAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const cose = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
    [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
  ])
  let signatures = 0

  const clientData = (type: string, { challenge }: Options, { origin = 'http://localhost:3000' }: Deviation) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (flags: number, { rpId = 'localhost', counter, userVerified = true }: Deviation) =>
    Buffer.concat([
      sha256(rpId),
      Buffer.from([flags | PRESENT | (userVerified ? VERIFIED : 0)]),
      uint32(counter ?? signatures),
    ])
  const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const

  return {
    create: (options: Options, deviation: Deviation = {}): NewPasskey => {
      const length = Buffer.from([0, credentialId.length])
      const key = Buffer.from(isoCBOR.encode(cose))
      const authData = Buffer.concat([head(HAS_KEY, deviation), Buffer.alloc(16), length, credentialId, key])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url')
      const clientDataJSON = clientData('webauthn.create', options, deviation).toString('base64url')
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['internal'] } }
    },
    prove: (options: Options, deviation: Deviation = {}): PasskeyProof => {
      signatures++
      const client = clientData('webauthn.get', options, deviation)
      const authenticatorData = head(0, deviation)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authenticatorData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
