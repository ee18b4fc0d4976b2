import type { Law } from '@portal/rules'
import { type Point, type Rule, rulesOf, type Test } from './shipped.ts'

/**
 * All matrices as generated code, one chain of ifs each, on values encoded as numbers beforehand: a lower bound for the
 * cost of reading the rows. Layers are not joined.
 */
export function nestedIfs({ layers, dimensions }: Law, point: Point): () => number {
  const numbers = new Map(
    dimensions.flatMap(({ id, values }) =>
      values === 'days' ? [] : [[id, new Map(values.map((value, i) => [value, i]))]],
    ),
  )
  const numberOf = (id: string, value: string | number) =>
    typeof value === 'number' ? value : (numbers.get(id)?.get(value) ?? -1)
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
  const facts = Int32Array.from(dimensions, ({ id }) => numberOf(id, point[id] ?? -1))
  return () => {
    let worst = 0
    for (const matrix of matrices) worst = Math.max(worst, matrix(facts))
    return worst
  }
}
