import { type ZenDecision, ZenEngine } from '@gorules/zen-engine'
import { type Contender, rulesEngine } from './contender.ts'
import { cutToReference, type Point, type Rule, type Shipped, type Test, wholeRows } from './shipped.ts'

/** One graph per country: a decision table per matrix, each on the same input. */
export function graph(matrices: readonly (readonly Rule[])[], loop: boolean) {
  const tables = matrices.map((rules, i) => ({
    id: `m${i}`,
    type: 'decisionTableNode',
    name: `m${i}`,
    position: { x: 1, y: i },
    content: {
      ...decisionTable(rules),
      passThrough: false,
      outputPath: `m${i}`,
      ...(loop && { executionMode: 'loop', inputField: 'points' }),
    },
  }))
  return {
    nodes: [
      { id: 'in', type: 'inputNode', name: 'in', position: { x: 0, y: 0 } },
      ...tables,
      { id: 'out', type: 'outputNode', name: 'out', position: { x: 2, y: 0 } },
    ],
    edges: tables.flatMap(({ id }) => [
      { id: `in-${id}`, sourceId: 'in', targetId: id, type: 'edge' },
      { id: `${id}-out`, sourceId: id, targetId: 'out', type: 'edge' },
    ]),
  }
}

function decisionTable(rules: readonly Rule[]) {
  const fields = [...new Set(rules.flatMap(({ tests }) => tests.map(({ id }) => id)))]
  const otherwise = { tests: [], level: 0 }
  return {
    hitPolicy: 'first',
    inputs: fields.map((field) => ({ id: field, name: field, field })),
    outputs: [{ id: 'level', name: 'level', field: 'level' }],
    rules: [...rules, otherwise].map(({ tests, level }, i) => ({
      _id: String(i),
      ...Object.fromEntries(fields.map((field) => [field, cell(tests.filter(({ id }) => id === field))])),
      level: String(level),
    })),
  }
}

/** The condition of a cover and that of a row on the same field both have to hold. */
const cell = (tests: readonly Test[]): string =>
  tests.length === 0
    ? ''
    : tests
        .map(expression)
        .map((text) => (tests.length > 1 ? `(${text})` : text))
        .join(' and ')

function expression({ values, from, before }: Test): string {
  if (values)
    return values.length === 1 ? `$ == "${values[0]}"` : `$ in [${values.map((value) => `"${value}"`).join(', ')}]`
  const ends = [...(from === undefined ? [] : [`$ >= ${from}`]), ...(before === undefined ? [] : [`$ < ${before}`])]
  return ends.join(' and ')
}

type Levels = Readonly<Record<string, { level: number }>>
const worst = (result: Levels): number => Math.max(0, ...Object.values(result).map(({ level }) => level))
type LoopLevels = Readonly<Record<string, readonly { level: number }[]>>
const worstOfEach = (result: LoopLevels, uses: readonly string[]): number[] =>
  uses.map((_, i) => Math.max(0, ...Object.values(result).map((levels) => levels[i]?.level ?? 0)))

/** Decisions are parsed and compiled once; `mode` says how the results of all calls of a run are awaited. */
export function zenContenders(shipped: Shipped): Contender[] {
  const engine = new ZenEngine()
  const decisions = (rows: typeof wholeRows, loop: boolean) =>
    shipped.countries.map((country) => engine.createDecision(graph(rows(country), loop)))
  const loops = loopCall(shipped, decisions(wholeRows, true))
  const cutLoops = loopCall(shipped, decisions(cutToReference, true))
  const singles = decisions(wholeRows, false)
  return [
    rulesEngine(shipped, 'zen, loop, a call per country at once, rows cut to the reference point', (points) =>
      atOnce(points, cutLoops),
    ),
    rulesEngine(shipped, 'zen, loop, a call per country at once', (points) => atOnce(points, loops)),
    rulesEngine(shipped, 'zen, loop, a call per country in turn', (points) => inTurn(points, loops)),
    rulesEngine(shipped, 'zen, a call per decision at once', (points) => atOnce(points, singleCalls(singles, atOnce))),
    rulesEngine(shipped, 'zen, a call per decision in turn', (points) => inTurn(points, singleCalls(singles, inTurn))),
  ]
}

type Call<In, Out> = (input: In, index: number) => Promise<Out>

async function inTurn<In, Out>(inputs: readonly In[], call: Call<In, Out>): Promise<Out[]> {
  const results: Out[] = []
  for (const [i, input] of inputs.entries()) results.push(await call(input, i))
  return results
}

const atOnce = <In, Out>(inputs: readonly In[], call: Call<In, Out>): Promise<Out[]> => Promise.all(inputs.map(call))

const loopCall =
  ({ uses }: Shipped, decisions: readonly ZenDecision[]): Call<readonly Point[], number[]> =>
  async (points, i) =>
    worstOfEach((await decisions[i]?.evaluate({ points }))?.result ?? {}, uses)

const singleCalls =
  (decisions: readonly ZenDecision[], how: typeof inTurn | typeof atOnce): Call<readonly Point[], number[]> =>
  (points, i) =>
    how(points, async (point) => worst((await decisions[i]?.evaluate(point))?.result ?? {}))
