import { generateSync } from 'otplib'
import { ADMIN, DEMO_ADMIN, DEMO_SCIENTIST } from '../../testing/portal.ts'
import { type Call, callerOf, signedIn } from './caller.ts'

const { password } = DEMO_ADMIN
/** The user whose second factor is lost: its removal is first refused, then approved by two administrators. */
const FORGETFUL = 'dpt-power-user@demo.example'
const WRONG_PASSWORD = 'dpt-legal-user@demo.example'
const DEACTIVATED = 'guest-user@demo.example'

type Place = {
  readonly portal: string
  /** The time of the portal, in milliseconds. */
  readonly now: () => number
  readonly language: string
  readonly admin: Call
  readonly operator: Call
}

/**
 * Causes the mails about access to the portal, in the ways that people do; returns the id of the user who was deactivated
 * for one of them.
 */
export async function causeAccessMails(place: Place): Promise<string> {
  const { portal, language, admin } = place
  const anybody = callerOf(portal, language)
  const forgotten = (email: string, oldPassword = '') =>
    anybody('POST', '/authentication/reset-password', { email, oldPassword })
  await recoverFactors(place)
  await anybody('POST', '/authentication/register', registrationOf(`lena.hoffmann-${language}@institute.example`))
  await anybody('POST', '/authentication/register', registrationOf(DEMO_SCIENTIST.email))
  const person = { firstName: 'Tomas', lastName: 'Novak', role: 'DPT_USER' }
  await admin('POST', '/users', { ...person, email: `tomas.novak-${language}@demo.example` })
  await inviteAgain(admin, { ...person, email: ADMIN.email })
  await forgotten(FORGETFUL)
  await forgotten(WRONG_PASSWORD, 'not-this')
  await admin('PUT', '/users/me', { email: `mei.tanaka-${language}@demo.example` })
  const deactivated = await deactivate(admin)
  await forgotten(DEACTIVATED)
  return deactivated
}

const registrationOf = (email: string) => ({
  email,
  password: 'thistle-Harbour!!2027',
  firstName: 'Lena',
  lastName: 'Hoffmann',
  accountType: 'COM',
  role: 0,
  accountId: Date.now(),
})

async function recoverFactors({ portal, now, language, admin, operator }: Place): Promise<void> {
  const forgetful = await signedIn(portal, language, { email: FORGETFUL, password })
  await forgetful('POST', '/tokens', { name: 'Nightly export', scopes: ['read:hub'], days: 30 })
  const { secret } = await forgetful<{ secret: string }>('POST', '/authentication/factors/code-app')
  await forgetful('POST', '/authentication/factors/code-app/confirm', {
    code: generateSync({ secret, epoch: now() / 1000 }),
  })
  const ask = async () => {
    await admin('POST', '/authentication/recovery', { email: FORGETFUL, password })
    const { rows } = await admin<{ rows: { recoveryId: string }[] }>('GET', '/authentication/recovery-requests')
    return `/authentication/recovery-requests/${rows[0]?.recoveryId}`
  }
  await admin('DELETE', await ask())
  const request = await ask()
  await admin('POST', `${request}/approve`)
  await operator('POST', `${request}/approve`)
}

/** Invites a person whose address belongs to another account, which the invitation says; a second time resends it. */
async function inviteAgain(admin: Call, person: { email: string }): Promise<void> {
  const query = { q: person.email, filter: { status: ['CREATED'] } }
  const { rows } = await admin<{ rows: { userId: string }[] }>('POST', '/users/list', query)
  const [invited] = rows
  await (invited ? admin('POST', `/users/${invited.userId}/resend-invitation`) : admin('POST', '/users', person))
}

async function deactivate(admin: Call): Promise<string> {
  const { rows } = await admin<{ rows: { userId: string }[] }>('POST', '/users/list', { q: DEACTIVATED })
  const userId = String(rows[0]?.userId)
  await admin('PUT', `/users/${userId}`, { status: 'DEACTIVATED' })
  return userId
}
