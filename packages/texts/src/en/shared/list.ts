export const list = {
  sortBy: 'Sort by {{column}}',
  sort: 'Sort by',
  directions: { asc: '{{column}}, ascending', desc: '{{column}}, descending' },
  rowsPerPage: 'Rows per page',
  labelled: '{{label}}: {{value}}',
  range: '{{from}} to {{to}} of {{total}}',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  filters: {
    active: 'Active filters',
    remove: 'Remove the filter {{filter}}',
    clear: 'Clear all',
    from: 'From',
    to: 'Until',
    turned: 'This day lies before the first one.',
  },
} as const
