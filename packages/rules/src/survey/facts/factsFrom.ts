import type { Box, DimensionId, Facts, Part, Value } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { questionsOf } from '../questions.ts'
import { known, type Readings } from '../reading.ts'
import { datesPart } from './datesPart.ts'
import { formsPart, materialsOf, namePart } from './materialsPart.ts'
import { papersPart } from './papersPart.ts'
import { type Parts, partOn } from './parts.ts'
import { placePart } from './placePart.ts'

/** The facts on which the law is read, from the possible values of each answer. */
export function factsFrom(context: SurveyContext, readings: Readings): Facts {
  const dates = datesPart(context, readings)
  // Of several parts of a dimension, the last counts.
  const parts = new Map([
    ...choicesPart(context, readings),
    ...dates,
    ...placePart(context, readings),
    ...formsPart(context, readings),
    ...papersPart(context, readings, dates),
    ...namePart(context, readings),
    ...partOn(context, 'use', readings.get('intendedUse') ?? NOTHING),
    ...partOn(context, 'place', readings.get('useLocation') ?? NOTHING),
  ])
  return withMaterials(context, readings, [...parts])
}

const NOTHING = known([])

/** Each single choice sets the dimension of the same name, if the law declares it. */
function choicesPart(context: SurveyContext, readings: Readings): Parts {
  const parts: Parts[number][] = []
  for (const { id, type } of questionsOf(context))
    if (type === 'single_choice' || type === 'boolean') parts.push(...partOn(context, id, readings.get(id) ?? NOTHING))
  return parts
}

/**
 * Goods bought for direct use are a commodity: for uses that are not utilisation, instead of the organism's own
 * material; for other uses, in addition to it. Data and knowledge are not goods.
 */
function withMaterials(context: SurveyContext, readings: Readings, parts: Parts): Facts {
  const { own, others, open } = materialsOf(readings)
  const goods = readings.get('commodity') ?? NOTHING
  const commodity = goods.values.includes('yes') ? ['commodity'] : []
  const material = (values: readonly Value[]) => partOn(context, 'material', { values, open: open || goods.open })
  const all: Parts = [...parts, ...material([...own, ...commodity, ...others])]
  const direct = commodity.length > 0 && !goods.open ? directUses(context, readings, parts) : []
  if (direct.length === 0) return { boxes: [boxOf(all)], open: openOf(all) }
  const alone = [...parts, ...material([...commodity, ...others.filter((each) => !DERIVED.includes(each))])]
  return { boxes: split(alone, all, direct), open: openOf(all) }
}

/** Materials that are replaced by "commodity" if they are bought as goods. */
const DERIVED = ['extract', 'derivative', 'protein_or_enzyme']

function boxOf(parts: Parts): Box {
  const box: Record<DimensionId, Part> = {}
  for (const [id, { part }] of parts) box[id] = part
  return box
}

const openOf = (parts: Parts) => parts.flatMap(([id, { open }]) => (open ? [id] : []))

/** A box for the direct uses and, if there are any, one for the other uses. */
function split(alone: Parts, all: Parts, direct: readonly Value[]): Box[] {
  const others = usesIn(all).filter((use) => !direct.includes(use))
  const boxes = [{ ...boxOf(alone), use: direct }]
  return others.length > 0 ? [...boxes, { ...boxOf(all), use: others }] : boxes
}

function usesIn(parts: Parts): readonly Value[] {
  const { use } = boxOf(parts)
  return Array.isArray(use) ? use : []
}

/** The chosen uses that are certainly not utilisation; for uses that can be either, the user's own answer decides. */
function directUses({ uses }: SurveyContext, readings: Readings, parts: Parts): readonly Value[] {
  const { values, open } = readings.get('utilisationCheck') ?? NOTHING
  const not = values.includes('no') && !open ? ['no', 'depends'] : ['no']
  const chosen = usesIn(parts)
  return uses.filter(({ id, utilisation }) => chosen.includes(id) && not.includes(utilisation)).map(({ id }) => id)
}
