import { type TimeAxis, timeAxis, yearsOf } from '@portal/contract'
import type { LawSegment } from '@portal/rules'
import { daysOfAccess, firstDayOf, type LawLineFacts, type LawName, lawSentence } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { formatDay, formatPartialDay, today } from '../dates/dates.ts'
import classes from './LawLine.module.css'
import { EventLabels, type LawEvent, MarkLabels } from './labels.tsx'

/**
 * `list` is for a table cell, `panel` shows treaties and today, `row` shares one axis with other lines, `full` shows
 * events and days.
 */
export type LawLineSize = 'list' | 'panel' | 'row' | 'full'

type Shape = {
  readonly height: number
  readonly middle: number
  /** Heights of a segment in pixels: the weight shows the result without colour. */
  readonly weights: { readonly GREEN: number; readonly AMBER: number; readonly RED: number }
  /** Radius of a day marker. */
  readonly dot: number
}

const SHAPES: Record<LawLineSize, Shape> = {
  list: { height: 16, middle: 8, weights: { GREEN: 2, AMBER: 4, RED: 6 }, dot: 3.5 },
  panel: { height: 38, middle: 9, weights: { GREEN: 3, AMBER: 6, RED: 10 }, dot: 4.5 },
  row: { height: 16, middle: 8, weights: { GREEN: 3, AMBER: 5, RED: 9 }, dot: 4 },
  full: { height: 132, middle: 62, weights: { GREEN: 4, AMBER: 7.5, RED: 12.5 }, dot: 6 },
}

type Props = {
  size: LawLineSize
  law: LawName
  /** Null if the law of the country has not been assessed. */
  segments: readonly LawSegment[] | null
  /** The answered date of access (`2012`, `2019-03`, `2019-03-10`, `<2014-10-12`, `unknown`); null without an answer. */
  mark: string | null
  /** The segments are those of the reference case, beside the light of a case that may have other answers. */
  isReference?: boolean
  /** True if the mark is not an answer but a day being tried out, which the user can move along the line. */
  isTried?: boolean
  /** Events shown above the line in the full size, in chronological order. */
  events?: readonly LawEvent[]
  /** The start of use as it was answered (`2026`, `2026-12`, `2026-12-01`), shown below the line in the full size. */
  useDate?: string | null
}

/**
 * The law of a country by day of access: thin for green, medium for amber, heavy for red, and an outline of the worst
 * where open questions leave several colours possible. Positions are percentages and
 * heights are pixels, so that the line fits any width and keeps its weight.
 */
export function LawLine(props: Props) {
  const { size, law, segments, mark, isReference = false, isTried = false, events = [], useDate = null } = props
  const sentence = useLawSentence()
  const shape = SHAPES[size]
  const useDay = firstDayOf(useDate)
  const axis = timeAxis([today(), ...(useDay ? [useDay] : [])])
  return (
    <svg
      className={classes.line}
      data-size={size}
      height={shape.height}
      role="img"
      aria-label={sentence({ law, segments, mark, isReference })}
    >
      {size === 'full' && <EventLabels events={events} axis={axis} />}
      {size === 'full' && <Years axis={axis} step={5} top={72} label={89} />}
      <Segments segments={segments} axis={axis} shape={shape} />
      {size === 'panel' && <TreatyLabels axis={axis} />}
      {size === 'full' && (
        <MarkLabels mark={mark} isTried={isTried} useDate={useDate} axis={axis} middle={shape.middle} />
      )}
      {mark !== null && <Mark mark={mark} axis={axis} size={size} />}
    </svg>
  )
}

/** The years above or below lines of size `row`, which share this axis. */
export function LawLineAxis() {
  return (
    <svg className={classes.line} height={20} aria-hidden="true">
      <Years axis={timeAxis([today()])} step={10} label={13} />
    </svg>
  )
}

type SegmentsProps = { segments: readonly LawSegment[] | null; axis: TimeAxis; shape: Shape }

function Segments({ segments, axis, shape: { middle, weights } }: SegmentsProps) {
  if (segments === null)
    return <line className={classes.notAssessed} x1="0" x2="100%" y1={middle} y2={middle} strokeDasharray="1 4" />
  return segments.map(({ from, before, status, possible }) => {
    const start = axis.at(from ?? axis.first)
    const width = axis.at(before ?? axis.last) - start
    const height = weights[status]
    if (width <= 0) return null
    return (
      <rect
        key={from ?? axis.first}
        className={possible ? classes.open : classes.segment}
        data-status={possible ? undefined : status}
        x={`${start}%`}
        width={`${width.toFixed(2)}%`}
        y={middle - height / 2}
        height={height}
      />
    )
  })
}

type MarkProps = { mark: string; axis: TimeAxis; size: LawLineSize }

function Mark({ mark, axis, size }: MarkProps) {
  const { middle, height, dot } = SHAPES[size]
  const days = daysOfAccess(mark)
  if (!days) {
    const y = size === 'full' ? middle + 18 : Math.min(middle + 7, height - 1)
    return <line className={classes.unknown} x1="0.6%" x2="99.4%" y1={y} y2={y} strokeDasharray="2 2" />
  }
  const start = axis.at(days.from ?? axis.first)
  const end = axis.at(days.before ?? axis.last)
  if (isOneDay(mark)) return <circle className={classes.dot} cx={`${start}%`} cy={middle} r={dot} />
  if (size === 'full') {
    return (
      <rect
        className={classes.dot}
        x={`${start}%`}
        width={`${Math.max(end - start, 0.5).toFixed(2)}%`}
        y={middle - 9}
        height={18}
        rx={3}
      />
    )
  }
  const ends = { x1: `${start}%`, x2: `${end}%`, y1: middle, y2: middle }
  return (
    <>
      <line className={classes.rim} {...ends} strokeWidth={2 * dot + 1.5} strokeLinecap="round" />
      <line className={classes.bar} {...ends} strokeWidth={2 * dot - 1.5} strokeLinecap="round" />
    </>
  )
}

const isOneDay = (mark: string) => /^\d{4}-\d\d-\d\d$/.test(mark)

type YearsProps = { axis: TimeAxis; step: number; label: number; top?: number }

function Years({ axis, step, label, top }: YearsProps) {
  return (
    <g className={classes.years}>
      {top !== undefined && <line className={classes.axis} x1="0" x2="100%" y1={top} y2={top} />}
      {yearsOf(axis, step).map((year) => {
        const x = `${axis.at(`${year}-01-01`)}%`
        return (
          <g key={year} data-narrow={year % 10 === 0}>
            {top !== undefined && <line className={classes.axis} x1={x} x2={x} y1={top} y2={top + 4} />}
            <text x={x} y={label} textAnchor="middle">
              {year}
            </text>
          </g>
        )
      })}
    </g>
  )
}

const CBD = '1993-12-29'
const NAGOYA = '2014-10-12'

/** Width of a letter below the line of the live panel, in percent of that line. */
const LETTER = 2.2

/**
 * The treaties and today, below the line of the live panel. Where the words of a language are long, that of the second
 * treaty ends at its mark, and today has a mark alone if there is still no room.
 */
function TreatyLabels({ axis }: { axis: TimeAxis }) {
  const { t } = useTranslation()
  const nagoya = { at: axis.at(NAGOYA), text: t('lawLine.treaty.nagoya') }
  const room = 100 - LETTER * t('lawLine.today').length
  const isTight = nagoya.at + (LETTER * nagoya.text.length) / 2 > room
  const labels = [
    { day: CBD, text: t('lawLine.treaty.cbd'), anchor: 'middle' },
    { day: NAGOYA, text: nagoya.text, anchor: isTight ? 'end' : 'middle' },
    { day: today(), text: nagoya.at < room ? t('lawLine.today') : '', anchor: 'end' },
  ] as const
  return labels.map(({ day, text, anchor }) => (
    <g key={day}>
      <line className={classes.tick} x1={`${axis.at(day)}%`} x2={`${axis.at(day)}%`} y1={16} y2={21} />
      <text x={`${axis.at(day)}%`} dx={anchor === 'end' ? 6 : 0} y={34} textAnchor={anchor}>
        {text}
      </text>
    </g>
  ))
}

/** The text alternative of a law line, with days in the reader's style. */
function useLawSentence() {
  const { t } = useTranslation()
  return (facts: LawLineFacts): string => lawSentence(t, { day: formatDay, partial: formatPartialDay }, facts)
}
