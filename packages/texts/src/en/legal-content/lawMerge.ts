/** A draft that is brought up to date with the version in force. */
export const lawMerge = {
  title: 'Merge',
  lead_one:
    'Version {{to}} was activated since this draft was begun on version {{from}}. {{count}} change of it is taken over.',
  lead_other:
    'Version {{to}} was activated since this draft was begun on version {{from}}. {{count}} changes of it are taken over.',
  none: 'No field was changed on both sides.',
  done: 'The draft is up to date. It is proven and handed over like any other.',
  open_one: '{{count}} field is undecided.',
  open_other: '{{count}} fields are undecided.',
  write: 'Write the merged text',
  problems: 'To mend after the merge',
  whole: '{{entry}}, as a whole',
  field: '{{entry}}: {{field}}',
  gone: 'not there',
  chosen: 'Chosen by {{by}}, {{at}}',
  somebody: 'a former user',
  sides: {
    base: 'Before',
    ours: 'This draft',
    theirs: 'In force',
  },
  take: {
    ours: 'Take the draft',
    theirs: 'Take the version in force',
    both: 'Take both',
  },
} as const
