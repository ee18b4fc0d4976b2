/** The guide to the dashboard, the end of the form, what-if, lists and one's own account, in the form of the user guide. */
export const workGuide = {
  dashboard: {
    title: 'The dashboard',
    lead: 'The first screen shows what waits for you, what the law changed, and what is due next.',
    parts: {
      waits: {
        title: 'My turn and my duties',
        text: '“My turn” lists the locks that you may release and the assessments that you began. “My duties” lists what is due for you.\nThe figures at the top count the assessments that you may see. Each of them opens the list.',
      },
      changed: {
        title: 'Changed by law, and news',
        text: 'When a new version of a law changes a result of yours, it stands here for 90 days with the colour before and after. News comes from the treaties, from laws in the world, and from new versions in the portal.',
      },
    },
  },
  material: {
    title: 'Material, data and knowledge',
    lead: 'A law can cover the organism, what is made from it, data about it, or knowledge of it.',
    parts: {
      kinds: {
        title: 'Materials',
        text: 'Tick everything that you use, because laws differ on extracts, compounds and sequence data.\nA compound falls under these rules if it can be traced to an organism that somebody accessed for it. A standard ingredient from a catalogue usually cannot be traced in this way.',
      },
      data: {
        title: 'Sequence data',
        text: 'Data that you make from material follow the papers of that material. Public data follow the terms of the database and the mechanism of the CBD.',
      },
      knowledge: {
        title: 'Traditional knowledge',
        text: 'Answer “Yes” if the work relies on knowledge of indigenous peoples or local communities. Those who hold it have a say, even if it is published.',
      },
      exceptions: {
        title: 'Exceptions',
        text: 'Crops of the International Treaty, pathogens, and goods bought for direct use can be under other rules. The portal asks about an exception only where it can apply. “I don’t know” is an answer, too.',
      },
    },
  },
  confirm: {
    title: 'Check and confirm',
    lead: 'The last page of the form shows all answers, what is missing, and the result as it would be.',
    parts: {
      check: {
        title: 'Check your answers',
        text: 'Required answers that are missing stand in bold, and “Change” leads to the question. Open answers that count for the result are listed, too. A question that you skipped can be answered later. Each answer is saved as you give it; while there is no connection, it stays in this tab and is sent later.',
      },
      confirmation: {
        title: 'What confirming does',
        text: 'With “Confirm and see the record” you declare that the answers are correct to your knowledge. The declaration stands above the button. Then the assessment is completed: the result becomes a record, its duties can be given to people and dated, and the locks that a rule asks for are placed.',
      },
      later: {
        title: 'Change an answer later',
        text: 'This opens the assessment again, and the earlier result stays in the history. While a lock is closed, the answers of a completed assessment cannot be changed.',
      },
    },
  },
  whatIf: {
    title: 'What if',
    lead: 'Try other answers beside the result, without touching the record.',
    parts: {
      tryIt: {
        title: 'Try another answer',
        text: 'Open “What if” on the result and change any answer: the use, the partner, a paper on file. Up to three scenarios stand beside the record. “Change one fact” suggests only what you could still change, not the date, the country or the organism, which are facts of the past.',
      },
      keep: {
        title: 'Keep a scenario',
        text: 'The link in the address bar keeps your scenarios, so that you can show them to somebody who may read the case. “Start an assessment” makes a new assessment of it; the first one stays as it is.',
      },
    },
  },
  list: {
    title: 'The list of assessments',
    lead: 'One line a case: what it is, where it came from, the law on the day of access, the result and its state.',
    parts: {
      find: {
        title: 'Filter, columns and saved views',
        text: 'Filter by state, colour, country, use, owner or day. “Columns” chooses what is shown; your choice follows you to other computers. “Save this view” keeps filters and order under a name, for you or for the whole account; “Change this view” renames or shares it.',
      },
      several: {
        title: 'Do something with several',
        text: 'Tick rows; a bar appears at the bottom. It stars or exports them, changes the owner or who can see them, releases locks one by one, makes a pack for an inspection, or puts their reports into one file. Two cases can also be compared; the link in the address bar leads back to the comparison. What you may not do with a case stays as it was and is named.',
      },
      reports: {
        title: 'Reports in one file',
        text: '“Reports as PDF” writes up to 50 reports one after the other into one ZIP file. You see how much has come and can stop; then nothing is saved. After many reports in a short time you have to wait a while.',
      },
    },
  },
  manage: {
    title: 'Name, share, copy or delete a case',
    lead: 'The three dots of a case, on its page or in its row of the list, hold what you may do with it.',
    parts: {
      details: {
        title: 'Name, owner and who can see it',
        text: 'Give the case a name and a reference of your own under “Name, reference, visibility and owner”. Everybody in the account can read it, unless you choose “Only me and administrators”. An administrator of the account can give it to another owner.',
      },
      comments: {
        title: 'Comments and star',
        text: '“Comments” on the case is the place for questions: whoever may read the case reads them, and the owner is told. The star marks cases that you need often; the list can show those alone.',
      },
      remove: {
        title: 'Copy, delete and restore',
        text: '“Copy” begins a new assessment with the same answers. “Delete” takes a case out of lists, searches and counts; its record is kept. You can restore it for 30 days: filter the list by “Deleted”. A case with a closed lock cannot be deleted.',
      },
    },
  },
  importing: {
    title: 'Import a list',
    lead: 'A spreadsheet of materials becomes assessments.',
    parts: {
      dryRun: {
        title: 'Start from your own sheet',
        text: 'Drop the file as you have it (XLSX, CSV or text), or take the template. Choose sheet and head row, see what each word becomes and why, and answer what is missing for all rows at once. Every row is tried before anything is written, and the colour that it would get is shown.',
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
        text: 'A passkey signs you in with your fingerprint, face or device code, without a password. A code app is a second factor beside the password. Keep the recovery codes: each of them signs you in once when the device is lost.',
      },
      sessions: {
        title: 'Where you are signed in',
        text: '“Where you are signed in” lists every browser. End the sessions that you do not know, and change your password. To sign out here, choose “Sign out” in the menu behind your initials, at the top right.',
      },
      language: {
        title: 'Language, dates and mails',
        text: 'Under “Display” you choose the language, how dates are written, light or dark, and the rows per page. Which reminders come by mail is chosen with “Subscribe (ICS)” on the page “What is due”. The law’s own words stay English; the page of each document shows its original title.',
      },
      data: {
        title: 'Your own data',
        text: 'You can export what the portal knows of you, and ask for its erasure. Where the law wants a record kept, a pseudonym takes the place of your name.',
      },
    },
  },
} as const
