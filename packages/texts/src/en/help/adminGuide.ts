/** The guide for administrators and editors of the law, in the form of the user guide. */
export const adminGuide = {
  people: {
    title: 'Invite people',
    lead: 'People join your account by an invitation. Somebody who registers gets an account of their own.',
    parts: {
      invite: {
        title: 'Invite',
        text: 'Open “User management” and press “Invite a user”. Choose the role and the groups. The link in the mail is good for 24 hours; you can send it again.',
      },
      leave: {
        title: 'When somebody leaves',
        text: 'Deactivate the user. They are signed out everywhere at once. Their assessments stay; choose a new owner for those that go on.',
      },
      many: {
        title: 'Invite many at once',
        text: '“Invite several” takes a pasted list or a CSV file: a name with an address, an address that holds both names (ana.souza@…), or columns. Before anything is sent each row says what will happen: will be invited, is here already, is in the list twice, or what to mend. The answer never tells whether an address is known elsewhere. Each mail names you and your account.',
      },
    },
  },
  roles: {
    title: 'Roles and groups',
    lead: 'A role says what somebody may do, a group says where.',
    parts: {
      roles: {
        title: 'The roles',
        text: '- Guest: reads the assessments of the account.\n- Department user: makes assessments and edits their own.\n- Department power user: edits those of the groups and releases technical locks.\n- Department legal user: releases legal locks in the groups.\n- Department administrator: edits, releases technical locks and manages people in the groups.\n- Department legal administrator: releases all locks of the account and, in the operator’s account, keeps the law.\n- Account administrator: everything in the account.\n- Super administrator: everything in all accounts, for the operator of the portal.',
      },
      limits: {
        title: 'What nobody may do',
        text: 'Nobody grants a role above their own, or changes their own role, status or groups. The last administrator of an account cannot be taken away.',
      },
      groups: {
        title: 'Groups',
        text: 'Groups can have sub-groups. A person who may act in a group may also act in its sub-groups.',
      },
    },
  },
  law: {
    title: 'Keep the law',
    lead: 'The law of a country is a version with tables, duties, locks and documents. A stored version is never changed.',
    parts: {
      versions: {
        title: 'Versions',
        text: 'The page of a country lists its versions and what changed between two of them, with the uses whose colour differs. A result always names the version that it was decided by.',
      },
      activate: {
        title: 'Make a version active',
        text: 'On the page of the country, press “Review and activate” at a version. The preview counts the cases that would change and shows them. When the version becomes active, completed cases are decided again and their owners are told.',
      },
      reviews: {
        title: 'Record a review',
        text: 'Compare the active version with its source, then record the review on the page of the country. It carries your name and the day. An overdue review keeps new results from being green.',
      },
      drafts: {
        title: 'Drafts and releases',
        text: '“New draft from this version” begins a draft. “Open the draft” leads to its tables in the legal workspace, where you change it. You see at once gaps, rows that can never apply, and cases that would come out differently. Only a second person can make a draft active, and only once all of its checks pass.',
      },
    },
  },
  security: {
    title: 'Sign-in and security',
    lead: 'Who needs a second factor, and what to do when one is lost.',
    parts: {
      factor: {
        title: 'Require a second factor',
        text: 'A passkey or a code app. Under “Our account” you require one of everybody in the account. A person without one is asked to add one first. The operator can require it of all administrators.',
      },
      lost: {
        title: 'When a second factor is lost',
        text: 'A recovery code takes its place once. Without one, the person asks for help on the sign-in page, after the right password. Two administrators approve within three days, the operator in place of one who is missing. The person gets a mail at each step. Call them before you approve.',
      },
      singleSignOn: {
        title: 'Sign in at your identity provider',
        text: 'Register the portal at your provider (OpenID Connect) with the return address shown, then give issuer, client id, client secret and your domain. Verify the domain by its TXT record, test the connection, then switch it on. New people become guests; you give them a role. Passwords of the domain no longer count, except that of the administrator who switched it on.',
      },
    },
  },
  audit: {
    title: 'The audit log',
    lead: 'Each change is written to a log that nobody can edit.',
    parts: {
      read: {
        title: 'Read it',
        text: 'Filter by person, day and subject. An entry says who did what, to which case or person, and when; changed values stand there before and after.',
      },
    },
  },
  programs: {
    title: 'Programs and other systems',
    lead: 'Other programs can read and assess with a token, and are told of changes.',
    parts: {
      tokens: {
        title: 'API tokens',
        text: 'In Settings you make a token with a name, an end and scopes: read the hub, read assessments, assess, administer. It is shown once. It can never do more than you may, and you can revoke it at any time.',
      },
      webhooks: {
        title: 'Webhooks',
        text: 'The portal calls your address when an assessment is completed, a colour changes or a lock is released. Each call is signed; failed ones are tried again, and the log shows them.',
      },
      directory: {
        title: 'People from a directory',
        text: 'A company directory can create, change and deactivate users and groups (SCIM 2.0). The last administrator can never be taken away by it.',
      },
    },
  },
} as const
