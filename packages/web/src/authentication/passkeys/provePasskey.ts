import { type PasskeyProof, passkeys } from '@portal/contract'
import { call } from '../../api/call.ts'

type Options = Parameters<typeof import('@simplewebauthn/browser')['startAuthentication']>[0]['optionsJSON']

/** Has the browser sign with a passkey of its user's choice. Rejects when the user cancels. */
export async function provePasskey(): Promise<PasskeyProof> {
  const [{ options }, { startAuthentication }] = await Promise.all([
    call(passkeys.proofOptions, {}),
    import('@simplewebauthn/browser'),
  ])
  return (await startAuthentication({ optionsJSON: options as unknown as Options })) as PasskeyProof
}
