import { type Invitation, screenPaths } from '@portal/contract'
import { translate as t } from '@portal/texts/translate'
import type { RecoveryStep } from '../../jobs/jobs.ts'
import type { Letter } from '../../mail/letter.ts'

/**
 * The mails about access to the portal. Only an invitation contains names: they were typed by the person who
 * registered, who need not be the one who reads the mail.
 */
export const validationLetter = (portal: string, url: string): Letter => ({
  kind: 'validation',
  subject: t('mails.validation.subject', { portal }),
  paragraphs: [t('mails.validation.lead', { portal }), t('mails.validation.text')],
  action: { label: t('mails.validation.action'), url },
  notes: [t('mails.validation.link'), t('mails.ignore')],
})

export function invitationLetter(portal: string, url: string, invitation: Invitation): Letter {
  const inviter = withoutLinks(invitation.inviter ?? t('mails.invitation.somebody'))
  const account = withoutLinks(invitation.account)
  const answer = t(invitation.addressInUse ? 'mails.invitation.inUse' : 'mails.invitation.text')
  return {
    kind: 'invitation',
    subject: t('mails.invitation.subject', { portal }),
    paragraphs: [t('mails.invitation.lead', { portal, inviter, account }), answer],
    action: { label: t('mails.invitation.action'), url },
    notes: [t('mails.invitation.link'), t('mails.invitation.unknown')],
  }
}

/**
 * Mail programs turn anything that looks like an address into a link; an invisible word joiner (U+2060) prevents it.
 */
export const withoutLinks = (text: string): string => text.replace(/[.:/@]/g, '$&\u2060')

export const resetLetter = (portal: string, url: string, wrongPassword: boolean): Letter => ({
  kind: 'reset',
  subject: t('mails.reset.subject'),
  paragraphs: [t('mails.reset.lead', { portal }), ...(wrongPassword ? [t('mails.reset.wrongPassword')] : [])],
  action: { label: t('mails.reset.action'), url },
  notes: [t('mails.reset.link'), t('mails.reset.notYou')],
})

/**
 * Answers a request for a password reset by a user whose organisation's provider signs them in, so that a password is
 * of no use.
 */
export const signInElsewhereLetter = ({ portalName: portal, publicUrl }: LetterSettings): Letter => ({
  kind: 'sign-in-elsewhere',
  subject: t('mails.signInElsewhere.subject'),
  paragraphs: [t('mails.signInElsewhere.lead', { portal }), t('mails.signInElsewhere.text')],
  action: { label: t('mails.alreadyRegistered.action'), url: publicUrl + screenPaths.login },
  notes: [t('mails.alreadyRegistered.notYou')],
})

type LetterSettings = { portalName: string; publicUrl: string }

export const alreadyRegisteredLetter = (portal: string, url: string): Letter => ({
  kind: 'already-registered',
  subject: t('mails.alreadyRegistered.subject'),
  paragraphs: [t('mails.alreadyRegistered.lead', { portal }), t('mails.alreadyRegistered.text')],
  action: { label: t('mails.alreadyRegistered.action'), url },
  notes: [t('mails.alreadyRegistered.notYou')],
})

export const deactivatedLetter = (portal: string): Letter => ({
  kind: 'deactivated',
  subject: t('mails.deactivated.subject'),
  paragraphs: [t('mails.deactivated.lead', { portal }), t('mails.deactivated.text')],
  notes: [t('mails.ignore')],
})

export const newAddressLetter = (portal: string, url: string): Letter => ({
  kind: 'new-address',
  subject: t('mails.newAddress.subject'),
  paragraphs: [t('mails.newAddress.lead', { portal })],
  action: { label: t('mails.newAddress.action'), url },
  notes: [t('mails.linkForDay'), t('mails.ignore')],
})

export const addressChangeLetter = (portal: string, url: string, email: string): Letter => ({
  kind: 'address-change',
  subject: t('mails.addressChange.subject'),
  paragraphs: [t('mails.addressChange.lead', { portal, email }), t('mails.addressChange.notYou')],
  action: { label: t('mails.addressChange.action'), url },
  notes: [t('mails.addressChange.link')],
})

export const addressReplacedLetter = (portal: string, url: string, email: string): Letter => ({
  ...addressChangeLetter(portal, url, email),
  kind: 'address-replaced',
  subject: t('mails.addressReplaced.subject'),
  paragraphs: [t('mails.addressReplaced.lead', { portal, email }), t('mails.addressReplaced.notYou')],
})

export const providerChangedLetter = ({ portalName, publicUrl }: LetterSettings): Letter => ({
  kind: 'provider-changed',
  subject: t('mails.providerChanged.subject'),
  paragraphs: [t('mails.providerChanged.lead', { portal: portalName }), t('mails.providerChanged.text')],
  action: { label: t('mails.providerChanged.action'), url: publicUrl + screenPaths.account },
  notes: [],
})

const RECOVERY_KINDS = {
  recoveryAsked: 'recovery-asked',
  recoveryApproved: 'recovery-approved',
  recoveryDone: 'recovery-done',
  recoveryRefused: 'recovery-refused',
} as const

/** Sent to the owner of a second factor at each step of its removal. */
export const recoveryLetter = ({ portalName: portal, publicUrl }: LetterSettings, step: RecoveryStep): Letter => ({
  kind: RECOVERY_KINDS[step],
  subject: t(`mails.${step}.subject`),
  paragraphs: [t(`mails.${step}.lead`, { portal }), t(`mails.${step}.text`)],
  action: { label: t('mails.recoveryAction'), url: publicUrl + screenPaths.login },
  notes: [t(isEnded(step) ? 'mails.recoveryEndedNotYou' : 'mails.recoveryNotYou')],
})

/** Whether the request can no longer be taken back, because it was approved or refused. */
const isEnded = (step: RecoveryStep): boolean => step === 'recoveryDone' || step === 'recoveryRefused'
