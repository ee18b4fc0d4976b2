import type { LawSegment } from '@portal/rules'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../testing/renderAt.tsx'
import { LawLine, type LawLineSize } from './LawLine.tsx'

const MEXICO: LawSegment[] = [
  { from: null, before: '1993-12-29', status: 'GREEN' },
  { from: '1993-12-29', before: '1996-12-14', status: 'AMBER' },
  { from: '1996-12-14', before: null, status: 'RED' },
]
const law = { country: 'Mexico', use: 'Biotrade' }

type Line = {
  size?: LawLineSize
  segments?: LawSegment[] | null
  mark?: string | null
  useDate?: string
  isReference?: boolean
}

function show({ size = 'list', segments = MEXICO, mark = null, useDate, isReference = false }: Line) {
  const events = [
    { day: '1988-03-01', label: 'Ecology law', isLaw: true },
    { day: '1993-12-29', label: 'CBD in force', isLaw: false },
  ]
  const line = (
    <LawLine
      size={size}
      law={law}
      segments={segments}
      mark={mark}
      events={events}
      isReference={isReference}
      useDate={useDate ?? null}
    />
  )
  renderAt('/', [{ path: '/', element: line }], [])
  return screen.getByRole('img')
}

test.each([
  ['2012', 'Taken in 2012: red.'],
  ['1995-06', 'Taken in 06/1995: amber.'],
  ['1993', 'Taken in 1993: green or amber.'],
  ['1993-12-28', 'Taken on 28/12/1993: green.'],
  ['1993-12-29', 'Taken on 29/12/1993: amber.'],
  ['<1993-12-29', 'Taken before 29/12/1993: green.'],
  ['unknown', 'Date of access unknown: green, amber or red.'],
])('the text alternative states the law over time, and the result for the date %s', (mark, sentence) => {
  expect(show({ mark })).toHaveAccessibleName(
    `Law of Mexico for Biotrade: green before 29/12/1993, amber to 13/12/1996, red since. ${sentence}`,
  )
})

test('without a date of access only the law is stated, and a law that never changes in a single phrase', () => {
  expect(show({ segments: [{ from: null, before: null, status: 'AMBER' }] })).toHaveAccessibleName(
    'Law of Mexico for Biotrade: amber on every day of access.',
  )
})

test('a law that has not been assessed is a dotted axis without a result', () => {
  const line = show({ segments: null, mark: '2012' })
  expect(line).toHaveAccessibleName('The law of Mexico is not assessed.')
  expect(heightsOf(line)).toEqual([])
  expect(line.querySelector('[stroke-dasharray="1 4"]')).toBeInTheDocument()
})

test.each<[LawLineSize, number, number[]]>([
  ['list', 16, [2, 4, 6]],
  ['panel', 38, [3, 6, 10]],
  ['row', 16, [3, 5, 9]],
  ['full', 132, [4, 7.5, 12.5]],
])(
  'in the size %s the weight increases from green to red, so that it is readable without colour',
  (size, height, weights) => {
    const line = show({ size })
    expect(line).toHaveAttribute('height', String(height))
    expect(heightsOf(line)).toEqual(weights)
  },
)

test('segments are contiguous on one axis from 1988 to the end', () => {
  const places = [...show({}).querySelectorAll('rect')].map((rect) => [
    Number.parseFloat(rect.getAttribute('x') ?? ''),
    Number.parseFloat(rect.getAttribute('width') ?? ''),
  ])
  expect(places[0]?.[0]).toBe(0.6)
  for (const [i, [x = 0, width = 0]] of places.entries()) expect(x + width).toBeCloseTo(places[i + 1]?.[0] ?? 99.4, 1)
})

test('the full size shows events above and both dates below', () => {
  const texts = [...show({ size: 'full', mark: '2012', useDate: '2026-12-01' }).querySelectorAll('text')]
  expect(texts.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ecology law', 'CBD in force', '1990', 'taken in 2012', 'use from 01/12/2026']),
  )
})

test.each([
  ['2027', 'use from 2027'],
  ['2026-12', 'use from 12/2026'],
  ['2026-12-01', 'use from 01/12/2026'],
])('a use in %s is shown as exactly as it was answered, at its first day', (useDate, label) => {
  const line = show({ size: 'full', useDate })
  expect([...line.querySelectorAll('text')].map(({ textContent }) => textContent)).toContain(label)
  expect(line.querySelector('circle')).toHaveAttribute('cx', expect.stringMatching(/^9\d/))
})

test('a line of the reference case says that it is by the usual answers', () => {
  expect(show({ mark: '2012', isReference: true })).toHaveAccessibleName(
    'By the usual answers, the law of Mexico for Biotrade: green before 29/12/1993, amber to 13/12/1996, red since. Taken in 2012: red.',
  )
})

test('only titles of the law are marked as English', () => {
  const line = show({ size: 'full' })
  const marked = [...line.querySelectorAll('text[lang=en]')].map(({ textContent }) => textContent)
  expect(new Set(marked)).toEqual(new Set(['Ecology law']))
})

const heightsOf = (line: HTMLElement) =>
  [...line.querySelectorAll('rect[data-status]')].map((rect) => Number(rect.getAttribute('height')))
