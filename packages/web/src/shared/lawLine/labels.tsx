import type { TimeAxis } from '@portal/contract'
import { DEFAULT_LANGUAGE, daysOfAccess, firstDayOf, takenText } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { formatDay, formatPartialDay } from '../dates/dates.ts'
import classes from './LawLine.module.css'

/** A day on which the law changed, with a short label: that of a treaty is translated, a title is the law's. */
export type LawEvent = { readonly day: string; readonly label: string; readonly isLaw: boolean }

/** Three levels of labels, highest first; each label's line runs from its level down to the axis. */
const LEVELS = [4, 21, 38]
const AXIS = 70

/** Widths in pixels for which labels are placed; the style sheet shows one of the two layouts. */
const WIDE = 640
const NARROW = 330
const CHARACTER = 6.6
const GAP = 12

type EventLabel = LawEvent & {
  readonly top: number
  readonly isLeft: boolean
  readonly x: number
  readonly start: number
  readonly end: number
}

/**
 * The labels that fit on one of the three levels; the others are omitted, because the table of events lists them all.
 */
function place(events: readonly LawEvent[], axis: TimeAxis, width: number): EventLabel[] {
  const placed: EventLabel[] = []
  for (const event of events) {
    const x = (axis.at(event.day) / 100) * width
    const length = event.label.length * CHARACTER + GAP
    const isLeft = x + length > width
    const start = isLeft ? x - length : x
    const choices = LEVELS.map((top) => ({ ...event, top, isLeft, x, start, end: start + length }))
    const clear = choices.find((choice) => placed.every((other) => isClear(choice, other)))
    if (start >= 0 && clear) placed.push(clear)
  }
  return placed
}

/**
 * Whether two labels do not collide: side by side on one level, or the line of the higher one clear of the lower one.
 */
function isClear(a: EventLabel, b: EventLabel): boolean {
  if (a.top === b.top) return a.end <= b.start || b.end <= a.start
  const [higher, lower] = a.top < b.top ? [a, b] : [b, a]
  return higher.x <= lower.start || higher.x >= lower.end
}

export function EventLabels({ events, axis }: { events: readonly LawEvent[]; axis: TimeAxis }) {
  return (
    <>
      <EventGroup className={classes.wide} events={place(events, axis, WIDE)} axis={axis} />
      <EventGroup className={classes.narrow} events={place(events, axis, NARROW)} axis={axis} />
    </>
  )
}

type EventGroupProps = { className: string | undefined; events: readonly EventLabel[]; axis: TimeAxis }

function EventGroup({ className, events, axis }: EventGroupProps) {
  return (
    <g className={className}>
      {events.map(({ day, label, isLaw, top, isLeft }) => (
        <g key={`${day} ${label}`}>
          <line className={classes.tick} x1={`${axis.at(day)}%`} x2={`${axis.at(day)}%`} y1={top} y2={AXIS} />
          <text
            lang={isLaw ? DEFAULT_LANGUAGE : undefined}
            x={`${axis.at(day)}%`}
            dx={isLeft ? -5 : 5}
            y={top + 8}
            textAnchor={isLeft ? 'end' : 'start'}
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  )
}

type MarkLabelsProps = { mark: string | null; isTried: boolean; useDate: string | null; axis: TimeAxis; middle: number }

/** Distance between two labels, in percent, below which they are put on two lines; long ones need more. */
const NEAR = 32
/** Width of a letter, in percent of a line as wide as that of a record. */
const LETTER = 0.75
/** Width that a label needs beside its pin, in percent. */
const ROOM = 34

/** The days of access and of use in words, below the axis. */
export function MarkLabels({ mark, isTried, useDate, axis, middle }: MarkLabelsProps) {
  const { t } = useTranslation()
  const taken = mark === null ? null : centreOf(mark, axis)
  const useDay = firstDayOf(useDate)
  const used = useDay === null ? null : axis.at(useDay)
  const takenLabel =
    mark === null
      ? ''
      : isTried
        ? t('lawLine.tried', { date: formatPartialDay(mark) })
        : takenText(t, { day: formatDay, partial: formatPartialDay }, mark)
  const useText = useDate === null ? '' : t('lawLine.use', { day: formatPartialDay(useDate) })
  const near = Math.max(NEAR, LETTER * (takenLabel.length + useText.length))
  return (
    <>
      {taken !== null && (
        <DayLabel {...placeOf(taken, { x: used, near }, used !== null && taken <= used)} top={middle}>
          {takenLabel}
        </DayLabel>
      )}
      {used !== null && (
        <g className={classes.wide}>
          <DayLabel {...placeOf(used, { x: taken, near }, taken !== null && used < taken)} top={middle}>
            {useText}
          </DayLabel>
          <circle className={classes.use} cx={`${used}%`} cy={middle} r={5} />
        </g>
      )}
    </>
  )
}

const UPPER = 94
const LOWER = 114

/**
 * The position of a label: two neighbours point away from each other, and a label without room for that goes on the
 * lower line, which the other's pin does not reach.
 */
function placeOf(x: number, other: { x: number | null; near: number }, isLeft: boolean) {
  if (other.x === null || Math.abs(other.x - x) >= other.near) {
    return { x, bottom: LOWER, anchor: x < 15 ? 'start' : x > 78 ? 'end' : 'middle' } as const
  }
  const hasRoom = isLeft ? x >= ROOM : x <= 100 - ROOM
  return { x, bottom: hasRoom ? UPPER : LOWER, anchor: isLeft === hasRoom ? 'end' : 'start' } as const
}

function centreOf(mark: string, { at, first, last }: TimeAxis): number {
  const days = daysOfAccess(mark)
  return days ? (at(days.from ?? first) + at(days.before ?? last)) / 2 : 50
}

type DayLabelProps = { x: number; top: number; bottom: number; anchor: 'start' | 'middle' | 'end'; children: string }

function DayLabel({ x, top, bottom, anchor, children }: DayLabelProps) {
  return (
    <>
      <line className={classes.pin} x1={`${x}%`} x2={`${x}%`} y1={top} y2={bottom} />
      <text className={classes.strong} x={`${x}%`} y={bottom + 13} textAnchor={anchor}>
        {children}
      </text>
    </>
  )
}
