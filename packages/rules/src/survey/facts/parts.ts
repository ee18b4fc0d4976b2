import { internalsOf } from '../../diagram/compile.ts'
import type { DimensionId, Part, Value } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { NONE, type Reading } from '../reading.ts'

/** The part of one dimension that the facts allow, and whether the fact is open. */
type FactPart = { readonly part: Part; readonly open: boolean }
/** Facts by dimension; the last entry of a dimension counts. A list, because merging many small objects is slow. */
export type Parts = readonly (readonly [DimensionId, FactPart])[]

/** The values that the law declares for a dimension; undefined for days and for undeclared dimensions. */
function declared({ law }: SurveyContext, dimension: DimensionId) {
  const { axes, axisOf } = internalsOf(law).space
  const axis = axes[axisOf.get(dimension) ?? -1]
  return axis?.values ? { all: axis.values, bits: axis.bits } : undefined
}

/** The values of a dimension as the law declares them; undefined if it does not declare the dimension. */
export function valuesIn({ law }: SurveyContext, dimension: DimensionId): readonly Value[] | 'days' | undefined {
  const { axes, axisOf } = internalsOf(law).space
  const axis = axes[axisOf.get(dimension) ?? -1]
  return axis && (axis.values ?? 'days')
}

/**
 * Converts the values of an answer to the part of a dimension. If the law declares `none` and `unknown` as values of
 * the dimension, as for questions that scope reads, they stay as they are; else (commercial intent, conditions, region
 * …) they mean any value, unknown which.
 */
export function partOn(context: SurveyContext, dimension: DimensionId, { values, open }: Reading): Parts {
  const known = declared(context, dimension)
  if (!known) return []
  const { all, bits } = known
  const read = values.length > 0 ? values : [NONE]
  if (read.some((value) => !bits.has(value))) return [[dimension, { part: all, open: all.length > 1 }]]
  const part = read.length === 1 ? read : all.filter((value) => read.includes(value))
  return [[dimension, { part, open: open && part.length > 1 }]]
}
