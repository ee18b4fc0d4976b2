/** The mails that the portal sends; `{{portal}}` is its name. */
export const mails = {
  copyAddress: 'Or copy this address into your browser:',
  ignore: 'If you did not expect this mail, you need not do anything.',
  linkForDay: 'The link works once. It is good for 24 hours.',
  validation: {
    subject: 'Confirm your registration at the {{portal}}',
    lead: 'Thank you for registering at the {{portal}}. One step is left: confirm that this e-mail address is yours.',
    text: 'Open the link and choose your password. Then you can sign in.',
    action: 'Choose a password',
    link: 'The link works once. It is good for 24 hours; after that, "Forgot password" on the sign-in page sends a new one.',
  },
  invitation: {
    subject: 'You are invited to the {{portal}}',
    lead: '{{inviter}} invites you to join the account “{{account}}” at the {{portal}}.',
    somebody: 'An administrator',
    text: 'Open the link to accept and choose your password, or to decline. Until you accept, nothing is shared with that account.',
    inUse:
      'Your address belongs to another account at the portal, and an address belongs to one account only. You can decline by the link. To accept, first change the address of your present account in Settings, or ask to be invited at another address.',
    action: 'See the invitation',
    link: 'The link works once. It is good for 24 hours; after that, whoever invited you can send a new one.',
    unknown: 'If you do not know who invites you, decline or ignore this mail: you are not made a member.',
  },
  reset: {
    subject: 'Set a new password',
    lead: 'Somebody asked to set a new password for your account at the {{portal}}. If that was you, open the link.',
    wrongPassword: 'The old password that was given with the request was not the right one.',
    action: 'Set a new password',
    link: 'The link works once. It is good for one hour.',
    notYou: 'If it was not you, your password stays as it is. Tell your administrator if you get more mails like this.',
  },
  alreadyRegistered: {
    subject: 'You are registered already',
    lead: 'Somebody tried to register at the {{portal}} with your e-mail address, which has an account already. Nothing was changed.',
    text: 'If that was you: sign in, or choose "Forgot password" there.',
    action: 'Sign in',
    notYou: 'If it was not you, you need not do anything.',
  },
  deactivated: {
    subject: 'Your account is deactivated',
    lead: 'Somebody asked for access to the {{portal}} with your e-mail address. Your account there is deactivated, so no link could be sent.',
    text: 'If you need access, please ask the administrator of your organisation.',
  },
  newAddress: {
    subject: 'Confirm your new e-mail address',
    lead: 'This address was entered as the new e-mail address of an account at the {{portal}}. It counts once you open the link.',
    action: 'Confirm this address',
  },
  addressChange: {
    subject: 'Your e-mail address is about to change',
    lead: 'The e-mail address of your account at the {{portal}} is to become {{email}}. Until its owner confirms that, you sign in with the present address as before.',
    notYou:
      'If it was not you who asked for this, open the link: your address stays or becomes what it was, all sessions end, and you are mailed a link to choose a new password. Then tell your administrator.',
    action: 'Keep this address',
    link: 'The link works once, also after the change: for 8 days from this mail.',
  },
  auditAnchor: {
    subject: 'Audit log of the {{portal}}: the state of today',
    lead: 'Keep this mail: its signed line says how far the audit log of every account has come.',
    note: 'Add the line to the file of anchors and run "npm run audit:verify": an entry that was changed or taken away since is found, also where a whole log is gone.',
  },
  duties: {
    reminder: {
      subject_one: 'A duty is due soon',
      subject_other: '{{count}} duties are due soon',
      lead_one: 'One of your duties at the {{portal}} is due soon:',
      lead_other: '{{count}} of your duties at the {{portal}} are due soon:',
    },
    week: {
      subject_one: 'Your week: 1 duty',
      subject_other: 'Your week: {{count}} duties',
      lead_one: 'This is overdue or due within four weeks at the {{portal}}:',
      lead_other: 'These {{count}} duties are overdue or due within four weeks at the {{portal}}:',
    },
    due: '{{day}}: {{duty}} ({{number}})',
    late: 'Overdue since {{day}}: {{duty}} ({{number}})',
    more_one: 'And one more.',
    more_other: 'And {{count}} more.',
    action: 'See what is due',
    note: 'You can turn these mails off under "What is due", "Subscribe (ICS)".',
  },
  lawChange: {
    subject: 'The law changed: look at your assessments',
    lead_one: 'A new version of the law is in use at the {{portal}}. One of your assessments has another result by it:',
    lead_other:
      'A new version of the law is in use at the {{portal}}. {{count}} of your assessments have another result by it:',
    assessment: '{{number}}: {{shift}}',
    more_one: 'and {{count}} more.',
    more_other: 'and {{count}} more.',
    action: 'See what changed for you',
    note: 'Your answers stay as they are. The result before, with its reasons, is kept in the history of each.',
  },
} as const
