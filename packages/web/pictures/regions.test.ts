import { geoContains } from 'd3-geo'
import { expect, test } from 'vitest'
import { shapes } from './shapes.ts'

const fine = shapes('10m')
const drawnAt = (place: [number, number]) => fine.find(({ shape }) => geoContains(shape, place))?.code

test.each<[code: string, where: string, place: [number, number]]>([
  ['GF', 'Cayenne forest', [-53, 4]],
  ['RE', 'Réunion', [55.5, -21.1]],
  ['SJ', 'Spitsbergen', [16, 78.6]],
  ['BQ', 'Bonaire', [-68.3, 12.2]],
  ['CX', 'Christmas Island', [105.65, -10.5]],
  ['FR', 'Paris', [2.35, 48.85]],
  ['NO', 'Tromsø mainland', [20, 69]],
])('%s is its own shape where %s lies', (code, _where, place) => {
  expect(drawnAt(place)).toBe(code)
})

test('every region that the atlas draws within its state has a shape of its own', () => {
  const codes = new Set(fine.map(({ code }) => code))
  for (const code of ['GF', 'GP', 'MQ', 'RE', 'YT', 'BQ', 'BV', 'SJ', 'TK', 'CC', 'CX']) expect(codes).toContain(code)
})
