import { cpus, loadavg } from 'node:os'
import type { CountryFile, GoldenCase } from '@portal/contract'
import { loadContent } from '@portal/legal'
import { openCountryProof } from '@portal/legal/proof'
import { keepSection } from '../keepSection.ts'

/** Proofs of a draft of each country, as a browser makes them: with a condition less, each time another one. */
const CHANGES = 2
const WARMING = 10
const content = loadContent()

type Times = { readonly country: string; readonly quick: number; readonly whole: number; readonly cases: number }

/** Processor time in milliseconds, which the load of the machine changes little. */
function timed(work: () => unknown): number {
  const start = process.cpuUsage()
  work()
  return process.cpuUsage(start).user / 1000
}

/** The file without one condition, of another row for each number. */
function changed(file: CountryFile, number: number): CountryFile {
  const copy = structuredClone(file) as { matrices: { rows: { when: Record<string, unknown>[] }[] }[] }
  const boxes = copy.matrices.flatMap(({ rows }) => rows.flatMap(({ when }) => when))
  const conditional = boxes.filter((box) => Object.keys(box).length > 0)
  const box = conditional[(number * 7) % Math.max(1, conditional.length)] ?? {}
  delete box[Object.keys(box).at(-1) ?? '']
  return copy as unknown as CountryFile
}

const best = (times: readonly number[]) => Math.min(...times)

function measureCountry(country: string, file: CountryFile, cases: readonly GoldenCase[]): Times {
  const proof = openCountryProof(content.treaty, file)
  const drafts = Array.from({ length: CHANGES }, (_, number) => changed(file, number))
  proof.whole(file, cases)
  return {
    country,
    cases: cases.length,
    quick: best(drafts.map((draft) => timed(() => proof.quick(draft)))),
    whole: best(drafts.map((draft) => timed(() => proof.whole(draft, cases)))),
  }
}

const measure = ([code, { source }]: (typeof all)[number]) => measureCountry(code, source, content.casesOf(code))
const all = [...content.countries]
// A browser warms its worker before anybody can type; otherwise the first countries would stand for cold code.
all.slice(0, WARMING).map(measure)
const measured = all.map(measure)

const slowest = measured.toSorted((one, other) => other.whole - one.whole).slice(0, 10)

const quantile = (of: 'quick' | 'whole', share: number) => {
  const sorted = measured.toSorted((a, b) => a[of] - b[of])
  const { country, [of]: time } = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as Times
  return `${time.toFixed(1)} (${country})`
}
const row = (name: string, of: 'quick' | 'whole') =>
  `| ${name} | ${quantile(of, 0.5)} | ${quantile(of, 0.95)} | ${quantile(of, 1)} |`

keepSection(`# Proof of a draft: results

${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, load of the machine at the end ${loadavg()[0]?.toFixed(1)}.
Run it with \`npm run bench:proof\`: it writes this section.

${measured.length} countries with ${measured.reduce((sum, { cases }) => sum + cases, 0)} golden cases; of each the best of ${CHANGES} changes of a row, in one thread, in user CPU time.
Aimed at for everything: 50 ms at the median, 150 ms at most.

| step | median, ms | 95 %, ms | slowest, ms |
| --- | ---: | ---: | ---: |
${row('own matrices: names, gaps, dead rows, overlaps', 'quick')}
${row('all: compiled law, golden cases, what moved, law line', 'whole')}

| slowest countries | golden cases | own matrices, ms | all, ms |
| --- | ---: | ---: | ---: |
${slowest.map(({ country, cases, quick, whole }) => `| ${country} | ${cases} | ${quick.toFixed(1)} | ${whole.toFixed(1)} |`).join('\n')}
`)
