export const list = {
  sortBy: 'Sort by {{column}}',
  rowsPerPage: 'Rows per page',
  range: '{{from}} to {{to}} of {{total}}',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
} as const
