import { ZenEngine } from '@gorules/zen-engine'
import { loadContent } from '@portal/legal'
import {
  analyseLaw,
  type Box,
  type CompiledLaw,
  canonicalJson,
  compile,
  decide,
  decideBriefly,
  type Facts,
  type Law,
  statusOf,
} from '@portal/rules'
import { medianTime } from './measure.ts'
import { nestedIfs } from './nestedIfs.ts'
import { type Point, rulesOf } from './shipped.ts'
import { graph } from './zen.ts'

/** Four countries with rules of very different structure, and one that has not been assessed. */
const COUNTRIES = ['BR', 'FR', 'IN', 'KE', 'TD']
/** Facts that tables derive from others. */
const DERIVED = ['providerParty', 'providerMeasures']

/** Milliseconds. */
export type CaseTimes = {
  readonly country: string
  readonly status: number
  readonly brief: number
  readonly text: number
  readonly dated: number
  readonly countryOnly: number
  readonly compiling: number
  readonly proof: number
  readonly zen: number
  readonly ifs: number
  readonly readIfs: number
}

/**
 * Measures one case per country: with all facts known; with its country, material and dates only; with the country
 * only.
 */
export async function measureCases(): Promise<CaseTimes[]> {
  const content = loadContent()
  const stated = Object.fromEntries(
    content.dimensions.flatMap(({ id, reference }) => (reference ? [[id, reference]] : [])),
  )
  const times: CaseTimes[] = []
  for (const country of COUNTRIES) {
    const law = content.lawFor([country])
    times.push(await measureCountry(country, law, { ...stated, provider: country, material: 'plant' }))
  }
  return times
}

const ONE_DAY = { from: '2019-03-10', before: '2019-03-11' }
const USE_DAY = { from: '2026-12-01', before: '2026-12-02' }

async function measureCountry(country: string, law: Law, stated: Readonly<Record<string, string>>): Promise<CaseTimes> {
  const compiled = compile(law)
  const known = knownPoint(law, stated)
  const asBox = Object.fromEntries(Object.entries(known).map(([id, value]) => [id, [String(value)]]))
  const dates = { accessDate: ONE_DAY, useDate: USE_DAY }
  const written: Box = { ...asBox, ...dates }
  const facts: Facts = { boxes: [written], open: [] }
  const ifs = nestedIfs(law)
  const numbers = ifs.read(written)
  const text = (one: Facts) => () => canonicalJson(decide(compiled, one))
  const point: Point = { ...known, accessDate: 17_965, useDate: 20_788 }
  return {
    country,
    status: manyTimes(() => statusOf(compiled, facts)),
    brief: medianTime(100, () => decideBriefly(compiled, facts)),
    text: medianTime(100, text(facts)),
    dated: medianTime(100, text(openBeside(law, { provider: [country], material: ['plant'], ...dates }))),
    countryOnly: medianTime(50, text(openBeside(law, { provider: [country] }))),
    compiling: medianTime(20, () => compile(law)),
    proof: medianTime(10, () => analyseLaw(compiled as CompiledLaw)),
    zen: await zenTime(law, point),
    ifs: manyTimes(() => ifs.levelOf(numbers)),
    readIfs: manyTimes(() => ifs.levelOf(ifs.read(written))),
  }
}

/** A point with the stated facts; the others have their reference value or else their first value. */
function knownPoint({ dimensions }: Law, stated: Readonly<Record<string, string>>): Record<string, string> {
  const known = dimensions.flatMap(({ id, values }) => {
    if (values === 'days' || DERIVED.includes(id)) return []
    const usual = stated[id] ?? (values.includes('no') ? 'no' : values[0])
    return usual === undefined ? [] : [[id, usual]]
  })
  return Object.fromEntries(known)
}

const openBeside = ({ dimensions }: Law, box: Box): Facts => ({
  boxes: [box],
  open: dimensions.flatMap(({ id }) => (id in box || DERIVED.includes(id) ? [] : [id])),
})

/** Measures short calls in batches of a hundred, so that they are above the clock's resolution. */
const manyTimes = (call: () => void) =>
  medianTime(100, () => {
    for (let i = 0; i < 100; i++) call()
  }) / 100

/** The time of the zen engine for the same case: the matrices of all layers, without joining them. */
async function zenTime({ layers }: Law, point: Point): Promise<number> {
  const rules = Object.values(layers).flat().map(rulesOf)
  const decision = new ZenEngine().createDecision(graph(rules, false))
  const times: number[] = []
  for (let i = 0; i < 60; i++) {
    const before = performance.now()
    await decision.evaluate(point)
    times.push(performance.now() - before)
  }
  return times.slice(30).sort((a, b) => a - b)[15] as number
}
