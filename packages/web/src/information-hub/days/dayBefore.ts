import dayjs from 'dayjs'

/** The last day of a span that ends before a day. */
export const dayBefore = (day: string): string => dayjs(day).subtract(1, 'day').format('YYYY-MM-DD')
