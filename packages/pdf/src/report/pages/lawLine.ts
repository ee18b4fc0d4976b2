import { type TimeAxis, timeAxis, yearsOf } from '@portal/contract'
import type { LawSegment, Status } from '@portal/rules'
import { daysOfAccess, firstDayOf, type LawName, lawSentence, takenText } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { drawLine, element, INK, LINE, MUTED, makeRoom, PAGE, type Paper, WIDTH, write } from '../../drawing/paper.ts'
import { dateInWords } from '../wording.ts'

/** Saturated enough to fill areas; in greyscale they are distinguished by their height. */
const FILLS: { readonly [status in Status]: string } = { GREEN: '#23834f', AMBER: '#bb7300', RED: '#b8342a' }
const WEIGHTS: { readonly [status in Status]: number } = { GREEN: 2.5, AMBER: 5, RED: 8.5 }

/** The height of the figure, without the second line of labels. */
const HEIGHT = 64
const MIDDLE = 30
const AXIS = 38
const SIZE = 7.5
const CAPTION = 16
/** Heights for the labels of events: two close to each other are stacked. */
const LEVELS = [0, 10] as const
const SECOND = 10
const EVENTS = [
  { day: '1993-12-29', treaty: 'cbd' },
  { day: '2014-10-12', treaty: 'nagoya' },
] as const

export type LawLineFigure = {
  readonly law: LawName
  readonly segments: readonly LawSegment[]
  /** The days of access, see `accessMark`. */
  readonly mark: string | null
  /** The start of use as it was answered: a day, a month or a year. */
  readonly useDate: string | null
  readonly printedOn: string
}

/**
 * Draws the law line of the record: the result by day of access, with line weight indicating the colour, and the day of
 * this case.
 */
export function drawLawLine(paper: Paper, { law, segments, mark, useDate, printedOn }: LawLineFigure): void {
  makeRoom(paper, HEIGHT + SECOND + CAPTION)
  const { pdf } = paper
  const top = pdf.y
  const useDay = firstDayOf(useDate)
  const axis = timeAxis([printedOn, ...(useDay ? [useDay] : [])])
  const place = { axis, top }
  const alt = lawSentence(t, { day: dateInWords, partial: dateInWords }, { law, segments, mark })
  const bbox: [number, number, number, number] = [PAGE.left, top, PAGE.left + WIDTH, top + HEIGHT + SECOND]
  let isStacked = false
  const figure = element(paper, paper.root, 'Figure', { alt, bbox, placement: 'Block' })
  figure.add(() => {
    drawEvents(paper, place)
    drawYears(paper, place)
    for (const segment of segments) drawSegment(paper, place, segment)
    const taken = mark === null ? null : drawAccess(paper, place, mark)
    if (useDate && useDay) isStacked = drawUse(paper, place, { day: useDay, useDate, taken })
  })
  figure.end()
  pdf.y = top + HEIGHT + (isStacked ? SECOND : 0) + 2
  write(paper, paper.root, { runs: [{ text: t('assessments.result.line'), colour: MUTED }], size: SIZE })
  pdf.y += 4
}

type Place = { readonly axis: TimeAxis; readonly top: number }

const across = ({ axis }: Place, day: string): number => PAGE.left + (axis.at(day) / 100) * WIDTH

function drawSegment({ pdf }: Paper, place: Place, { from, before, status }: LawSegment): void {
  const { axis, top } = place
  const start = across(place, from ?? axis.first)
  const end = across(place, before ?? axis.last)
  const height = WEIGHTS[status]
  if (end > start)
    pdf
      .rect(start, top + MIDDLE - height / 2, end - start, height)
      .fillColor(FILLS[status])
      .fill()
}

function drawEvents(paper: Paper, place: Place): void {
  for (const [index, { day, treaty }] of EVENTS.entries()) {
    const x = across(place, day)
    const y = place.top + (LEVELS[index] ?? 0)
    stroke(paper, { x, from: y, to: place.top + AXIS, colour: MUTED, width: 0.6 })
    drawLine(paper, { text: t(`lawLine.inForce.${treaty}`), colour: MUTED }, { x: x + 3, y, size: SIZE })
  }
}

function drawYears(paper: Paper, place: Place): void {
  const { pdf } = paper
  const y = place.top + AXIS
  pdf
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.left + WIDTH, y)
    .lineWidth(0.6)
    .strokeColor(LINE)
    .stroke()
  for (const year of yearsOf(place.axis, 5)) {
    const x = across(place, `${year}-01-01`)
    stroke(paper, { x, from: y, to: y + 3, colour: LINE, width: 0.6 })
    drawLine(paper, { text: String(year), colour: MUTED }, { x: x - 8, y: y + 4, size: SIZE })
  }
}

const LABEL = 50

/** Draws the days of access on the line with a label below; returns the position of the label. */
function drawAccess(paper: Paper, place: Place, mark: string): number {
  const { pdf } = paper
  const { axis, top } = place
  const days = daysOfAccess(mark)
  const start = days ? across(place, days.from ?? axis.first) : PAGE.left
  const end = days ? across(place, days.before ?? axis.last) : PAGE.left + WIDTH
  const centre = (start + end) / 2
  const width = Math.max(end - start, 5)
  if (days)
    pdf
      .roundedRect(centre - width / 2, top + MIDDLE - 6.5, width, 13, 2)
      .lineWidth(1)
      .fillAndStroke(INK, '#ffffff')
  stroke(paper, { x: centre, from: top + MIDDLE, to: top + LABEL, colour: INK, width: 0.9 })
  label(paper, centre, top, takenText(t, { day: dateInWords, partial }, mark))
  return centre
}

/** Minimum distance at which two labels fit side by side. */
const NEAR = 0.3 * WIDTH

type Use = { readonly day: string; readonly useDate: string; readonly taken: number | null }

/** Draws the day of use; returns whether its label stands in a second line, because that of the access is near. */
function drawUse(paper: Paper, place: Place, { day, useDate, taken }: Use): boolean {
  const x = across(place, day)
  const { pdf } = paper
  pdf
    .circle(x, place.top + MIDDLE, 3.2)
    .lineWidth(1.2)
    .fillAndStroke('#ffffff', INK)
  const isNear = taken !== null && Math.abs(taken - x) < NEAR
  const below = isNear ? SECOND : 0
  stroke(paper, { x, from: place.top + MIDDLE + 3.2, to: place.top + LABEL + below, colour: INK, width: 0.9 })
  label(paper, x, place.top + below, t('lawLine.use', { day: dateInWords(useDate) }))
  return isNear
}

/** Removes `<`, because the text already says "before". */
const partial = (date: string) => dateInWords(date.replace('<', ''))

function label(paper: Paper, x: number, top: number, text: string): void {
  const { pdf } = paper
  const width = pdf.font('bold').fontSize(SIZE).widthOfString(text)
  const from = Math.min(Math.max(x - width / 2, PAGE.left), PAGE.left + WIDTH - width)
  drawLine(paper, { text, font: 'bold' }, { x: from, y: top + LABEL + 2, size: SIZE })
}

type Stroke = { x: number; from: number; to: number; colour: string; width: number }

const stroke = ({ pdf }: Paper, { x, from, to, colour, width }: Stroke) =>
  pdf.moveTo(x, from).lineTo(x, to).lineWidth(width).strokeColor(colour).stroke()
