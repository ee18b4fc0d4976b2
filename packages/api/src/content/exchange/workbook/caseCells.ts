import { type CaseValue, type CellProblem, type Expected, GoldenCase } from '@portal/contract'

/** The cells of a golden case, each with one thing a line: `use: screening`, `light provider: RED`, `rows: ke-1; ke-2`. */
export type CaseCells = {
  readonly facts: string
  readonly open: string
  readonly answers: string
  readonly expect: string
}

type Read<Value> = { readonly value: Value } | { readonly problem: CellProblem }
type Answer = NonNullable<GoldenCase['answers']>[string]
type Lists = 'rows' | 'obligations' | 'met' | 'locks' | 'questions' | 'lacks'

const LIGHT = 'light '
const LISTS: readonly string[] = ['rows', 'obligations', 'met', 'locks', 'questions', 'lacks'] satisfies Lists[]

export const writeCase = ({ facts = {}, open, answers = {}, expect }: GoldenCase): CaseCells => ({
  facts: linesOf(facts, writeValue),
  open: open.join('; '),
  answers: linesOf(answers, (answer) => JSON.stringify(answer)),
  expect: Object.entries(expect)
    .flatMap(([name, value]) => (name === 'lights' ? lightsOf(value as object) : [`${name}: ${listText(value)}`]))
    .join('\n'),
})

const linesOf = <Value>(values: { readonly [id: string]: Value }, write: (value: Value) => string): string =>
  Object.entries(values)
    .map(([id, value]) => `${id}: ${write(value)}`)
    .join('\n')

const lightsOf = (lights: object): string[] =>
  Object.entries(lights).map(([layer, light]) => `${LIGHT}${layer}: ${light}`)

const listText = (value: unknown): string => (Array.isArray(value) ? value.join('; ') : String(value))

/** A list stands in brackets, so that one value in a list is not a value alone. */
function writeValue(value: CaseValue): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return `[${value.join('; ')}]`
  return [value.from && `from ${value.from}`, value.before && `before ${value.before}`].filter(Boolean).join(' ')
}

function readValue(text: string): CaseValue {
  if (text.startsWith('[')) return namesIn(text.replaceAll(/^\[|\]$/g, ''))
  const [, from, before] = /^(?:from\s+(\S+))?\s*(?:before\s+(\S+))?$/.exec(text) ?? []
  if (!from && !before) return text
  return { ...(from && { from }), ...(before && { before }) }
}

const namesIn = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((name) => name.trim())
    .filter(Boolean)

/** Reads the cells of a case. A cell that cannot be read is named, with the line that was not understood. */
export function readCase(
  name: string,
  cells: CaseCells,
): { readonly value: GoldenCase } | { readonly cell: keyof CaseCells | 'name'; readonly problem: CellProblem } {
  const facts = readLines(cells.facts, 'notCondition', (text) => ({ value: readValue(text) }))
  if ('problem' in facts) return { cell: 'facts', ...facts }
  const answers = readLines(cells.answers, 'notAnswer', readAnswer)
  if ('problem' in answers) return { cell: 'answers', ...answers }
  const expect = readLines(cells.expect, 'notExpected', (text) => ({ value: text }))
  if ('problem' in expect) return { cell: 'expect', ...expect }
  const golden = GoldenCase.safeParse({
    name,
    ...(facts.value.length > 0 && { facts: Object.fromEntries(facts.value) }),
    open: namesIn(cells.open),
    ...(answers.value.length > 0 && { answers: Object.fromEntries(answers.value) }),
    expect: expectedOf(expect.value),
  })
  if (golden.data) return { value: golden.data }
  return problemOf(golden.error?.issues[0]?.path ?? [], cells)
}

type Pair<Value> = readonly [id: string, value: Value]

/** Lines of `id: value`, each in their order. */
function readLines<Value>(
  text: string,
  code: CellProblem['code'],
  readOne: (text: string) => Read<Value>,
): Read<Pair<Value>[]> {
  const pairs: Pair<Value>[] = []
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, id, value = ''] = /^([\w. ]+?):\s*(.*)$/.exec(line.trim()) ?? []
    const read = id === undefined ? undefined : readOne(value)
    if (id === undefined || !read || 'problem' in read) return { problem: { code, text: line.trim() } }
    pairs.push([id, read.value])
  }
  return { value: pairs }
}

function readAnswer(text: string): Read<Answer> {
  try {
    return { value: JSON.parse(text) as Answer }
  } catch {
    return { problem: { code: 'notAnswer', text } }
  }
}

function expectedOf(pairs: readonly Pair<string>[]): Expected {
  const lights = pairs.filter(([id]) => id.startsWith(LIGHT)).map(([id, light]) => [id.slice(LIGHT.length), light])
  const others = pairs
    .filter(([id]) => !id.startsWith(LIGHT))
    .map(([id, value]) => [id, LISTS.includes(id) ? namesIn(value) : value])
  return { ...Object.fromEntries(others), ...(lights.length > 0 && { lights: Object.fromEntries(lights) }) } as Expected
}

/** The cell of what the schema of cases refuses. */
function problemOf(
  [field]: readonly PropertyKey[],
  cells: CaseCells,
): { cell: keyof CaseCells | 'name'; problem: CellProblem } {
  if (field === 'facts') return { cell: 'facts', problem: { code: 'notCondition', text: cells.facts } }
  if (field === 'answers') return { cell: 'answers', problem: { code: 'notAnswer', text: cells.answers } }
  if (field === 'expect') return { cell: 'expect', problem: { code: 'notExpected', text: cells.expect } }
  return { cell: 'facts', problem: { code: 'factsOrAnswers', text: cells.facts } }
}
