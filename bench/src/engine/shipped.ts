import { loadContent } from '@portal/legal'
import {
  type Box,
  type CompiledLaw,
  compile,
  dayNumber,
  type Facts,
  isoDay,
  type Law,
  type Light,
  type Matrix,
  STATUSES,
} from '@portal/rules'

/** A pair of days as numbers and as written. */
export type Days = { readonly accessDate: string; readonly useDate: string }

/** A country with its reference point (all facts except use and days) and the provider matrices that cover it. */
export type Country = {
  readonly code: string
  readonly reference: Readonly<Record<string, string>>
  readonly matrices: readonly Matrix[]
}

export type Shipped = {
  readonly law: Law
  readonly compiled: CompiledLaw
  readonly uses: readonly string[]
  readonly countries: readonly Country[]
}

/**
 * All shipped law and one reference point per country: a wild plant taken in situ by a foreign user, no
 * country-specific conditions, the first region if there are several. Countries without a file are decided by the
 * matrix for unassessed countries.
 */
export function readShipped(): Shipped {
  const content = loadContent()
  const law = content.lawFor([...content.countries.keys()])
  const stated = content.dimensions.flatMap(({ id, reference }) => (reference ? [[id, reference] as const] : []))
  const countries = content.providers.map((code) => {
    const country = content.countries.get(code)
    const conditions = (country?.conditions ?? []).map(({ id }) => [id, 'no'] as const)
    const region = country?.regions[0]?.code ?? 'whole'
    const reference = { ...Object.fromEntries([...stated, ...conditions]), material: 'plant', provider: code, region }
    return { code, reference, matrices: law.layers.provider.filter((matrix) => covers(matrix, code)) }
  })
  return { law, compiled: compile(law), uses: valuesOf(law, 'use'), countries }
}

const covers = ({ covers: box }: Matrix, code: string) => {
  const providers = box?.provider
  return !providers || (Array.isArray(providers) && providers.includes(code))
}

function valuesOf(law: Law, id: string): readonly string[] {
  const values = law.dimensions.find((dimension) => dimension.id === id)?.values
  return values === undefined || values === 'days' ? [] : values
}

export const referenceBox = ({ reference }: Country): Box => {
  const { accessDate: _, useDate: __, use: ___, ...rest } = reference
  return Object.fromEntries(Object.entries(rest).map(([id, value]) => [id, [value]]))
}

/** The facts of a use in a country on two days, in the form of the portal's engine. */
export const factsOf = (country: Country, use: string, { accessDate, useDate }: Days): Facts => ({
  boxes: [{ ...referenceBox(country), use: [use], accessDate: day(accessDate), useDate: day(useDate) }],
  open: [],
})

const day = (iso: string) => ({ from: iso, before: isoDay(dayNumber(iso) + 1) })

export type Point = Readonly<Record<string, string | number>>

/** A use in a country on a pair of days, in the form of the other rules engines: days as numbers. */
export const pointOf = ({ reference }: Country, use: string, days: Days): Point => ({
  ...reference,
  use,
  accessDate: dayNumber(days.accessDate),
  useDate: dayNumber(days.useDate),
})

/** A row's or matrix's condition on one dimension. */
export type Test = {
  readonly id: string
  readonly values?: readonly string[]
  readonly from?: number
  readonly before?: number
}

export const testsOf = (box: Box): Test[] =>
  Object.entries(box).map(([id, part]) => {
    if (Array.isArray(part)) return { id, values: part as readonly string[] }
    const { from, before } = part as { from?: string; before?: string }
    return { id, ...(from && { from: dayNumber(from) }), ...(before && { before: dayNumber(before) }) }
  })

/**
 * Rows flattened to one list of conditions each, in order: a row with several boxes becomes several rules, and the
 * cover of a matrix becomes a condition of all of them.
 */
export type Rule = { readonly tests: readonly Test[]; readonly level: number }

export const rulesOf = ({ covers: cover, rows }: Matrix): Rule[] =>
  rows.flatMap(({ when, then }) =>
    when.map((box) => ({ tests: [...testsOf(cover ?? {}), ...testsOf(box)], level: levelOf(then.status) })),
  )

/** 0 means no colour, then GREEN, AMBER, RED. */
const LEVELS: readonly (Light | undefined)[] = STATUSES
export const levelOf = (light: Light | undefined): number => LEVELS.indexOf(light) + 1

/** A country's rows with all facts but use and days already applied, as when the portal's map is compiled. */
export const cutToReference = ({ matrices, reference }: Country): Rule[][] =>
  matrices.map((matrix) => rulesOf(matrix).flatMap(({ tests, level }) => cutRule(tests, level, reference)))

function cutRule(tests: readonly Test[], level: number, reference: Country['reference']): Rule[] {
  const isSettled = ({ id }: Test) => id !== 'use' && id !== 'accessDate' && id !== 'useDate'
  const holds = ({ id, values }: Test) => values?.includes(reference[id] ?? '') ?? false
  const settled = tests.filter(isSettled)
  return settled.every(holds) ? [{ tests: tests.filter((test) => !isSettled(test)), level }] : []
}

export const wholeRows = ({ matrices }: Country): Rule[][] => matrices.map(rulesOf)
