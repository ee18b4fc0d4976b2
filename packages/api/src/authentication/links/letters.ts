import type { Letter } from '../../mail/letter.ts'
import { translate as t } from '../../text/translate.ts'

/**
 * The mails about somebody's access. They name nobody: what stands in a name was typed by whoever registered, who need
 * not be the one who reads the mail.
 */
export const validationLetter = (portal: string, url: string, invited: boolean): Letter => ({
  subject: t(invited ? 'mails.invitation.subject' : 'mails.validation.subject', { portal }),
  paragraphs: [t(invited ? 'mails.invitation.lead' : 'mails.validation.lead', { portal }), t('mails.validation.text')],
  action: { label: t('mails.validation.action'), url },
  notes: [t('mails.validation.link'), t('mails.ignore')],
})

export const resetLetter = (portal: string, url: string, wrongPassword: boolean): Letter => ({
  subject: t('mails.reset.subject'),
  paragraphs: [t('mails.reset.lead', { portal }), ...(wrongPassword ? [t('mails.reset.wrongPassword')] : [])],
  action: { label: t('mails.reset.action'), url },
  notes: [t('mails.reset.link'), t('mails.reset.notYou')],
})

export const alreadyRegisteredLetter = (portal: string, url: string): Letter => ({
  subject: t('mails.alreadyRegistered.subject'),
  paragraphs: [t('mails.alreadyRegistered.lead', { portal }), t('mails.alreadyRegistered.text')],
  action: { label: t('mails.alreadyRegistered.action'), url },
  notes: [t('mails.alreadyRegistered.notYou')],
})

export const deactivatedLetter = (portal: string): Letter => ({
  subject: t('mails.deactivated.subject'),
  paragraphs: [t('mails.deactivated.lead', { portal }), t('mails.deactivated.text')],
  notes: [t('mails.ignore')],
})

export const newAddressLetter = (portal: string, url: string): Letter => ({
  subject: t('mails.newAddress.subject'),
  paragraphs: [t('mails.newAddress.lead', { portal })],
  action: { label: t('mails.newAddress.action'), url },
  notes: [t('mails.linkForDay'), t('mails.ignore')],
})

export const addressChangeLetter = (portal: string, email: string): Letter => ({
  subject: t('mails.addressChange.subject'),
  paragraphs: [t('mails.addressChange.lead', { portal, email })],
  notes: [t('mails.addressChange.notYou')],
})
