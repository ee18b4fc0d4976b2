/** Columns of the assessment list that a reader may choose, in the order in which they stand. */
export const LIST_COLUMNS = [
  'internalReference',
  'geneticResource',
  'providerCountry',
  'intendedUse',
  'accessDate',
  'law',
  'result',
  'progress',
  'owner',
  'intendedUseDate',
  'dueDay',
  'updatedAt',
] as const
export type ListColumn = (typeof LIST_COLUMNS)[number]
