import type { Value } from '../../law/model.ts'
import type { SurveyContext } from '../model.ts'
import { UNKNOWN } from '../questions.ts'
import { known, oneOf, type Reading, type Readings } from '../reading.ts'
import { annex1Match, LISTED } from './annex1.ts'
import { type Parts, partOn } from './parts.ts'

const UNIDENTIFIED = ['plant', 'animal', 'microorganism', 'fungus', 'virus', 'soil_or_environmental_sample']

/** By group of organisms, the material that the organism itself is; if there are several, it is one of them. */
const OWN: { readonly [group: Value]: readonly Value[] } = {
  plant: ['plant'],
  animal: ['animal'],
  fungus: ['fungus'],
  virus: ['virus'],
  bacteria: ['microorganism'],
  protist: ['plant', 'microorganism'],
  mixed_sample: ['soil_or_environmental_sample'],
  unknown: UNIDENTIFIED,
  human: ['human'],
  not_biological: [],
}
const SEED = 'seed_or_propagating_material'
/** The forms of use that are the organism itself. */
const OWN_FORMS = ['living_material', SEED, 'dead_material', 'nucleic_acid']
const BY_FORM: { readonly [form: Value]: Value } = {
  extract: 'extract',
  compound: 'derivative',
  protein: 'protein_or_enzyme',
  sequence_data: 'dsi',
}
const FORMS = [...OWN_FORMS, ...Object.keys(BY_FORM), 'other_data']

const NOTHING = known([])

/** One yes/no dimension for each form, because scope tests for "only data" and "no part of the organism". */
export const formsPart = (context: SurveyContext, readings: Readings): Parts =>
  FORMS.flatMap((form) => partOn(context, `form.${form}`, has(readings.get('materials') ?? NOTHING, form)))

/** Whether an option is among the chosen ones. */
export function has({ values, open }: Reading, option: Value): Reading {
  return open ? oneOf(['yes', 'no']) : known([values.includes(option) ? 'yes' : 'no'])
}

/** The materials that are used: the organism's own, and others, which are not replaced by goods. */
type Materials = { readonly own: readonly Value[]; readonly others: readonly Value[]; readonly open: boolean }

/**
 * The organism's own material by group and form, derivatives and data by form, and traditional knowledge. Pictures and
 * notes have no value of their own: alone, they are treated like the organism, so that the result is never better.
 */
export function materialsOf(readings: Readings): Materials {
  const group = readings.get('organismGroup') ?? NOTHING
  const forms = readings.get('materials') ?? NOTHING
  const knowledge = readings.get('traditionalKnowledge') ?? NOTHING
  const own = group.values.flatMap((each) => ownOf(each, forms.values))
  const others = [
    ...forms.values.flatMap((form) => BY_FORM[form] ?? []),
    ...(knowledge.values.includes('yes') ? ['traditional_knowledge'] : []),
  ]
  const isEither = own.length > 0 && group.values.some((each) => (OWN[each] ?? []).length > 1)
  const isOpen = forms.open || group.open || knowledge.open || isEither
  const isNothing = own.length === 0 && others.length === 0
  return { own: isNothing ? group.values.flatMap((each) => OWN[each] ?? []) : own, others, open: isOpen }
}

/**
 * The own material of one group. Seed of a plant is a separate material; for human material, the forms do not matter.
 */
function ownOf(group: Value, forms: readonly Value[]): readonly Value[] {
  const own = OWN[group] ?? []
  if (group === 'human') return own
  const isSeedApart = own.includes('plant')
  const used = forms.filter((form) => OWN_FORMS.includes(form))
  const organism = used.some((form) => form !== SEED || !isSeedApart) ? own : []
  const seed = used.includes(SEED) && isSeedApart ? [SEED, ...own.filter((material) => material !== 'plant')] : []
  return [...organism, ...seed]
}

/** Whether the organism is named, and whether it is a crop of the Plant Treaty, which an unnamed plant may be. */
export function namePart(context: SurveyContext, readings: Readings): Parts {
  const name = readings.get('geneticResource') ?? NOTHING
  const latin = name.open ? undefined : name.values.find((value) => value !== UNKNOWN)
  const isNamed = name.open ? oneOf(['yes', 'no']) : known([latin === undefined ? 'no' : 'yes'])
  const group = readings.get('organismGroup') ?? NOTHING
  return [
    ...partOn(context, 'named', isNamed),
    ...partOn(context, 'annex1', group.values.some(mayBePlant) ? crop(context, group, latin) : known(['no'])),
  ]
}

const mayBePlant = (group: Value) => group === 'plant' || group === UNKNOWN

function crop({ annex1 }: SurveyContext, group: Reading, latin: string | undefined): Reading {
  if (latin === undefined) return oneOf(LISTED)
  const listed = annex1Match(annex1, latin)
  return group.open ? oneOf([...new Set([listed, 'no'])]) : known([listed])
}
