import type { Preferences } from '@portal/contract'
import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'
import utc from 'dayjs/plugin/utc'
import { getSession } from '../../api/session.ts'
import { isRealDay } from './isRealDay.ts'

dayjs.extend(relativeTime)
dayjs.extend(utc)

type DateStyle = Preferences['dateStyle']

const INSTANTS = { fr: 'DD/MM/YYYY [at] HH:mm', iso: 'YYYY-MM-DD HH:mm', us: 'MM/DD/YYYY [at] h:mm A' } as const
const DAYS = { fr: 'DD/MM/YYYY', iso: 'YYYY-MM-DD', us: 'MM/DD/YYYY' } as const

/** A UTC instant in the reader's own time zone and date style, by default the French one: `20/11/2026 at 16:40`. */
export const formatInstant = (instant: string) => dayjs(instant).format(INSTANTS[chosenStyle()])

/** The same in UTC, and saying so: a record is read in other places than it was made in. */
export const formatInstantInUtc = (instant: string) => `${dayjs.utc(instant).format(INSTANTS[chosenStyle()])} UTC`

/** A calendar day `YYYY-MM-DD` in the reader's date style, by default the French one: `20/11/2026`. */
export const formatDay = (day: string) => dayjs(day).format(DAYS[chosenStyle()])

/** The same of every day within a text; a span such as `2024-10-22/23` is left as it is. */
export const formatDays = (text: string) =>
  text.replaceAll(/(?<![\w/-])\d{4}-\d\d-\d\d(?![\w-]|\/\d)/g, (day) => (isRealDay(day) ? formatDay(day) : day))

/** A UTC instant as seen from now, in English: `3 minutes ago`. */
export const formatRelative = (instant: string) => dayjs(instant).fromNow()

const chosenStyle = (): DateStyle => getSession().user?.preferences.dateStyle ?? 'fr'
