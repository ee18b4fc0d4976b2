import { type Box, dayNumber, type Law, type Part, type Span } from '@portal/rules'
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
  const numbers = new Map(
    dimensions.flatMap(({ id, values }) =>
      values === 'days' ? [] : [[id, new Map(values.map((value, i) => [value, i]))]],
    ),
  )
  const numberOf = (id: string, value: string) => numbers.get(id)?.get(value) ?? -1
  const places = new Map(dimensions.map(({ id }, i) => [id, i]))
  const test = ({ id, values, from, before }: Test): string => {
    const fact = `p[${places.get(id)}]`
    if (values) return `(${values.map((value) => `${fact} === ${numberOf(id, value)}`).join(' || ')})`
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
  const levelOf = (facts: Int32Array) => {
    let worst = 0
    for (const matrix of matrices) worst = Math.max(worst, matrix(facts))
    return worst
  }
  const read = (facts: Box) => {
    const own = new Int32Array(dimensions.length).fill(-1)
    for (const id in facts) own[places.get(id) as number] = numberIn(facts[id] as Part, (value) => numberOf(id, value))
    return own
  }
  return { read, levelOf }
}

/** The number of a single value or day. */
const numberIn = (part: Part, numberOf: (value: string) => number): number =>
  Array.isArray(part) ? numberOf(part[0] as string) : dayNumber((part as Span).from as string)
