import { type Box, type Dimension, dayNumber, type Law, type Part, type Span } from '@portal/rules'
import { type Rule, rulesOf, type Test } from './shipped.ts'

/** `read` looks the numbers of written facts up, `levelOf` is the worst level of all matrices for them. */
export type NestedIfs = {
  readonly read: (facts: Box) => Int32Array
  readonly levelOf: (numbers: Int32Array) => number
}

/**
 * All matrices as generated code, one chain of ifs each, on values encoded as numbers: a lower bound for the cost of
 * reading the rows. Layers are not joined, and tables derive nothing.
 */
export function nestedIfs({ layers, dimensions }: Law): NestedIfs {
  const facts = new Map(dimensions.map(({ id, values }, place) => [id, { place, numbers: numbersOf(values) }]))
  const test = ({ id, values, from, before }: Test): string => {
    const { place, numbers } = facts.get(id) ?? { place: -1 }
    const fact = `p[${place}]`
    if (values) return `(${values.map((value) => `${fact} === ${numbers?.get(value) ?? -1}`).join(' || ')})`
    const ends = [
      ...(from === undefined ? [] : [`${fact} >= ${from}`]),
      ...(before === undefined ? [] : [`${fact} < ${before}`]),
    ]
    return ends.length > 0 ? ends.join(' && ') : 'true'
  }
  const line = ({ tests, level }: Rule) => `if (${tests.map(test).join(' && ') || 'true'}) return ${level}`
  const matrices = Object.values(layers)
    .flat()
    .map(
      (matrix) =>
        new Function('p', `${rulesOf(matrix).map(line).join('\n')}\nreturn 0`) as (facts: Int32Array) => number,
    )
  const levelOf = (numbers: Int32Array) => {
    let worst = 0
    for (const matrix of matrices) worst = Math.max(worst, matrix(numbers))
    return worst
  }
  const read = (box: Box) => {
    const own = new Int32Array(dimensions.length).fill(-1)
    for (const id in box) {
      const fact = facts.get(id)
      if (fact) own[fact.place] = numberIn(box[id] as Part, fact.numbers)
    }
    return own
  }
  return { read, levelOf }
}

type Numbers = ReadonlyMap<string, number>

const numbersOf = (values: Dimension['values']): Numbers =>
  new Map(values === 'days' ? [] : values.map((value, i) => [value, i]))

/** The number of a single value or day. */
const numberIn = (part: Part, numbers: Numbers): number =>
  Array.isArray(part) ? (numbers.get(part[0] as string) ?? -1) : dayNumber((part as Span).from as string)
