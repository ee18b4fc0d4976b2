import { type LinkPurpose, screenPaths } from '@portal/contract'
import type { Language } from '@portal/texts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { users } from '../../db/schema.ts'
import type { Jobs, MailPurpose, RecoveryStep } from '../../jobs/jobs.ts'
import type { Job } from '../../jobs/runJobs.ts'
import type { Letter } from '../../mail/letter.ts'
import { type Mailer, mailIdOf } from '../../mail/mailer.ts'
import type { Settings } from '../../shared/settings/settings.ts'
import { inLanguage } from '../../text/language.ts'
import { findProviderOf, mustUseProvider } from '../single-sign-on/providers.repo.ts'
import { isInvitation } from '../users.repo.ts'
import { findInvitation } from './invitations.repo.ts'
import {
  addressChangeLetter,
  addressReplacedLetter,
  alreadyRegisteredLetter,
  deactivatedLetter,
  invitationLetter,
  newAddressLetter,
  providerChangedLetter,
  recoveryLetter,
  resetLetter,
  signInElsewhereLetter,
  validationLetter,
} from './letters.ts'
import { type LinkUser, makeLink, voidOlderLinks } from './links.repo.ts'
import { programAccessLetter } from './programAccess.ts'

export type MailRoom = { db: Db; mailer: Mailer; settings: Pick<Settings, 'publicUrl' | 'portalName'> }
type Request = Jobs['sendMail']

/**
 * Writes and sends the mail of a job. The link's token is generated here and never stored in plain text. Throws if the
 * mail could not be sent, so that the queue tries again under the same Message-ID.
 */
export async function sendMail(room: MailRoom, request: Request, job: Job): Promise<void> {
  const { userId } = request
  const [user] = await room.db.select().from(users).where(eq(users.userId, userId))
  if (!user) return
  const sending = { ...room, user, mailId: mailIdOf(job) }
  await inLanguage(await readerLanguage(room.db, user), () => sendFor(sending, request))
}

/** The language that the reader chose; for an invited user who has never signed in, the inviting user's language. */
async function readerLanguage(db: Db, { preferences, invitedBy }: LinkUser): Promise<Language | undefined> {
  if (preferences.language || !invitedBy) return preferences.language
  const [inviter] = await db.select({ preferences: users.preferences }).from(users).where(eq(users.userId, invitedBy))
  return inviter?.preferences.language
}

async function sendFor(sending: Sending, request: Request): Promise<void> {
  const { user, settings } = sending
  if (request.purpose === 'accessRestored') return nameProgramAccess(sending, request.since)
  if (request.purpose === 'emailReplaced') return nameReplacement(sending, request.from)
  const { purpose } = request
  if (purpose === 'email') return confirmAddress(sending)
  if (user.status === 'CREATED') return sendValidation(sending)
  if (purpose === 'validate') return
  if (user.status === 'DEACTIVATED') return sendLetter(sending, deactivatedLetter(settings.portalName))
  if (purpose === 'providerChanged') return sendLetter(sending, providerChangedLetter(settings))
  if (isRecoveryStep(purpose)) return sendLetter(sending, recoveryLetter(settings, purpose))
  if (purpose === 'alreadyRegistered') return sendLetter(sending, alreadyRegistered(sending))
  if (mustUseProvider(user, await findProviderOf(sending.db, user.email))) {
    return sendLetter(sending, signInElsewhereLetter(settings))
  }
  return sendReset(sending, purpose === 'resetWrongPassword')
}

async function nameProgramAccess(sending: Sending, since: string): Promise<void> {
  const { db, settings, user } = sending
  const letter = await programAccessLetter(db, settings, { userId: user.userId, since: new Date(since) })
  if (letter) await sendLetter(sending, letter)
}

const isRecoveryStep = (purpose: MailPurpose): purpose is RecoveryStep => purpose.startsWith('recovery')

type Sending = MailRoom & { user: LinkUser; mailId: string }

async function sendValidation(sending: Sending): Promise<void> {
  const { db, user, settings } = sending
  const invitation = isInvitation(user) ? await findInvitation(db, user.userId) : undefined
  await sendLink(sending, { purpose: 'validate', to: user.email, page: screenPaths.validate }, (url) =>
    invitation ? invitationLetter(settings.portalName, url, invitation) : validationLetter(settings.portalName, url),
  )
}

const sendReset = (sending: Sending, wrongPassword: boolean): Promise<void> =>
  sendLink(sending, { purpose: 'reset', to: sending.user.email, page: screenPaths.resetPassword }, (url) =>
    resetLetter(sending.settings.portalName, url, wrongPassword),
  )

/** Warns the current address, with a link to undo the change, before the link that confirms the new address exists. */
async function confirmAddress(sending: Sending): Promise<void> {
  const { user, mailId, settings } = sending
  if (user.pendingEmail === null) return
  const { portalName } = settings
  const { pendingEmail } = user
  const undoLink = { purpose: 'undoEmail', to: user.email, page: screenPaths.undoEmail } as const
  await sendLink({ ...sending, mailId: `${mailId}.old` }, undoLink, (url) =>
    addressChangeLetter(portalName, url, pendingEmail),
  )
  await sendLink(sending, { purpose: 'email', to: pendingEmail, page: screenPaths.confirmEmail }, (url) =>
    newAddressLetter(portalName, url),
  )
}

/** Tells the earlier address of a user what replaced it, with a link that undoes the change. */
const nameReplacement = (sending: Sending, from: string): Promise<void> =>
  sendLink(sending, { purpose: 'undoEmail', to: from, page: screenPaths.undoEmail }, (url) =>
    addressReplacedLetter(sending.settings.portalName, url, sending.user.email),
  )

const alreadyRegistered = ({ settings }: MailRoom): Letter =>
  alreadyRegisteredLetter(settings.portalName, settings.publicUrl + screenPaths.login)

const sendLetter = ({ mailer, user, mailId }: Sending, letter: Letter): Promise<void> =>
  mailer.send({ to: user.email, letter, mailId })

type Target = { purpose: LinkPurpose; to: string; page: string }

async function sendLink(
  { db, mailer, settings, user: { userId }, mailId }: Sending,
  { purpose, to, page }: Target,
  letterWith: (url: string) => Letter,
): Promise<void> {
  const link = await makeLink(db, { userId, purpose, email: to, mailId })
  if (!link) return
  await mailer.send({ to, letter: letterWith(`${settings.publicUrl}${page}?i=${userId}&t=${link.token}`), mailId })
  if (purpose !== 'undoEmail') await voidOlderLinks(db, link)
}
