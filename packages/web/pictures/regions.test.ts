import { geoContains } from 'd3-geo'
import { expect, test } from 'vitest'
import { shapes } from './shapes.ts'

const fine = shapes('10m')
const isDrawn = (code: string, place: [number, number]) =>
  fine.some((one) => one.code === code && geoContains(one.shape, place))

test.each<[code: string, state: string, place: [number, number]]>([
  ['GF', 'FR', [-53, 4]],
  ['RE', 'FR', [55.5, -21.1]],
  ['SJ', 'NO', [16, 78.6]],
  ['BQ', 'NL', [-68.3, 12.2]],
])('%s has a shape that is no longer that of %s', (code, state, place) => {
  expect([isDrawn(code, place), isDrawn(state, place)]).toEqual([true, false])
})

test('a state keeps its own land', () => {
  expect([isDrawn('FR', [2.35, 48.85]), isDrawn('NO', [8, 61])]).toEqual([true, true])
})

test('every region that the atlas draws within its state has a shape of its own', () => {
  const codes = new Set(fine.map(({ code }) => code))
  for (const code of ['GF', 'GP', 'MQ', 'RE', 'YT', 'BQ', 'BV', 'SJ', 'TK', 'CC', 'CX']) expect(codes).toContain(code)
})
