/** How old the law of a country is, and who compared it with its source. */
export const reviews = {
  overdue: 'review overdue',
  overdueSince: 'Review overdue since {{day}}: until the law has been reviewed, no new result is better than amber.',
  reviewed: 'Last review',
  byNobody: 'none by a named person yet; each rule names its source',
  by: '{{day}}, by {{name}}',
  source: 'compared with: {{source}}',
  record: 'Record a review',
  recordFor: 'Record a review of {{name}}',
  recordTitle: 'Record a review: {{name}}',
  recordLead:
    'You confirm that you compared version {{version}} with its source today and found it right. It is recorded under your name. Results that are kept stay as they are.',
  sourceLabel: 'Compared with',
  sourceHint: 'The gazette, the authority’s site, or who confirmed it.',
  sourceShort: 'Say which source it was compared with.',
  recorded: 'The review of {{name}} was recorded.',
  otherVersion: 'Version {{version}} is active by now. Close this, read that one, and record the review then.',
  board: 'Overdue reviews',
  none: 'No review is overdue.',
  days_one: 'overdue for {{count}} day',
  days_other: 'overdue for {{count}} days',
} as const
