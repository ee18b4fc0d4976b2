import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { FactorCode } from './proofs.ts'

const Done = z.object({ success: z.literal(true), message: z.string() })

/** The second factor of the signed-in user. */
export const Factors = z.object({
  /** Since when a code app is asked for; null: none is. */
  codeAppSince: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
})
export type Factors = z.infer<typeof Factors>

/** Shown once: only their hashes are stored. */
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
    summary: 'Begin to add a code app (TOTP) as second factor; needs the password given again',
    access: 'signedIn',
    response: Done.extend({ secret: z.string(), uri: z.string() }),
  }),
  confirmCodeApp: endpoint({
    method: 'POST',
    path: '/authentication/factors/code-app/confirm',
    summary: 'Confirm the code app by its first code; answers the recovery codes, once',
    access: 'signedIn',
    body: z.strictObject({ code: FactorCode }),
    response: RecoveryCodes,
  }),
  removeCodeApp: endpoint({
    method: 'DELETE',
    path: '/authentication/factors/code-app',
    summary: 'Remove the code app and its recovery codes; needs the password given again',
    access: 'signedIn',
    response: Done,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/authentication/factors/recovery-codes',
    summary: 'Make new recovery codes, which void the old ones; needs the password given again',
    access: 'signedIn',
    response: RecoveryCodes,
  }),
}
