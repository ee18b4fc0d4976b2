import { type Box, canonicalJson, cellsOf, compile, joinLaw } from '@portal/rules'
import fc from 'fast-check'
import { evaluate, unaryTest } from 'feelin'
import { expect, test } from 'vitest'
import {
  type DecisionTable,
  type DecisionTables,
  readDecisionTables,
} from '../../../http/spreadsheet/reading/readDecisionTables.ts'
import { loadedContent } from '../../../testing/loadedContent.ts'
import { shippedContent } from '../../shipped/shipped.ts'
import { editedProcedures } from '../../stored/versionText.ts'
import { feelName } from './feel.ts'
import { originOfTables, readTables } from './readTables.ts'
import { APPLIES, decisionTablesOf } from './writeTables.ts'

const shipped = shippedContent(loadedContent)
const { treaty } = shipped

function textOf(code: string) {
  const file = shipped.countries.find(({ id }) => id === code)?.source
  if (!file) throw new Error(`${code} is not shipped`)
  const procedures = editedProcedures(shipped, { contentId: code, procedures: null })
  return { file, cases: shipped.casesOf(code), procedures, sha256: 'a'.repeat(64), casesSha256: 'b'.repeat(64) }
}

const tablesOf = (xml: string): Promise<DecisionTables> => readDecisionTables(Buffer.from(xml))
const xmlOf = (code: string): string => decisionTablesOf(textOf(code), treaty)

test('the tables of every country come back from DMN as they were', async () => {
  for (const { id } of shipped.countries) {
    const text = textOf(id)
    const { text: read, problems } = readTables(await tablesOf(xmlOf(id)), text, treaty)
    expect({ id, problems }).toEqual({ id, problems: [] })
    expect(canonicalJson(read?.file)).toBe(canonicalJson(text.file))
  }
})

test('the file says from which text it was written', async () => {
  const origin = originOfTables(await tablesOf(xmlOf('KE')))
  expect(origin).toMatchObject({ country: 'KE', version: 1, sha256: 'a'.repeat(64), casesSha256: 'b'.repeat(64) })
})

const broken = async (change: (xml: string) => string) =>
  readTables(await tablesOf(change(xmlOf('KE'))), textOf('KE'), treaty)

test('another hit policy, other tests and other outputs are refused by table, rule and column', async () => {
  const policy = await broken((xml) => xml.replaceAll('hitPolicy="FIRST"', 'hitPolicy="COLLECT"'))
  expect(policy.text).toBeUndefined()
  expect(policy.problems[0]?.message).toMatch(/hit policy COLLECT\. Only FIRST/)
  const unnamed = await broken((xml) => xml.replaceAll(' hitPolicy="FIRST"', ''))
  expect(unnamed.problems[0]?.message).toMatch(/hit policy UNIQUE/)
  const strange = await broken((xml) =>
    xml.replace('&lt; date(&quot;2006-12-01&quot;)', 'not(date(&quot;2006-12-01&quot;))'),
  )
  expect(strange.problems).toMatchObject([{ path: expect.stringMatching(/, rule \d+, accessDate$/) }])
  const outputs = await broken((xml) => xml.replace('name="Reason"', 'name="Why"'))
  expect(outputs.problems[0]?.message).toMatch(/outputs must be these, in this order: row, /)
})

/** The countries with most conditions, and those with none to speak of. */
const COUNTRIES = [
  ...['BR', 'KE', 'FR', 'ZA', 'IN', 'CO', 'MX', 'AU', 'DE', 'PE', 'ES', 'MA', 'VN', 'MY', 'ID', 'CR', 'EC', 'ET'],
  ...['UG', 'MW', 'CN', 'JP', 'NO', 'PT', 'GB', 'US', 'CA', 'BO', 'PH', 'NP'],
]
/** Of each country. `DMN_POINTS=3334` makes them 100,000 in all. */
const POINTS = Number(process.env.DMN_POINTS ?? 100)
const MS_A_POINT = 40

type Point = { readonly [dimension: string]: string }
const DAY_MS = 86_400_000
const dayAfter = (day: string, by = 1): string => new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10)

/** One value of each fact that the law reads; days on, before and after each day that the law names. */
function pointsOf(code: string): fc.Arbitrary<Point> {
  const law = loadedContent.countries.get(code)?.law
  const written = JSON.stringify(law?.layers)
  const all = [...treaty.dimensions.filter(({ id }) => id !== 'region'), ...(law?.dimensions ?? [])]
  const dimensions = all.filter(({ id }) => written.includes(`"${id}":`))
  const named = [...new Set(written.match(/\d{4}-\d{2}-\d{2}/g) ?? [])].filter((day) =>
    Number.isFinite(Date.parse(day)),
  )
  const days = ['2020-02-02', ...named].flatMap((day) => [dayAfter(day, -1), day, dayAfter(day)])
  const points = fc.record(
    Object.fromEntries(
      dimensions.map(({ id, values }) => [id, fc.constantFrom(...(values === 'days' ? days : values))] as const),
    ),
  ) as fc.Arbitrary<Point>
  // The engine reads no facts in which a use begins before the access.
  return points.filter(({ accessDate = '', useDate = '9999-12-31' }) => accessDate <= useDate)
}

const known = new Map<string, boolean>()
/** By an interpreter of FEEL that knows nothing of our law. Tests repeat, so that each is evaluated once a value. */
function holds(test: string, value: unknown): boolean {
  const key = JSON.stringify([test, value])
  const found = known.get(key)
  if (found !== undefined) return found
  const given = typeof value === 'string' && isDay(value) ? evaluate(`date("${value}")`).value : value
  const held = test === '-' || unaryTest(test, { '?': given }).value === true
  known.set(key, held)
  return held
}

function decidedBy(table: DecisionTable, applies: ReadonlyMap<string, boolean>, point: Point): string | undefined {
  const values = new Map(Object.entries(point).map(([id, value]) => [feelName(id), value]))
  const rule = table.rules.find(({ inputs }) =>
    inputs.every((test, index) => {
      const name = table.inputs[index] ?? ''
      return holds(test, name.startsWith(feelName(APPLIES)) ? (applies.get(name) ?? false) : values.get(name))
    }),
  )
  return rule?.outputs[0]
}

test('an interpreter of FEEL finds the same rows as the engine', {
  timeout: COUNTRIES.length * POINTS * MS_A_POINT,
}, async () => {
  let points = 0
  const rows = new Set<string>()
  for (const code of COUNTRIES) {
    const { tables } = await tablesOf(xmlOf(code))
    const law = loadedContent.countries.get(code)?.law
    if (!law) throw new Error(`${code} is not shipped`)
    const alone = compile(
      joinLaw([
        { ...loadedContent.treaty.part, layers: {}, tables: [] },
        { ...law, tables: [] },
      ]),
    )
    for (const point of fc.sample(pointsOf(code), { numRuns: POINTS, seed: 20_261_129 })) {
      const box = Object.fromEntries(
        Object.entries(point).map(([id, value]) => [
          id,
          isDay(value) ? { from: value, before: dayAfter(value) } : [value],
        ]),
      ) as Box
      const engine = cellsOf(alone, { boxes: [box], open: [] }).map(({ row }) => row)
      const covers = new Map(
        tables
          .filter(({ id }) => id.startsWith(APPLIES))
          .map((table) => [feelName(table.id), decidedBy(table, new Map(), point) === 'true']),
      )
      const feel = tables
        .filter(({ id }) => !id.startsWith(APPLIES))
        .flatMap((table) => decidedBy(table, covers, point) ?? [])
        .map((row) => JSON.parse(row) as string)
      expect({ code, point, rows: feel.toSorted() }).toEqual({ code, point, rows: [...new Set(engine)].toSorted() })
      for (const row of feel) rows.add(row)
      points += 1
    }
  }
  expect(points).toBe(COUNTRIES.length * POINTS)
  expect(rows.size).toBeGreaterThan(150)
})

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value)
