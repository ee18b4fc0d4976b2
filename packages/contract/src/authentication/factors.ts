import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { FactorCode } from './proofs.ts'

const Done = z.object({ success: z.literal(true), message: z.string() })

/** The second factor of the signed-in user. */
export const Factors = z.object({
  /** Since when the code app has been in use; null if there is none. */
  codeAppSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})
export type Factors = z.infer<typeof Factors>

/** Shown once: only the hashes are stored. */
const RecoveryCodes = Done.extend({ recoveryCodes: z.array(z.string()) })

export const factors = {
  read: endpoint({
    method: 'GET',
    path: '/authentication/factors',
    summary: "Read one's own second factor",
    access: 'signedIn',
    response: Factors,
  }),
  addCodeApp: endpoint({
    method: 'POST',
    path: '/authentication/factors/code-app',
    summary: 'Begin to add a code app (TOTP) as second factor; requires the password again',
    access: 'signedIn',
    response: Done.extend({ secret: z.string(), uri: z.string() }),
  }),
  confirmCodeApp: endpoint({
    method: 'POST',
    path: '/authentication/factors/code-app/confirm',
    summary: 'Confirm the code app with its first code; returns the recovery codes, once',
    access: 'signedIn',
    body: z.strictObject({ code: FactorCode }),
    response: RecoveryCodes,
  }),
  removeCodeApp: endpoint({
    method: 'DELETE',
    path: '/authentication/factors/code-app',
    summary: 'Remove the code app and its recovery codes; requires the password again',
    access: 'signedIn',
    response: Done,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/authentication/factors/recovery-codes',
    summary: 'Create new recovery codes, which void the old ones; requires the password again',
    access: 'signedIn',
    response: RecoveryCodes,
  }),
}
