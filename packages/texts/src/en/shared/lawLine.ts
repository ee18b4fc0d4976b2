/** Words of the law line: the law of a country by the day on which the material was taken. */
export const lawLine = {
  alternative: 'Law of {{country}} for {{use}}: {{segments}}.',
  anyUse: 'Law of {{country}}: {{segments}}.',
  ofUsualAnswers: 'By the usual answers, the law of {{country}} for {{use}}: {{segments}}.',
  usualAnswers:
    'These are the colours of the usual answers, the reference case. The answers of a case can lead to another colour, which its light shows.',
  marked: '{{law}} {{mark}}',
  notAssessed: 'The law of {{country}} is not assessed.',
  colour: { GREEN: 'green', AMBER: 'amber', RED: 'red' },
  segment: {
    first: '{{colour}} before {{day}}',
    middle: '{{colour}} to {{day}}',
    last: '{{colour}} since',
    only: '{{colour}} on every day of access',
  },
  mark: {
    day: 'Taken on {{date}}: {{colours}}.',
    month: 'Taken in {{date}}: {{colours}}.',
    year: 'Taken in {{date}}: {{colours}}.',
    before: 'Taken before {{date}}: {{colours}}.',
    period: 'Day of access unknown, {{date}}: {{colours}}.',
    unknown: 'Date of access unknown: {{colours}}.',
  },
  period: { before: 'before {{before}}', between: 'between {{from}} and {{before}}', since: 'since {{from}}' },
  taken: {
    day: 'taken on {{date}}',
    month: 'taken in {{date}}',
    year: 'taken in {{date}}',
    before: 'taken before {{date}}',
    period: 'day of access unknown, {{date}}',
    unknown: 'date of access unknown',
  },
  tried: 'tried: {{date}}; another day needs a record',
  use: 'use from {{day}}',
  today: 'today',
  inForce: { cbd: 'CBD in force', nagoya: 'Nagoya Protocol in force' },
  treaty: { cbd: 'CBD 1993', nagoya: 'Nagoya 2014' },
} as const

export const light = {
  GREEN: { name: 'Green', meaning: 'No permit or benefit-sharing found' },
  AMBER: { name: 'Amber', meaning: 'Allowed with conditions, or not clear yet' },
  RED: { name: 'Red', meaning: 'Do not use before the conditions are met' },
  NOT_ASSESSED: { name: 'Not assessed', meaning: 'Not assessed: nobody has read the law yet' },
  NONE: { name: 'Not decided', meaning: 'Not decided yet' },
  verdict: {
    GREEN: 'No permit or benefit-sharing found',
    CONDITIONS: 'Allowed with conditions',
    UNCLEAR: 'We cannot tell yet',
    RED: 'Do not use before the conditions are met',
  },
} as const
