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
