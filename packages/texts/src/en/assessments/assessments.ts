/** Texts about assessments that several parts of the portal show; those of the screens of their own are in `screens.ts`. */
export const assessments = {
  title: 'Assessments',
  case: {
    new: 'New assessment',
    unread: 'Assessment',
    unknownResource: 'Unidentified material',
    uses: '{{use}} +{{count}}',
    places: { high_seas_or_seabed: 'High seas', antarctica: 'Antarctica', unknown: 'Origin unknown' },
  },
  join: { and: '; ' },
  days: {
    from: 'from {{from}}',
    before: 'before {{before}}',
    between: 'from {{from}} to before {{before}}',
    always: 'any day',
  },
  status: { IN_PROGRESS: 'In progress', COMPLETED: 'Completed' },
} as const
