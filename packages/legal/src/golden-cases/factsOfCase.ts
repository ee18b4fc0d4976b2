import type { CaseValue } from '@portal/contract'
import { type Box, type Dimension, dayNumber, type Facts, isoDay, isRealDay, type Law, type Part } from '@portal/rules'
import type { Content } from '../content.ts'

type References = Pick<Content, 'dimensions' | 'countries'>

type ShortFacts = {
  readonly country: string
  readonly facts: Record<string, CaseValue>
  readonly open: readonly string[]
}

/** Expands the short form of a case into facts for the engine. Throws if it names something the law does not know. */
export function factsOfCase(content: References, law: Law, { country, facts, open: stated }: ShortFacts): Facts {
  const given = {
    ...references(content, law),
    ...regionOf(content, country),
    provider: country,
    ...certificateDate(facts),
    ...facts,
  }
  const open = new Set(stated)
  const box: Record<string, Part> = {}
  for (const [id, value] of Object.entries(given)) {
    const dimension = law.dimensions.find((declared) => declared.id === id)
    if (!dimension) throw new Error(`the facts name the unknown dimension "${id}"`)
    const part = partOf(dimension, value)
    if (part) box[id] = part
    else open.add(id)
  }
  for (const id of ['accessDate', 'use', 'material']) if (!(id in given)) throw new Error(`the facts need ${id}`)
  return { boxes: [box satisfies Box], open: [...open] }
}

/** The day of a certificate that is yet to be obtained: that of the use. */
const NEXT_CERTIFICATE = '2026-12-01'

/** Of a certificate that is held: the day of access, unless the facts name its own. */
const certificateDate = ({ 'paper.ircc': held, accessDate = 'unknown' }: ShortFacts['facts']) => ({
  certificateDate: held === undefined ? NEXT_CERTIFICATE : accessDate,
})

/** The declared reference values; the conditions of the law's countries are answered "no". */
function references({ dimensions }: References, law: Law): Record<string, CaseValue> {
  return Object.fromEntries([
    ...dimensions.flatMap(({ id, reference }) => (reference ? [[id, reference] as const] : [])),
    ...law.dimensions.filter(isCondition).map(({ id }) => [id, 'no'] as const),
  ])
}

/** Only conditions of countries have a usual value: that the circumstance is absent. */
const isCondition = ({ usual }: Dimension) => usual !== undefined

function regionOf({ countries }: References, country: string): Record<string, CaseValue> {
  const regions = countries.get(country)?.regions ?? []
  return { region: regions.length > 0 ? `${country}-other` : 'whole' }
}

/** Undefined means open: any value of the dimension. */
function partOf({ id, values }: Dimension, given: CaseValue): Part | undefined {
  if (values === 'days') return spanOf(id, given)
  const list = typeof given === 'string' ? [given] : given
  if (!Array.isArray(list)) throw new Error(`${id} takes values, not days`)
  if (given === 'unknown' && !values.includes('unknown')) return undefined
  const strange = list.find((value) => !values.includes(value))
  if (strange) throw new Error(`the facts name the unknown ${id} "${strange}"`)
  return list
}

function spanOf(id: string, given: CaseValue): Part | undefined {
  if (given === 'unknown') return undefined
  if (typeof given === 'string' && isRealDay(given)) return { from: given, before: isoDay(dayNumber(given) + 1) }
  if (typeof given === 'object' && !Array.isArray(given)) return given
  throw new Error(`${id} takes a day or "from" and "before"`)
}
