/** Charts of the dashboard, for those who open locks or manage users. */
export const charts = {
  months: 'Results',
  monthsNote: 'completed, sum at the end of each month',
  bar: '{{result}} up to the end of {{month}}: {{count}}',
  weeks: 'Duties by the week they are due',
  weeksAll: 'All duties',
  map: 'Where the material comes from',
  mapNote: 'The worst result of each country. A country leads to its assessments.',
  longest: 'Longest not cleared',
  longestNote: 'Counted from the day on which the oldest lock was closed.',
  all: 'All that are not cleared',
  none: 'Everything is cleared.',
  empty: 'No assessment is completed yet.',
  list: 'Show as a list',
  month: 'Month',
} as const
