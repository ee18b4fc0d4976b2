const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** `01` January to `12` December, to choose from. */
export const monthNames = () =>
  Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1).padStart(2, '0'),
    label: MONTH.format(new Date(Date.UTC(2000, month))),
  }))
