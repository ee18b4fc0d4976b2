import { internalsOf } from '../../diagram/compile.ts'
import type { DimensionId, Part, Value } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { NONE, type Reading } from '../reading.ts'

/** The part of one dimension that the facts allow, and whether the fact is open. */
type FactPart = { readonly part: Part; readonly open: boolean }
/** Facts by dimension. A list, because merging many small objects is slow. */
export type Parts = readonly (readonly [DimensionId, FactPart])[]

function axisOf({ law }: SurveyContext, dimension: DimensionId) {
  const { axes, axisOf: numbers } = internalsOf(law).space
  return axes[numbers.get(dimension) ?? -1]
}

/** The values of a dimension as the law declares them; undefined if it does not declare the dimension. */
export function valuesIn(context: SurveyContext, dimension: DimensionId): readonly Value[] | 'days' | undefined {
  const axis = axisOf(context, dimension)
  return axis && (axis.values ?? 'days')
}

/**
 * Converts the values of an answer to the part of a dimension. If the law declares `none` and `unknown` as values of
 * the dimension, as for questions that scope reads, they stay as they are; else (commercial intent, conditions, region
 * …) they mean any value, unknown which.
 */
export function partOn(context: SurveyContext, dimension: DimensionId, { values, open }: Reading): Parts {
  const axis = axisOf(context, dimension)
  const all = axis?.values
  if (!all) return []
  const read = values.length > 0 ? values : [NONE]
  if (read.some((value) => !axis.bits.has(value))) return [[dimension, { part: all, open: all.length > 1 }]]
  const part = read.length === 1 ? read : all.filter((value) => read.includes(value))
  return [[dimension, { part, open: open && part.length > 1 }]]
}
