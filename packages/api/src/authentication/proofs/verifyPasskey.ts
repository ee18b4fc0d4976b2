import type { NewPasskey, PasskeyProof } from '@portal/contract'
import { eq } from 'drizzle-orm'
import type { Db, DbOrTransaction, Transaction } from '../../db/connect.ts'
import { passkeys } from '../../db/schema.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import type { Keys, OneTimePurpose, OneTimeToken } from '../keys.ts'
import { takeOneTimeToken } from '../oneTimeTokens.ts'

export type PasskeyAccess = { db: Db; keys: Keys; publicUrl: string; portalName: string }

/** Loaded with the first passkey, because its three hundred files are a fifth of what a start would load. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/**
 * The relying party: a passkey belongs to the host of the portal's public URL and is accepted only from pages of that
 * origin.
 */
const partyOf = ({ publicUrl }: Pick<PasskeyAccess, 'publicUrl'>) => {
  const { hostname, origin } = new URL(publicUrl)
  return { rpID: hostname, origin }
}

/** The challenge is a signed one-time token, so that nothing is stored for requests that anyone can make. */
const challengeOf = (token: string) => Buffer.from(token)

/** Registration options for a discoverable passkey, on a device that verifies its user. */
export async function newPasskeyOptions(access: PasskeyAccess, { userId, user }: Actor) {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const token = await access.keys.signOneTimeToken('newPasskey', { userId })
  const present = await access.db.select().from(passkeys).where(eq(passkeys.userId, userId))
  return generateRegistrationOptions({
    rpName: access.portalName,
    rpID: partyOf(access).rpID,
    userName: user.email,
    userID: Buffer.from(userId),
    userDisplayName: `${user.firstName} ${user.lastName}`,
    challenge: challengeOf(token),
    excludeCredentials: present.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** Authentication options for any passkey that the browser holds for the portal. */
export async function proofOptions(access: PasskeyAccess) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const token = await access.keys.signOneTimeToken('passkey', {})
  const { rpID } = partyOf(access)
  return generateAuthenticationOptions({ rpID, challenge: challengeOf(token), userVerification: 'required' })
}

/** Verifies that a passkey was created for this user and challenge. Throws PASSKEY_NOT_VALID. */
export async function verifyNewPasskey(access: PasskeyAccess, userId: string, passkey: NewPasskey) {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { rpID, origin } = partyOf(access)
  const challenge = challengeReader(access.keys, 'newPasskey')
  const verified = await verifyRegistrationResponse({
    response: passkey,
    expectedChallenge: challenge.isGood,
    expectedOrigin: origin,
    expectedRPID: rpID,
  }).catch(() => undefined)
  if (!verified?.verified || challenge.token()?.claims.userId !== userId) throw new AppError('PASSKEY_NOT_VALID')
  return { ...verified.registrationInfo.credential, challenge: challenge.token() }
}

/**
 * Verifies the signature of a passkey within the caller's transaction and returns the user it belongs to. Throws
 * PASSKEY_NOT_VALID for a replayed proof, another origin or challenge, an unknown passkey, or a counter that did not
 * increase, as with a cloned key.
 */
export async function takePasskey(
  tx: Transaction,
  access: Pick<PasskeyAccess, 'keys' | 'publicUrl'>,
  proof: PasskeyProof,
): Promise<{ userId: string }> {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const [stored] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, proof.id)).for('update')
  if (!stored) throw new AppError('PASSKEY_NOT_VALID')
  const { rpID, origin } = partyOf(access)
  const challenge = challengeReader(access.keys, 'passkey')
  const verified = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: challenge.isGood,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { ...stored, id: stored.credentialId, publicKey: Buffer.from(stored.publicKey, 'base64url') },
  }).catch(() => undefined)
  if (!verified?.verified) throw new AppError('PASSKEY_NOT_VALID')
  await refuseUsed(tx, challenge.token())
  const { newCounter } = verified.authenticationInfo
  await tx
    .update(passkeys)
    .set({ counter: newCounter, usedAt: new Date() })
    .where(eq(passkeys.credentialId, stored.credentialId))
  return { userId: stored.userId }
}

/** A challenge can be answered only once. */
export async function refuseUsed(db: DbOrTransaction, token: OneTimeToken | undefined): Promise<void> {
  if (!token || !(await takeOneTimeToken(db, token))) throw new AppError('PASSKEY_NOT_VALID')
}

function challengeReader(keys: Keys, purpose: OneTimePurpose) {
  let token: OneTimeToken | undefined
  return {
    isGood: async (challenge: string): Promise<boolean> => {
      token = await keys.readOneTimeToken(purpose, Buffer.from(challenge, 'base64url').toString())
      return token !== undefined
    },
    token: () => token,
  }
}
