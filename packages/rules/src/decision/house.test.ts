import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile, decide, type Facts, joinLaw, type Law, possibleColours, STATUSES, statusOf } from '../index.ts'
import { someFacts, someHouse } from '../testing/randomLaw.ts'
import { lightsAmong, pointsOf, readPoint, statusAmong } from '../testing/readPoint.ts'
import { smallLaw } from '../testing/smallLaw.ts'

const withoutHouse = (law: Law): Law => ({ ...law, layers: { ...law.layers, house: [] } })

test('house rules never make a colour brighter, nor what open facts leave possible', () => {
  fc.assert(
    fc.property(someHouse, someFacts, (law, facts) => {
      const darkness = (of: Law) => {
        const compiled = compile(of)
        const [best, worst] = [possibleColours(compiled, facts)[0] ?? 'GREEN', statusOf(compiled, facts).status]
        return [best, worst].map((status) => STATUSES.indexOf(status))
      }
      const [lawAlone, both] = [darkness(withoutHouse(law)), darkness(law)]
      expect(both.every((level, i) => level >= (lawAlone[i] ?? 0))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('house rules have the colour and light of reading point by point', () => {
  fc.assert(
    fc.property(someHouse, someFacts, (law, facts) => {
      const { status, lights } = statusOf(compile(law), facts)
      expect(status).toBe(statusAmong(law, facts))
      const points = pointsOf(facts.boxes).map((point) => readPoint(law, point))
      expect(lights).toEqual(lightsAmong(law, points))
    }),
    { numRuns: 200 },
  )
})

test('house rules leave the lights and obligations of the law as they are', () => {
  fc.assert(
    fc.property(someHouse, someFacts, (law, facts) => {
      const alone = decide(compile(withoutHouse(law)), facts)
      const both = decide(compile(law), facts)
      expect(both.lights).toMatchObject(alone.lights)
      expect(both.obligations.map(({ id }) => id)).toEqual(
        expect.arrayContaining(alone.obligations.map(({ id }) => id)),
      )
      expect('house' in alone.lights).toBe(false)
    }),
    { numRuns: 200 },
  )
})

const dates = { accessDate: { from: '2019-03-10', before: '2019-03-11' }, useDate: { from: '2026-12-01' } }
const facts: Facts = {
  boxes: [{ ...dates, use: ['research'], partner: ['no'], border: ['no'], paper: ['permit'] }],
  open: [],
}

test('a house rule decides only what the law leaves brighter', () => {
  const row = {
    id: 'house-1',
    when: [{}],
    // biome-ignore lint/suspicious/noThenProperty: "when ... then" are the words of a decision table; a row is never awaited.
    then: { status: 'AMBER', reason: 'Ask us first', basis: [], confidence: 'high', obligations: [], locks: [] },
  } as const
  const house = [{ id: 'house', title: 'House rules', rows: [row] }]
  const law = joinLaw([
    smallLaw,
    { ...smallLaw, dimensions: [], tables: [], obligations: [], locks: [], layers: { house } },
  ])
  expect(statusOf(compile(joinLaw([smallLaw])), facts).status).toBe('GREEN')
  const decision = decide(compile(law), facts)
  expect(decision).toMatchObject({ status: 'AMBER', deciding: [{ layer: 'house', row: 'house-1' }] })
  expect(decision.lights).toMatchObject({ provider: 'GREEN', house: 'AMBER' })
  const red = { ...facts, boxes: facts.boxes.map((box) => ({ ...box, paper: ['none'] })) }
  expect(decide(compile(law), red).deciding).toMatchObject([{ layer: 'provider' }])
})
