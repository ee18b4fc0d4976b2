import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'
import { formatInstant } from './dates.ts'

dayjs.extend(relativeTime)

/** A UTC instant as seen from now, in English: `3 minutes ago`. */
export const formatRelative = (instant: string, isShort = false) => dayjs(instant).fromNow(isShort)

/** A relative time, with the exact one on hover and for machines; short without "ago", where a heading says it. */
export function RelativeTime({ instant, isShort }: { instant: string; isShort?: boolean }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatRelative(instant, isShort)}
    </time>
  )
}
