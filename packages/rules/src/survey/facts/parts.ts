import { internalsOf } from '../../diagram/compile.ts'
import type { DimensionId, Part } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { NONE, type Reading } from '../reading.ts'

/** The values that the facts allow on one dimension. */
type FactPart = { readonly part: Part; readonly open: boolean }
export type Parts = { readonly [dimension: DimensionId]: FactPart }

/** The values a law declares for a dimension; undefined for days and for what it does not read. */
function declared({ law }: SurveyContext, dimension: DimensionId) {
  const { axes, axisOf } = internalsOf(law).space
  const axis = axes[axisOf.get(dimension) ?? -1]
  return axis?.values ? { all: axis.values, bits: axis.bits } : undefined
}

/**
 * The values of a reading on a dimension. Where scope reads a question, `none` and `unknown` are values of their own;
 * elsewhere (commercial intent, conditions, region ...) they mean: any value, not known which.
 */
export function partOn(context: SurveyContext, dimension: DimensionId, { values, open }: Reading): Parts {
  const known = declared(context, dimension)
  if (!known) return {}
  const { all, bits } = known
  const read = values.length > 0 ? values : [NONE]
  if (read.some((value) => !bits.has(value))) return { [dimension]: { part: all, open: all.length > 1 } }
  const part = read.length === 1 ? read : all.filter((value) => read.includes(value))
  return { [dimension]: { part, open: open && part.length > 1 } }
}
