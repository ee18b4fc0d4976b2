import dayjs from 'dayjs'
import type { AccessSpan } from './spansOf.ts'
import classes from './timeline.module.css'

/** The days between which all bars are drawn. */
export type Axis = { readonly first: string; readonly end: string }

const YEARS_BEFORE = 3
/** A bar in which nothing changes still shows some years. */
const LEAST_YEARS = 10

/** From some years before anything changes to the day of use. */
export function axisOf(
  spans: readonly AccessSpan[],
  { accessDate, intendedUseDate }: { accessDate: string; intendedUseDate: string },
): Axis {
  const starts = spans.flatMap(({ from }) => from ?? [])
  const least = dayjs(intendedUseDate).subtract(LEAST_YEARS, 'year').format('YYYY-MM-DD')
  const [earliest = least] = [...starts, accessDate, least].toSorted()
  const first = dayjs(earliest).subtract(YEARS_BEFORE, 'year').startOf('year').format('YYYY-MM-DD')
  return { first, end: intendedUseDate }
}

type Props = { spans: readonly AccessSpan[]; axis: Axis; accessDate: string }

/** The spans to scale, each with the pattern of its colour; the list beside it says the same in words. */
export function SpanBar({ spans, axis, accessDate }: Props) {
  const place = placing(axis)
  return (
    <div className={classes.timeline} aria-hidden="true">
      <div className={classes.spanBar}>
        {spans.map(({ from, last, status }) => {
          const start = from ? place(from) : 0
          const end = last ? place(last) : 100
          return (
            <span
              key={from ?? ''}
              className={classes.span}
              data-status={status}
              style={{ insetInlineStart: `${start}%`, width: `${Math.max(end - start, 0)}%` }}
            />
          )
        })}
        <span className={classes.mark} style={{ insetInlineStart: `${place(accessDate)}%` }} />
      </div>
      <div className={classes.years}>
        {yearsOf(axis).map((year) => (
          <span key={year} style={{ insetInlineStart: `${place(`${year}-01-01`)}%` }}>
            {year}
          </span>
        ))}
      </div>
    </div>
  )
}

function placing({ first, end }: Axis) {
  const whole = Math.max(dayjs(end).diff(first, 'day'), 1)
  return (day: string) => Math.min(Math.max((dayjs(day).diff(first, 'day') / whole) * 100, 0), 100)
}

const MOST_YEARS = 7

/** Round years within the bar, no more than fit a small screen. */
function yearsOf({ first, end }: Axis): number[] {
  const [from, to] = [dayjs(first).year(), dayjs(end).year()]
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (to - from) / one <= MOST_YEARS) ?? 500
  const start = Math.ceil((from + 1) / step) * step
  return Array.from({ length: Math.max(Math.floor((to - start) / step) + 1, 0) }, (_, index) => start + index * step)
}
