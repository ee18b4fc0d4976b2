import type { Letter } from '../../mail/letter.ts'

/**
 * The mails about somebody's access. They name nobody: what stands in a name was typed by whoever registered, who need
 * not be the one who reads the mail.
 */
const ONCE = 'The link works once.'
const IGNORE = 'If you did not expect this mail, you need not do anything.'

export const validationLetter = (portalName: string, url: string, invited: boolean): Letter => ({
  subject: invited ? `You are invited to the ${portalName}` : `Confirm your registration at the ${portalName}`,
  paragraphs: [
    invited
      ? `An administrator of your organisation has made an account for you at the ${portalName}.`
      : `Thank you for registering at the ${portalName}. One step is left: confirm that this e-mail address is yours.`,
    'Open the link and choose your password. Then you can sign in.',
  ],
  action: { label: 'Choose a password', url },
  notes: [
    `${ONCE} It is good for 24 hours; after that, "Forgot password" on the sign-in page sends a new one.`,
    IGNORE,
  ],
})

export const resetLetter = (portalName: string, url: string, wrongPassword: boolean): Letter => ({
  subject: 'Set a new password',
  paragraphs: [
    `Somebody asked to set a new password for your account at the ${portalName}. If that was you, open the link.`,
    ...(wrongPassword ? ['The old password that was given with the request was not the right one.'] : []),
  ],
  action: { label: 'Set a new password', url },
  notes: [
    `${ONCE} It is good for one hour.`,
    'If it was not you, your password stays as it is. Tell your administrator if you get more mails like this.',
  ],
})

export const alreadyRegisteredLetter = (portalName: string, url: string): Letter => ({
  subject: 'You are registered already',
  paragraphs: [
    `Somebody tried to register at the ${portalName} with your e-mail address, which has an account already. Nothing was changed.`,
    'If that was you: sign in, or choose "Forgot password" there.',
  ],
  action: { label: 'Sign in', url },
  notes: ['If it was not you, you need not do anything.'],
})

export const deactivatedLetter = (portalName: string): Letter => ({
  subject: 'Your account is deactivated',
  paragraphs: [
    `Somebody asked for access to the ${portalName} with your e-mail address. Your account there is deactivated, so no link could be sent.`,
    'If you need access, please ask the administrator of your organisation.',
  ],
  notes: [IGNORE],
})

export const newAddressLetter = (portalName: string, url: string): Letter => ({
  subject: 'Confirm your new e-mail address',
  paragraphs: [
    `This address was entered as the new e-mail address of an account at the ${portalName}. It counts once you open the link.`,
  ],
  action: { label: 'Confirm this address', url },
  notes: [`${ONCE} It is good for 24 hours.`, IGNORE],
})

export const addressChangeLetter = (portalName: string, newEmail: string): Letter => ({
  subject: 'Your e-mail address is about to change',
  paragraphs: [
    `The e-mail address of your account at the ${portalName} is to become ${newEmail}. Until its owner confirms that, you sign in with the present address as before.`,
  ],
  notes: [
    'If it was not you who asked for this, set a new password at once with "Forgot password" on the sign-in page: that stops the change and ends all open sessions. Then tell your administrator.',
  ],
})
