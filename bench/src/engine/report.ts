import { cpus } from 'node:os'
import type { CaseTimes } from './cases.ts'
import type { Measured } from './measure.ts'

type Results = {
  readonly measured: readonly Measured[]
  readonly countries: number
  readonly uses: number
  readonly matrices: number
  readonly pairs: number
  /** Milliseconds. */
  readonly compiling: number
  readonly proof: number
  readonly cases: readonly CaseTimes[]
}

/** The section of RESULTS.md. The ratios matter; absolute times depend on the machine. */
export function engineReport({ measured, countries, uses, matrices, pairs, compiling, proof, cases }: Results): string {
  const decisions = countries * uses
  const [portal, plain, cutPlain, ...others] = measured
  const times = portal?.milliseconds ?? Number.NaN
  const fastestZen = fastest(others.filter(({ name }) => name.startsWith('zen')))
  return `# Engine: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}.
Run it with \`npm run bench:engine\`: it writes this section.

The world map: ${countries} countries x ${uses} uses = ${decisions} decisions for one pair of dates, on the shipped matrices.
All engines take the same rows and are measured in turns in one run; the time is the median over ${pairs} pairs of dates.
A mismatch is an answer other than the provider's light of the product's own decision, made one by one.

| engine | whole map, ms | decisions per second | times as long as the portal | mismatches |
| --- | ---: | ---: | ---: | ---: |
${measured.map((one) => line(one, decisions, times)).join('\n')}

| target | measured | met |
| --- | ---: | --- |
| world map at least 400 times as fast as ZEN's fastest mode | ${ratio(fastestZen, times)} | ${met(fastestZen / times >= 400)} |
| world map at least 5 times as fast as a plain loop over row objects | ${ratio(plain?.milliseconds, times)} | ${met((plain?.milliseconds ?? 0) / times >= 5)} |
| proof of all ${matrices} shipped matrices (gaps, dead rows, reach, contradictions) at most 30 ms | ${proof.toFixed(1)} ms | ${met(proof <= 30)} |

One case by one country's law and the treaty level, milliseconds. The whole decision holds reasons, trace, questions and
changes, and is written as text; briefly: its colour, deciding rows, obligations and locks. ZEN and the generated ifs read
the same matrices of all layers and join none of them.

| country | colour, all known | briefly | whole decision | country, material, dates | only the country | compiling | proof | ZEN | nested ifs | the same, facts read | ZEN / colour | colour / ifs, facts read |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${cases.map(caseLine).join('\n')}

Of these countries the slowest, beside the engine that cut boxes and joined them (it is gone: its figures are those of
another, quiet machine), and the goal:

| line | boxes cut and joined, ms | slowest now, ms | goal, ms | met |
| --- | ---: | ---: | ---: | --- |
${GOALS.map((goal) => goalLine(goal, cases)).join('\n')}

| target | measured | met |
| --- | ---: | --- |
| colour, layers joined, at least 100 times as fast as ZEN on the same matrices | ${ratio(leastGain(cases), 1)} | ${met(leastGain(cases) >= 100)} |
| colour no slower than generated nested ifs, both from written facts | ${mostCost(cases).toFixed(1)} times as long | ${met(mostCost(cases) <= 1)} |

The portal's colour starts from facts as they are written, derives those of the treaty tables and joins the layers. The
nested ifs do neither; from numbers that were looked up beforehand they only read the rows, which is the limit of any engine.

ZEN is @gorules/zen-engine 0.52.1 with decisions made once beforehand: \`loop\` is its execution mode that takes all uses of a
country in one call. Reading the law, compiling it and preparing inputs are not in any of the times.

How to read it: the portal settles material, user, region and conditions once (\`compileMap\`, ${compiling.toFixed(0)} ms for all countries), so
that a pair of dates costs a few comparisons per country. Two rivals were given the same head start, "rows cut to the
reference point": against that plain loop the portal is ${ratio(cutPlain?.milliseconds, times)} as fast. ZEN's fastest mode is the fastest of all
its lines, the one with that head start included.
`
}

type Goal = { readonly line: string; readonly before: string; readonly most: number; readonly of: keyof CaseTimes }
const GOALS: readonly Goal[] = [
  { line: 'colour of a case with all facts known', before: '0.45 - 0.69', most: 0.01, of: 'status' },
  { line: 'the same with rows, obligations and locks', before: 'about 1', most: 0.15, of: 'brief' },
  { line: 'whole decision, as text', before: '1.7 - 5.9', most: 0.6, of: 'text' },
  { line: 'the same, country, material and dates known', before: '80 - 160', most: 3, of: 'dated' },
  { line: 'the same, only the country known', before: '350 - 670', most: 6, of: 'countryOnly' },
  { line: 'compiling a country with the treaty level', before: '2 - 4', most: 12, of: 'compiling' },
  { line: 'proof of one country', before: '13 - 17', most: 2, of: 'proof' },
]

function goalLine({ line: name, before, most, of }: Goal, cases: readonly CaseTimes[]): string {
  const slowest = Math.max(...cases.map((one) => Number(one[of])))
  return `| ${name} | ${before} | ${slowest.toPrecision(3)} | ${most} | ${met(slowest <= most)} |`
}

const leastGain = (cases: readonly CaseTimes[]) => Math.min(...cases.map(({ zen, status }) => zen / status))
const mostCost = (cases: readonly CaseTimes[]) => Math.max(...cases.map(({ status, readIfs }) => status / readIfs))

const fastest = (measured: readonly Measured[]) => Math.min(...measured.map(({ milliseconds }) => milliseconds))
const ratio = (other: number | undefined, own: number) => `${Math.round((other ?? Number.NaN) / own)} times`
const met = (isMet: boolean) => (isMet ? 'yes' : 'no')

const line = ({ name, milliseconds, mismatches }: Measured, decisions: number, portal: number) =>
  `| ${name} | ${milliseconds.toPrecision(3)} | ${thousands(decisions / (milliseconds / 1000))} | ${(milliseconds / portal).toFixed(1)} | ${mismatches} |`

const caseLine = ({
  country,
  status,
  brief,
  text,
  dated,
  countryOnly,
  compiling,
  proof,
  zen,
  ifs,
  readIfs,
}: CaseTimes) =>
  `| ${country} | ${status.toFixed(4)} | ${[brief, text, dated, countryOnly, compiling, proof, zen].map((ms) => ms.toFixed(2)).join(' | ')} | ${ifs.toFixed(4)} | ${readIfs.toFixed(4)} | ${Math.round(zen / status)} | ${(status / readIfs).toFixed(1)} |`

const thousands = (perSecond: number) => Math.round(perSecond).toLocaleString('en')
