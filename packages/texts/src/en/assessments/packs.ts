/** Making a pack for an inspection. */
export const packs = {
  title: 'Pack for an inspection',
  lead: 'One ZIP file that an inspector can read without the portal, and check with one code. What is missing stands on its first page, too.',
  make: 'Make the pack',
  made: 'The pack was made. Its code stands on its first page.',
  forWhom: 'For whom?',
  forWhomHint: 'Authority and file number. It stands on the first page and in the audit log.',
  forWhomMissing: 'Say for whom it is made.',
  names: 'Names of people; without them they are shown as "a person"',
  comments: 'Comments between colleagues',
  earlierVersions: 'Earlier versions of evidence',
  whole: 'Nothing is missing.',
  case_one: '{{number}}: 1 file of evidence',
  case_other: '{{number}}: {{count}} files of evidence',
  gaps: {
    inProgress: 'The assessment is not completed.',
    notCleared: 'A lock is closed: it is not cleared.',
    dutiesOpen: 'Duties are open.',
    noEvidence: 'There is no evidence.',
    notChecked: 'Evidence was not checked by a second person.',
    expired: 'A paper has expired.',
  },
} as const
