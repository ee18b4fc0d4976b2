import { formatInstant, formatRelative } from './dates.ts'

/** When something happened: relative to read, exact on hover and for machines. */
export function RelativeTime({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} title={formatInstant(instant)}>
      {formatRelative(instant)}
    </time>
  )
}
