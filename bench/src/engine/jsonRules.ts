import { Engine, type NestedCondition } from 'json-rules-engine'
import { type Contender, rulesEngine } from './contender.ts'
import { type Point, type Rule, type Shipped, type Test, wholeRows } from './shipped.ts'

/** One engine per matrix; a row's position is its priority, and the first matching row stops the run. */
export function jsonRules(shipped: Shipped): Contender {
  const engines = shipped.countries.map((country) => wholeRows(country).map(engineOf))
  return rulesEngine(shipped, 'json-rules-engine', (points) =>
    Promise.all(points.map((own, i) => worstOfEach(engines[i] ?? [], own))),
  )
}

/**
 * Stopping an engine ends all of its runs, so its points are evaluated one after the other; the engines run
 * concurrently.
 */
async function worstOfEach(engines: readonly Engine[], points: readonly Point[]): Promise<number[]> {
  const perEngine = await Promise.all(engines.map((engine) => firstFits(engine, points)))
  return points.map((_, i) => Math.max(0, ...perEngine.map((levels) => levels[i] ?? 0)))
}

async function firstFits(engine: Engine, points: readonly Point[]): Promise<number[]> {
  const levels: number[] = []
  for (const point of points) levels.push(Number((await engine.run(point)).events[0]?.params?.level ?? 0))
  return levels
}

function engineOf(rules: readonly Rule[]): Engine {
  const engine = new Engine([], { allowUndefinedFacts: true })
  for (const [i, { tests, level }] of rules.entries())
    engine.addRule({
      priority: rules.length - i,
      conditions: { all: tests.flatMap(conditions) },
      event: { type: 'row', params: { level } },
      onSuccess: () => {
        engine.stop()
      },
    })
  return engine
}

function conditions({ id, values, from, before }: Test): NestedCondition[] {
  if (values) return [{ fact: id, operator: 'in', value: values }]
  return [
    ...(from === undefined ? [] : [{ fact: id, operator: 'greaterThanInclusive', value: from }]),
    ...(before === undefined ? [] : [{ fact: id, operator: 'lessThan', value: before }]),
  ]
}
