import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Box,
  type Cell,
  type Change,
  canChange,
  cellsOf,
  compile,
  type Decision,
  decide,
  type Facts,
  type Law,
  statusOf,
} from '../index.ts'
import { someFacts, someLaw } from '../testing/randomLaw.ts'
import {
  fits,
  fitsAny,
  lightsAmong,
  type PointRead,
  pointsOf,
  readPoint,
  severity,
  statusAmong,
  type Verdict,
  worstAmong,
} from '../testing/readPoint.ts'
import { CHANGEABLE, DATES, type Point, reachable, STATED, valuesOf, WINDOW } from '../testing/smallSpace.ts'

const RUNS = { numRuns: 500 }
const always = (predicate: (law: Law, facts: Facts) => void) =>
  fc.assert(fc.property(someLaw, someFacts, predicate), RUNS)
const alwaysWith = (ids: readonly string[], predicate: (law: Law, facts: Facts, id: string) => void) =>
  fc.assert(fc.property(someLaw, someFacts, fc.constantFrom(...ids), predicate), RUNS)

/** The seed is fixed, so all properties are about the same cases, and what they share is computed once for all. */
function once<Result>(make: (law: Law, facts: Facts) => Result) {
  const known = new Map<string, Result>()
  return (law: Law, facts: Facts): Result => {
    const key = JSON.stringify([law, facts])
    const result = known.get(key) ?? make(law, facts)
    known.set(key, result)
    return result
  }
}
const decided = once((law, facts) => decide(compile(law), facts))
const pointsRead = once((law, { boxes }) => pointsOf(boxes).map((point) => readPoint(law, point)))

const set = ({ boxes, open }: Facts, box: Box): Facts => ({ boxes: boxes.map((one) => ({ ...one, ...box })), open })

describe('a decision', () => {
  test('has the rows that are found without their boxes', () => {
    always((law, facts) => {
      const rows = decided(law, facts).cells.map(({ layer, matrix, row }) => `${layer} ${matrix} ${row}`)
      const found = cellsOf(compile(law), facts).map(({ layer, matrix, row }) => `${layer} ${matrix} ${row}`)
      expect(found).toEqual([...new Set(rows)])
    })
  })

  test('has the colour and lights of reading point by point, and no row that decides no point', () => {
    always((law, facts) => {
      const decision = decided(law, facts)
      const points = pointsRead(law, facts)
      expect(decision.status).toBe(statusAmong(law, facts))
      expect(decision.lights).toEqual(lightsAmong(law, points))
      for (const cell of decision.cells)
        expect(points.some((point) => isIn(cell, point) && has(cell, point))).toBe(true)
    })
  })

  test('has the deciding rows of each point among its cells, and only these if few facts are open', () => {
    always((law, facts) => {
      const decision = decided(law, facts)
      const points = pointsRead(law, facts)
      const lists = (point: PointRead) => decision.cells.filter((cell) => isIn(cell, point))
      // With few boxes, a point may appear twice for a row that is read both where access is open and where it is closed.
      expect(
        points.map(
          (point) =>
            new Set(
              lists(point)
                .filter((cell) => has(cell, point))
                .map(named),
            ).size,
        ),
      ).toEqual(points.map(({ verdicts }) => new Set(verdicts.map((verdict) => named(cellOf(verdict)))).size))
      if (points.length <= 8)
        expect(points.map((point) => lists(point).every((cell) => has(cell, point)))).not.toContain(false)
    })
  })

  const isIn = ({ box }: Cell, { point }: PointRead) => fits(box, point)
  const named = ({ row, status, met, toCheck = [], excluded = [] }: Omit<Cell, 'box' | 'layer' | 'matrix'>) =>
    `${row} ${status} ${met} ${toCheck} ${excluded.toSorted()}`
  const cellOf = ({ row, due, ...verdict }: Verdict) => ({
    ...verdict,
    row: row.id,
    excluded: row.then.obligations.filter((id) => !due.includes(id)),
  })
  const has = (cell: Cell, { verdicts }: PointRead) =>
    verdicts.some((verdict) => named(cellOf(verdict)) === named(cell))

  test('lists the obligations and locks of all points, whether all points meet them, and where they apply', () => {
    always((law, facts) => {
      const { obligations, locks } = decided(law, facts)
      const points = pointsRead(law, facts)
      const brought = points.flatMap(({ verdicts }) => verdicts.flatMap(({ due }) => due))
      expect(obligations.map(({ id }) => id).sort()).toEqual([...new Set(brought)].sort())
      for (const obligation of obligations) checkObligation(obligation, points)
      const locking = points.some(({ verdicts }) => verdicts.some(({ row }) => row.then.locks.length > 0))
      expect(locks).toEqual(locking ? ['lock'] : [])
    })
  })

  function checkObligation({ id, met, toCheck, only }: Decision['obligations'][number], points: readonly PointRead[]) {
    const bringing = ({ verdicts }: PointRead) => verdicts.filter(({ due }) => due.includes(id))
    const brought = points.filter((point) => bringing(point).length > 0)
    expect(met).toBe(brought.flatMap(bringing).every((verdict) => verdict.met.includes(id)))
    expect(toCheck === true).toBe(met && brought.flatMap(bringing).some((verdict) => verdict.toCheck.includes(id)))
    expect(brought.every(({ point }) => only === undefined || fitsAny(only, point))).toBe(true)
    for (const box of only ?? []) expect(brought.some(({ point }) => fits(box, point))).toBe(true)
    if (points.length <= 8) expect(only === undefined).toBe(brought.length === points.length)
  }

  test('does not depend on the order of dimensions', () => {
    always((law, facts) => {
      const one = decided(law, facts)
      const other = decide(compile({ ...law, dimensions: law.dimensions.toReversed() }), facts)
      expect([other.status, other.lights, other.questions]).toEqual([one.status, one.lights, one.questions])
      expect(statusOf(compile(law), facts)).toEqual({ status: one.status, lights: one.lights })
    })
  })

  test('never improves when a fact is opened', () => {
    alwaysWith(STATED, (law, facts, id) => {
      fc.pre(pointsOf(facts.boxes).length > 0)
      const opened = set(facts, { [id]: DATES.includes(id) ? WINDOW : valuesOf(id) })
      const [before, after] = [facts, opened].map((one) => severity(statusOf(compile(law), one).status))
      expect(after).toBeGreaterThanOrEqual(before ?? 0)
    })
  })

  test('has questions for exactly the open facts whose answer changes the colour', () => {
    always((law, facts) => {
      const { questions } = decided(law, facts)
      const given = questions.map(({ dimension, answers }) => [dimension, ...spelledOut(dimension, answers)])
      expect(given).toEqual(facts.open.map((id) => [id, ...answersOf(law, facts, id)]).filter(isMoving))
    })
  })

  const answersOf = (law: Law, { boxes }: Facts, id: string): string[] =>
    valuesOf(id).flatMap((value) => {
      const status = worstAmong(
        law,
        pointsOf(boxes).filter((point) => point[id] === value),
      )
      return status ? [`${value} ${status}`] : []
    })
  const isMoving = ([, ...answers]: string[]) => new Set(answers.map((answer) => answer.split(' ')[1])).size > 1
  const spelledOut = (id: string, answers: Decision['questions'][number]['answers']) =>
    valuesOf(id).flatMap((value) =>
      answers
        .map(({ value: part, status }) => ({ box: { [id]: typeof part === 'string' ? [part] : part }, status }))
        .filter(({ box }) => fits(box, { [id]: value }))
        .map(({ status }) => `${value} ${status}`),
    )

  test('offers changes that lead to the stated colour', () => {
    always((law, facts) => {
      const { status, changes } = decided(law, facts)
      for (const change of changes) {
        expect(severity(change.status)).toBeLessThan(severity(status))
        expect(severity(worstWith(law, facts, change))).toBeLessThanOrEqual(severity(change.status))
      }
    })
  })

  test('offers no change to a value to which the fact cannot change', () => {
    always((law, facts) => {
      const { changes } = decided(law, facts)
      for (const { set: changed } of changes)
        for (const [id, values] of Object.entries(changed))
          expect(reachable(id, valuesIn(facts.boxes, id))).toEqual(expect.arrayContaining([...(values as string[])]))
    })
  })

  const valuesIn = (boxes: readonly Box[], id: string): readonly string[] => [
    ...new Set(boxes.flatMap((box) => (box[id] as readonly string[] | undefined) ?? valuesOf(id))),
  ]

  /** The worst colour after the change, if its conditions are true. */
  const worstWith = (law: Law, facts: Facts, { set: changed, when = {} }: Change) => {
    const points = pointsOf(set(facts, changed).boxes).filter((point) => fits(when, point))
    return worstAmong(law, points) ?? 'AMBER'
  }

  test('makes a change conditional only on open facts without a question, and only if necessary', () => {
    always((law, facts) => {
      const { changes, questions } = decided(law, facts)
      const asked = questions.map(({ dimension }) => dimension)
      const unasked = facts.open.filter((id) => !asked.includes(id))
      for (const change of changes) if (change.when) checkConditions(law, { facts, unasked }, change)
    })
  })

  type Given = { facts: Facts; unasked: readonly string[] }

  function checkConditions(law: Law, { facts, unasked }: Given, { set: changed, when = {}, status }: Change) {
    expect(Object.keys(when).length).toBeGreaterThan(0)
    expect(unasked).toEqual(expect.arrayContaining(Object.keys(when)))
    // The conditions name only values that the open facts can have.
    const points = pointsOf(facts.boxes)
    expect(points.filter((point) => fits(when, point)).length).toBeGreaterThan(0)
    for (const [id, values] of Object.entries(when))
      expect([...new Set(points.map((point) => point[id]))]).toEqual(expect.arrayContaining([...(values as string[])]))
    // For a single box, it is exact that neither the conditions alone nor the change alone lead there.
    if (facts.boxes.length > 1) return
    expect(severity(worstWith(law, facts, { set: {}, when, status }))).toBeGreaterThan(severity(status))
    expect(severity(worstWith(law, facts, { set: changed, status }))).toBeGreaterThan(severity(status))
  }

  test('offers a change wherever one fact and one open fact without a question are enough', () => {
    alwaysWith(CHANGEABLE, (law, { boxes, open }, id) => {
      const [first = {}] = boxes
      const facts = { boxes: [first], open }
      fc.pre(!open.includes(id) && pointsOf(facts.boxes).length > 0)
      const { status, changes, questions } = decide(compile(law), facts)
      const asked = [...DATES, ...questions.map(({ dimension }) => dimension)]
      const unasked = open.filter((one) => !asked.includes(one))
      const reached = (value: string) =>
        unasked.flatMap((one) =>
          valuesOf(one).flatMap((answer) => {
            const points = pointsOf(set(facts, { [id]: [value] }).boxes).filter((point) => point[one] === answer)
            return points.length > 0 ? [severity(worstAmong(law, points) ?? 'AMBER')] : []
          }),
        )
      const best = Math.min(...reachable(id, valuesIn([first], id)).flatMap(reached), severity(status))
      const offered = Math.min(...changes.map((change) => severity(change.status)), severity(status))
      expect(offered).toBeLessThanOrEqual(best)
    })
  })

  test('offers a change wherever one fact is enough', () => {
    alwaysWith(CHANGEABLE, (law, facts, id) => {
      fc.pre(facts.boxes.length === 1 && !facts.open.includes(id) && pointsOf(facts.boxes).length > 0)
      const { status, changes } = decided(law, facts)
      const others = reachable(id, valuesIn(facts.boxes, id))
      const best = Math.min(...others.map((value) => severity(statusAmong(law, set(facts, { [id]: [value] })))))
      const offered = Math.min(...changes.map((change) => severity(change.status)), severity(status))
      expect(offered).toBeLessThanOrEqual(best)
    })
  })

  test('can change by a fact exactly if two points that differ only in this fact have different results', () => {
    alwaysWith(STATED, (law, facts, id) => {
      fc.pre(!DATES.includes(id))
      const lines = new Map<string, Set<string>>()
      for (const point of pointsOf(set(facts, { [id]: valuesOf(id) }).boxes)) {
        const line = JSON.stringify({ ...point, [id]: '' })
        lines.set(line, (lines.get(line) ?? new Set()).add(resultAt(law, point)))
      }
      expect(canChange(compile(law), facts, id)).toBe([...lines.values()].some((results) => results.size > 1))
    })
  })

  /** The colour, obligations and locks of one point. */
  function resultAt(law: Law, point: Point): string {
    const { status, verdicts } = readPoint(law, point)
    const due = new Set(verdicts.flatMap((verdict) => verdict.due))
    const locks = new Set(verdicts.flatMap(({ row }) => row.then.locks))
    return JSON.stringify([status, [...due].sort(), [...locks]])
  }
})
