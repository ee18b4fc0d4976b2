import { z } from 'zod'

/** Six digits of a code app, or a recovery code; spaces and hyphens are allowed. */
export const FactorCode = z.string().trim().min(6).max(40)

/** Binary data in base64url, as browsers send it. */
export const Bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/)
export const credential = { id: Bytes(2000), rawId: Bytes(2000), type: z.literal('public-key') }
export const Extensions = z.record(z.string(), z.unknown()).default({})

/** The assertion of a passkey, in the same form as a new one. */
export const PasskeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: Bytes(10_000),
    authenticatorData: Bytes(10_000),
    signature: Bytes(10_000),
    userHandle: Bytes(500).optional(),
  }),
  clientExtensionResults: Extensions,
})
export type PasskeyProof = z.infer<typeof PasskeyProof>
