/** What a country published in the ABS Clearing-House, beside a draft of its law. */
export const lawClearingHouse = {
  open: 'ABS Clearing-House',
  title: 'Published in the ABS Clearing-House',
  lead: 'Compare each record with the draft. What you take over is an entry like any other: check it, and change what is wrong.',
  states: {
    other: 'The ABS Clearing-House answered with records of another country. Nothing of them is shown.',
    failed: 'The ABS Clearing-House did not give a usable answer. Try again in a minute.',
    off: 'This portal does not ask the ABS Clearing-House.',
  },
  none: 'There is no record of this country. That does not mean that it has no rules.',
  more: 'The latest {{shown}} of {{count}} records are listed.',
  kinds: {
    authority: 'Authority',
    focalPoint: 'National focal point',
    measure: 'Measure',
    procedure: 'Procedure',
  },
  record: '{{kind}}: {{title}}',
  updated: 'Changed on {{day}}.',
  page: 'Read record {{number}}',
  take: 'Take into the draft',
  takeOf: 'Take into the draft: {{record}}',
  there: 'The draft has it.',
  readThere: 'Procedures are changed in the workbook.',
} as const
