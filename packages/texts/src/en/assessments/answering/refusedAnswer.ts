/** Why an answer is refused, by the code of the refusal. */
export const refusedAnswer = {
  question: 'There is no such question.',
  answeredByPapers: 'The portal answers this from the papers on file.',
  notUnknown: '“I don’t know” is not an answer to this question.',
  boolean: 'Answer true or false.',
  oneChoice: 'Choose one, as a text.',
  list: 'Choose one or several, as a list.',
  listOfTexts: 'Every choice is a text.',
  date: 'Write the date as 2019-03-10.',
  noDate: 'This date does not exist.',
  text: 'Answer with a text.',
  useBeforeAccess: 'The use comes before the access to the material.',
  periodAfterUse:
    'Without this date the period that was chosen before counts, and the use comes before that. Change the date of use first.',
  country: '“{{value}}” is not a known country: use its two-letter code in capitals.',
  region: '“{{value}}” is not a region of the chosen country.',
  option: '“{{value}}” is not one of the options.',
  precision: 'Give {{either}}.',
  tooShort: 'At least {{least}} characters.',
  tooLong: 'At most {{most}} characters.',
  precisions: {
    day: 'a day (2019-03-10)',
    month: 'a month (2019-03)',
    year: 'a year (2019)',
    before: '“before a day” (<2019-03-10)',
  },
} as const
