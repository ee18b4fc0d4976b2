import type { Preferences } from '@portal/contract'
import dayjs from 'dayjs'
import { getSession } from '../../api/session.ts'

type DateStyle = Preferences['dateStyle']

const DAYS = { fr: 'DD/MM/YYYY', iso: 'YYYY-MM-DD', us: 'MM/DD/YYYY' } as const
const TIMES = { fr: '[at] HH:mm', iso: 'HH:mm', us: '[at] h:mm A' } as const

/** A UTC instant in the reader's own time zone and date style, by default the French one: `20/11/2026 at 16:40`. */
export const formatInstant = (instant: string) => `${formatDay(instant)} ${formatTime(instant)}`

/** The same in UTC, and saying so, because a record is read in other time zones than it was made in. */
export const formatInstantInUtc = (instant: string) =>
  // Day and time are formatted apart: a time of 1 January exists in every zone, which no shift to summer time skips.
  `${formatDay(instant.slice(0, 10))} ${formatTime(`2000-01-01T${instant.slice(11, 19)}`)} UTC`

/** A calendar day `YYYY-MM-DD` in the reader's date style, by default the French one: `20/11/2026`. */
export const formatDay = (day: string) => dayjs(day).format(DAYS[chosenStyle()])

/** The same of every day within a text; a span such as `2024-10-22/23` is left as it is. */
export const formatDays = (text: string) =>
  text.replaceAll(/(?<![\w/-])\d{4}-\d\d-\d\d(?![\w-]|\/\d)/g, (day) => (isRealDay(day) ? formatDay(day) : day))

const formatTime = (instant: string) => dayjs(instant).format(TIMES[chosenStyle()])

const chosenStyle = (): DateStyle => getSession().user?.preferences.dateStyle ?? 'fr'

/** Whether it is `YYYY-MM-DD` and in the calendar: the thirtieth of February is not. */
export const isRealDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && dayjs(day).format('YYYY-MM-DD') === day

/** How long a day may rest while it is typed. */
export const DAY_TYPING_MS = 500

/** Whether a day is typed to its end: typing a year passes through the years 2, 20 and 202, which nobody means. */
export const isCompleteDay = (day: string): boolean => day >= '1000'
