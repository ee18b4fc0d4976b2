/** The comparison of countries as a file: headings and the case it was made for. */
export const comparisonFile = {
  sheet: 'Comparison',
  use: 'Intended use',
  GREEN: 'Green',
  AMBER: 'Amber',
  RED: 'Red',
  NOT_ASSESSED: 'Not assessed',
  factsAsOf: 'Facts as of',
  accessDate: 'Date of access',
  intendedUseDate: 'Date of intended use',
  law: 'Law that was read',
  lawOf: 'of the provider country alone',
  savedOn: 'Saved on',
  link: 'Link',
  disclaimer: 'This is not legal advice.',
  facts: {
    papers: { name: 'Papers on file', values: { none: 'none' } },
    traditionalKnowledge: { name: 'Traditional knowledge', values: { no: 'no' } },
    conditions: { name: 'Conditions of the country', values: { no: 'all answered with no' } },
    region: { name: 'Region', values: { strictest: 'the strictest one' } },
  },
} as const
