/** The guide to what-if, lists and one's own account, in the form of the user guide. */
export const workGuide = {
  whatIf: {
    title: 'What if',
    lead: 'Try other answers beside the result, without touching the record.',
    parts: {
      tryIt: {
        title: 'Try another answer',
        text: 'Open "What if" on the result and change what you could still change: the use, the partner, a paper on file. Up to three variants stand side by side. The date, the country and the organism are facts of the past and are not offered.',
      },
      keep: {
        title: 'Keep a variant',
        text: 'The link in the address bar keeps your variants, so that you can show them to somebody who may read the case. "Keep as a new assessment" makes a case of its own; the first one stays as it is.',
      },
    },
  },
  list: {
    title: 'The list of assessments',
    lead: 'One line a case: what it is, where it came from, the law on the day of access, the result and its state.',
    parts: {
      find: {
        title: 'Filter, columns and saved views',
        text: 'Filter by state, colour, country, use, owner or day. "Columns" chooses what is shown; your choice is saved with you and comes along to other computers. "Save this view" keeps filters and order under a name, for you or for the whole account.',
      },
      several: {
        title: 'Do something with several',
        text: 'Tick rows; a bar appears at the bottom. It exports them, changes the owner or who can see them, opens locks one by one, makes a pack for an inspection, or puts their reports into one file. What you may not do with a case stays as it was and is named.',
      },
      reports: {
        title: 'Reports in one file',
        text: '"Reports as PDF" writes up to 50 reports one after the other into one ZIP file. You see how much has come and can stop; then nothing is saved. Whoever asks for many in a short time has to wait a while.',
      },
    },
  },
  importing: {
    title: 'Import a list',
    lead: 'A spreadsheet of materials becomes assessments.',
    parts: {
      dryRun: {
        title: 'Try it first',
        text: 'Take the template, fill in a row a case, and drop the file (XLSX or CSV). Every row is tried before anything is written: what is wrong stands under its row with a suggestion, and the colour that the row would get is shown.',
      },
      run: {
        title: 'Start, and undo',
        text: 'Starting makes the assessments as a job; you can leave the page. The whole import can be undone as long as nobody has worked on its cases.',
      },
    },
  },
  account: {
    title: 'Your sign-in and your data',
    lead: 'Settings hold how you sign in, how the portal looks, and what it knows of you.',
    parts: {
      passkeys: {
        title: 'Passkeys and codes',
        text: 'A passkey signs you in with your fingerprint, face or device code, without a password. A code app is a second factor beside the password. Keep the recovery codes: each stands in once when the device is lost.',
      },
      sessions: {
        title: 'Where you are signed in',
        text: 'The list of sessions shows every device. End those that you do not know, and change your password.',
      },
      language: {
        title: 'Language, dates and mails',
        text: 'Choose the language, how dates are written, light or dark, and which reminders come by mail. The law’s own words stay English, with the original titles beside them.',
      },
      data: {
        title: 'Your own data',
        text: 'You can export what the portal knows of you, and ask for its erasure. Where the law wants a record kept, a pseudonym stays in place of your name.',
      },
    },
  },
} as const
