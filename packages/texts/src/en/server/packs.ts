/** Inspection packs: their first page, and the page that checks them without the portal. */
export const packs = {
  person: 'a person',
  title: 'Pack for an inspection',
  made: 'Made by {{portal}} on {{at}} (UTC) for: {{forWhom}}',
  code: 'Code of the pack',
  verifyAt:
    'Anybody can check the code at {{address}}. The page verify.html in this pack checks the files without the portal.',
  cases: 'Cases',
  columns: {
    number: 'Number',
    result: 'Result',
    decided: 'Decided (UTC)',
    law: 'Law read',
    code: 'Code',
    gaps: 'Missing',
  },
  noGaps: 'nothing',
  evidence: 'Evidence',
  evidenceHint: 'Its files lie in the folder evidence, under the id of each paper.',
  check: {
    title: 'Check this pack',
    lead: 'Choose the ZIP file of the pack. It stays on this computer: nothing is sent anywhere.',
    choose: 'ZIP file',
    whole: 'Unchanged: all {{count}} files are as they were made, and the signature holds.',
    changed: 'Changed: this pack is not as it was made.',
    wrong: 'Not as it was made: {{file}}',
    missing: 'Missing: {{file}}',
    extra: 'Not part of the pack: {{file}}',
    signature: 'The signature of the list of files does not hold.',
    noSignature: 'This browser cannot check the signature; the files are compared with the list only.',
    unreadable: 'This is not a pack, or it is damaged: it cannot be read.',
    otherPack: 'This is another pack than the one that this page belongs to.',
    online:
      'The portal says by the code whether the pack is known, and whether a case was decided again since: {{address}}',
  },
} as const
