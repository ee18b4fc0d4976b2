import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { visibleText } from '../http/text.ts'
import { Bytes, credential, Extensions } from './proofs.ts'

const Done = z.object({ success: z.literal(true), message: z.string() })

/** A new passkey in the form of `PublicKeyCredential.toJSON()` (WebAuthn Level 3). */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes(10_000),
    attestationObject: Bytes(50_000),
    transports: z.array(z.string().max(50)).max(20).default([]),
  }),
  clientExtensionResults: Extensions,
})
export type NewPasskey = z.infer<typeof NewPasskey>

export const Passkey = z.object({
  passkeyId: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const PasskeyName = visibleText(1).max(100)
const Id = z.object({ id: z.uuid() })
/** Options for `navigator.credentials`; they expire after ten minutes and can be used once. */
const Options = z.object({ options: z.record(z.string(), z.unknown()) })

export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/authentication/passkeys',
    summary: "List one's own passkeys",
    access: 'signedIn',
    response: z.object({ count: z.int(), rows: z.array(Passkey) }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/authentication/passkeys/options',
    summary: 'Begin to add a passkey (WebAuthn); requires the password or a passkey again',
    access: 'signedIn',
    response: Options,
  }),
  add: endpoint({
    method: 'POST',
    path: '/authentication/passkeys',
    summary: 'Add a passkey; if it is the first second factor, returns recovery codes, once',
    access: 'signedIn',
    body: z.strictObject({ name: PasskeyName, passkey: NewPasskey }),
    response: Done.extend({ recoveryCodes: z.array(z.string()) }),
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/authentication/passkeys/:id',
    summary: "Rename one of one's own passkeys",
    access: 'signedIn',
    params: Id,
    body: z.strictObject({ name: PasskeyName }),
    response: Done,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/authentication/passkeys/:id',
    summary: "Remove one of one's own passkeys; requires the password or a passkey again",
    access: 'signedIn',
    params: Id,
    response: Done,
  }),
  proofOptions: endpoint({
    method: 'POST',
    path: '/authentication/passkeys/proof-options',
    summary:
      'Get options to authenticate with a passkey: to sign in, as second factor, or to re-authenticate instead of the password',
    access: 'public',
    response: Options,
  }),
}
