import type { ResultMap } from '@portal/contract'

/** A use that a link made up counts as left out. */
export const validUse = ({ columns }: Pick<ResultMap, 'columns'>, use: string): string =>
  columns.some(({ id }) => id === use) ? use : (columns[0]?.id ?? use)
