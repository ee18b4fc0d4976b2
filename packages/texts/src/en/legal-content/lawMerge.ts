/** A draft that is brought up to date with the version in force. */
export const lawMerge = {
  title: 'Merge',
  titleOf: 'Merge: law of {{country}}',
  titleOfHouse: 'Merge: house rules',
  lead: {
    active_zero: 'Version {{to}} was activated since this draft was begun. No change of it is taken over.',
    active_one: 'Version {{to}} was activated since this draft was begun. {{count}} change of it is taken over.',
    active_other: 'Version {{to}} was activated since this draft was begun. {{count}} changes of it are taken over.',
    shipped_zero:
      'Version {{to}} came with the program and waits beside the law that was edited here; both descend from version {{from}}. No change of it is taken over.',
    shipped_one:
      'Version {{to}} came with the program and waits beside the law that was edited here; both descend from version {{from}}. {{count}} change of it is taken over.',
    shipped_other:
      'Version {{to}} came with the program and waits beside the law that was edited here; both descend from version {{from}}. {{count}} changes of it are taken over.',
  },
  none: 'No field was changed on both sides.',
  done: 'The draft is up to date. It is proven and handed over like any other.',
  open_one: '{{count}} field is undecided.',
  open_other: '{{count}} fields are undecided.',
  write: 'Write the merged text',
  problems: 'To mend after the merge',
  whole: '{{entry}}, as a whole',
  gone: 'not there',
  chosen: 'Chosen by {{by}}, {{at}}',
  somebody: 'a former user',
  sides: {
    base: 'Before',
    ours: 'This draft',
    theirs: 'In force',
    shipped: 'Shipped version',
  },
  take: {
    ours: 'Take the draft',
    theirs: 'Take the version in force',
    shipped: 'Take the shipped version',
    both: 'Take both',
  },
} as const
