import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'
import { formatInstant } from './dates.ts'

dayjs.extend(relativeTime)

/** A UTC instant as seen from now, in English: `3 minutes ago`. */
export const formatRelative = (instant: string) => dayjs(instant).fromNow()

/** A relative time, with the exact one on hover and for machines. */
export function RelativeTime({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatRelative(instant)}
    </time>
  )
}
