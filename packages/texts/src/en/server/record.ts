/** Texts of the record of an assessment: its history, its people and the declaration of the person who releases a lock. */
export const record = {
  /** Columns of the exported list that no screen has. */
  exported: { accessDate: 'Date of initial access', useDate: 'Intended use date' },
  deletedUser: 'deleted user',
  /** Who acted, in the audit log, where it was no user of the account. */
  actor: { portal: 'Portal', operator: 'Operator' },
  portal: 'the portal',
  deleted: 'Deleted.',
  restored: 'Restored.',
  changed: 'Changed: {{changes}}.',
  evidence: {
    added: 'Evidence was added: {{paper}}.',
    changed: 'Evidence was changed: {{paper}}.',
    file: 'Evidence has a new version of its file: {{paper}}.',
    checked: 'Evidence was checked: {{paper}}.',
    withdrawn: 'Evidence was withdrawn: {{paper}}.',
    linked: 'Evidence serves another assessment, too: {{paper}}.',
    unlinked: 'Evidence no longer serves an assessment: {{paper}}.',
    revoked: 'The ABS Clearing-House says that a certificate was revoked: {{paper}}.',
    superseded: 'The ABS Clearing-House has a newer revision of a certificate: {{paper}}.',
    expired: 'A paper expired: {{paper}}.',
  },
  samples: {
    added: 'Samples were added: {{samples}}.',
    changed: 'Samples were changed: {{samples}}.',
    removed: 'Samples were taken out: {{samples}}.',
    more: '{{samples}} and {{count}} more',
  },
  transfers: {
    added: 'Material was passed on to {{recipient}}.',
    corrected: 'The transfer to {{recipient}} was corrected: {{reason}}',
    withdrawn: 'The transfer to {{recipient}} was withdrawn: {{reason}}',
  },
  lockClosed: {
    hand: 'The {{type}} lock “{{lock}}” was placed by hand.',
    decision: 'The {{type}} lock “{{lock}}” was placed with the result.',
  },
  lockOpened: 'The {{type}} lock “{{lock}}” was released: “{{comment}}”',
  releaseAsked: 'The release of the {{types}} locks was asked for.',
  releaseAskedWith: 'The release of the {{types}} locks was asked for: “{{text}}”',
  /** Its version counts up whenever this text changes: each lock keeps the version that was agreed to. */
  disclaimer:
    'You are about to release the {{type}} lock “{{lock}}”. With it you declare that {{settled}}. As an employee you are personally responsible for due diligence: you have looked into the case yourself, you rely on more than the result of this portal, and you answer for the decision. Your name, the time, your reason and the version of this text are kept with the lock.',
  settled: {
    legal: 'the permits, terms and duties that this lock stands for are settled and can be shown',
    technical: 'the facts and samples that this lock stands for were checked and are recorded',
  },
} as const
