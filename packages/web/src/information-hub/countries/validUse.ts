import type { ResultMap } from '@portal/contract'

/** Falls back to the first use if a link names an unknown one. */
export const validUse = ({ columns }: Pick<ResultMap, 'columns'>, use: string): string =>
  columns.some(({ id }) => id === use) ? use : (columns[0]?.id ?? use)
