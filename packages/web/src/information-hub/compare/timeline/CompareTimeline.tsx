import type { CountryOverTime, ResultMap } from '@portal/contract'
import type { Status } from '@portal/rules'
import { useQueries } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '../../../shared/dates/dates.ts'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { TrafficLight } from '../../../shared/status/TrafficLight.tsx'
import { dayBefore, useSpanText } from '../../days/useSpanText.ts'
import { hubQueries, validUse } from '../../hub.queries.ts'
import classes from '../compare.module.css'
import { comparisonTable } from '../comparisonTable.ts'
import { UseSelect } from '../UseSelect.tsx'
import { type ComparisonSettings, useStatedCaseText } from '../useComparison.ts'
import timeline from './timeline.module.css'

/** Timeline of one use: the result of each selected country by date of access. */
export function CompareTimeline({ map, comparison }: { map: ResultMap; comparison: ComparisonSettings }) {
  const { t } = useTranslation()
  const caseText = useStatedCaseText()
  const { days, stated } = comparison
  const use = validUse(map, comparison.use)
  const { lines } = comparisonTable(map, comparison.countries)
  const { intendedUseDate } = days
  const found = useQueries({
    queries: lines.map(({ iso2 }) => ({
      ...hubQueries.overTime(iso2, { intendedUseDate, ...stated }),
      select: ({ segments }: { segments: Parameters<typeof spansOf>[0] }) => spansOf(segments, use),
    })),
  })
  const axis = axisOf(
    found.flatMap(({ data }) => data ?? []),
    days,
  )
  return (
    <>
      <UseSelect map={map} comparison={{ ...comparison, use }} />
      <p className={classes.case}>{caseText({ case: map.case, columns: map.columns, intendedUseDate, use })}</p>
      <p>{t('informationHub.compare.timelineLead', { accessDate: formatDay(days.accessDate) })}</p>
      {lines.map(({ iso2, name }, index) => {
        const query = found[index]
        return (
          <section key={iso2} aria-label={name} className={timeline.overTime}>
            <h2>
              <Link to={paths.country(iso2)}>{name}</Link>
            </h2>
            {query && (
              <Loaded<AccessSpan[]> query={query} lines={3}>
                {(spans) => (
                  <>
                    <SpanBar spans={spans} axis={axis} accessDate={days.accessDate} />
                    <SpanList spans={spans} accessDate={days.accessDate} />
                  </>
                )}
              </Loaded>
            )}
          </section>
        )
      })}
    </>
  )
}

/** Time axis that all bars share. */
type Axis = { readonly first: string; readonly end: string }

const YEARS_BEFORE = 3
/** Minimum length of the axis, for countries whose result never changes. */
const MIN_YEARS = 10

/** The axis begins a few years before the first change and ends on the date of intended use. */
function axisOf(
  spans: readonly AccessSpan[],
  { accessDate, intendedUseDate }: { accessDate: string; intendedUseDate: string },
): Axis {
  const starts = spans.flatMap(({ from }) => from ?? [])
  const least = dayjs(intendedUseDate).subtract(MIN_YEARS, 'year').format('YYYY-MM-DD')
  const [earliest = least] = [...starts, accessDate, least].toSorted()
  const first = dayjs(earliest).subtract(YEARS_BEFORE, 'year').startOf('year').format('YYYY-MM-DD')
  return { first, end: intendedUseDate }
}

type Props = { spans: readonly AccessSpan[]; axis: Axis; accessDate: string }

/** Bar to scale with a pattern per colour; hidden from screen readers, which read the list instead. */
function SpanBar({ spans, axis, accessDate }: Props) {
  const place = placing(axis)
  return (
    <div className={timeline.timeline} aria-hidden="true">
      <div className={timeline.spanBar}>
        {spans.map(({ from, last, status }) => {
          const start = from ? place(from) : 0
          const end = last ? place(last) : 100
          return (
            <span
              key={from ?? ''}
              className={timeline.span}
              data-status={status}
              style={{ insetInlineStart: `${start}%`, width: `${Math.max(end - start, 0)}%` }}
            />
          )
        })}
        <span className={timeline.mark} style={{ insetInlineStart: `${place(accessDate)}%` }} />
      </div>
      <div className={timeline.years}>
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

const MAX_YEARS = 7

/** Ticks at round years, as many as fit a small screen. */
function yearsOf({ first, end }: Axis): number[] {
  const from = dayjs(first).year()
  const to = dayjs(end).year()
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (to - from) / one <= MAX_YEARS) ?? 500
  const start = Math.ceil((from + 1) / step) * step
  return Array.from({ length: Math.max(Math.floor((to - start) / step) + 1, 0) }, (_, index) => start + index * step)
}

/** The bar as a list of date ranges. */
function SpanList({ spans, accessDate }: { spans: readonly AccessSpan[]; accessDate: string }) {
  const { t } = useTranslation()
  const spanText = useSpanText()
  return (
    <ul className={classes.spans}>
      {spans.map((span) => (
        <li key={span.from ?? ''}>
          <TrafficLight status={span.status} />
          <span>
            {spanText(span)}
            {isWithin(span, accessDate) && <strong> ({t('informationHub.compare.yours')})</strong>}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Range of access dates, both included, with the same result; null is an open end. */
type AccessSpan = { readonly from: string | null; readonly last: string | null; readonly status: Status }

/** Merges neighbouring segments that differ only for other uses. */
export function spansOf(segments: CountryOverTime['segments'], use: string): AccessSpan[] {
  const spans: AccessSpan[] = []
  for (const { from, before, statuses } of segments) {
    const status = statuses[use] ?? 'AMBER'
    const last = before && dayBefore(before)
    const previous = spans.at(-1)
    if (previous?.status === status) spans[spans.length - 1] = { ...previous, last }
    else spans.push({ from, last, status })
  }
  return spans
}

export const isWithin = ({ from, last }: AccessSpan, day: string): boolean =>
  (from === null || from <= day) && (last === null || day <= last)
