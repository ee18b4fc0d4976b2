import dayjs from 'dayjs'

/** Whether it is `YYYY-MM-DD` and in the calendar: the thirtieth of February is not. */
export const isRealDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && dayjs(day).format('YYYY-MM-DD') === day
