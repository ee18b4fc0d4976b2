import { partition } from '@portal/rules'
import { inWords, type Problem } from './checks/problem.ts'
import type { Content } from './content.ts'
import { coveredRows, runCase } from './golden-cases/runCase.ts'
import { compiledLaw } from './law/compiledLaw.ts'
import type { CountryContent } from './law/countryContent.ts'
import { fileOfMatrix, readContent } from './loadContent.ts'
import { askingOf, problemsOf } from './proof/prove.ts'
import { readCases } from './reading/readCases.ts'
import { SHIPPED, yamlFiles } from './reading/readFolder.ts'

/**
 * `npm run legal:prove -- br mx`: proves these country files (all by default) and runs their golden cases. Exits with 1
 * if anything fails. Other country files are not read, so that one can be written while others are broken.
 */
function main(args: readonly string[]): number {
  const names = args.length > 0 ? args.map((arg) => arg.toLowerCase()) : yamlFiles(SHIPPED, 'countries')
  const { value: content, problems } = readContent(SHIPPED, names)
  const malformed = [...problems, ...unknownFiles(names)]
  const failures = content && malformed.length === 0 ? proveContent(content) : malformed
  for (const problem of failures) console.error(inWords(problem))
  console.log(failures.length === 0 ? 'proven' : `${failures.length} to mend`)
  return failures.length === 0 ? 0 : 1
}

function proveContent(content: Content): Problem[] {
  const countries = [...content.countries.values()]
  const problems = [...proveProtocol(content), ...countries.flatMap((country) => proveCountry(content, country))]
  const links = countries
    .flatMap(({ documents, authorities }) => [...documents, ...authorities])
    .flatMap(({ url }) => url ?? [])
  const obligations = countries.flatMap(({ source }) => source.obligations)
  const kinds = obligations.flatMap(({ kind }) => kind ?? [])
  const unaddressed = obligations.filter(({ kind, authority }) => authority === undefined && OF_OTHERS.has(kind))
  console.log(`links: ${counted(links.map((url) => content.linkKindOf(url)))}`)
  console.log(`obligations: ${counted(kinds)}`)
  console.log(
    `without an authority in the sources: ${unaddressed.length} (${unaddressed.map(({ id }) => id).join(', ')})`,
  )
  return problems
}

/**
 * Kinds of duties that are owed to an authority or another party; the others, such as keeping records, need no
 * addressee.
 */
const OF_OTHERS: ReadonlySet<string | undefined> = new Set(['before_use', 'ask_first', 'report_later'])

/** `authority 48, third_party 20`: the number of occurrences of each name, most frequent first. */
function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => [name, names.filter((other) => other === name).length] as const)
    .toSorted((one, other) => other[1] - one[1])
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}

const unknownFiles = (names: readonly string[]): Problem[] => {
  const known = yamlFiles(SHIPPED, 'countries')
  return names
    .filter((name) => !known.includes(name))
    .map((name) => ({ file: `countries/${name}.yaml`, reason: 'is not there' }))
}

function proveProtocol(content: Content): Problem[] {
  const start = performance.now()
  const problems = problemsOf(content.lawFor([]), askingOf(content), fileOfMatrix(content))
  print(
    'protocol',
    Object.values(content.protocol.layers)
      .flat()
      .flatMap((matrix) => matrix.rows).length,
    0,
    start,
  )
  return problems
}

function proveCountry(content: Content, proven: CountryContent): Problem[] {
  const { country, file, law } = proven
  const start = performance.now()
  const { law: joined, compiled } = compiledLaw(content, [country])
  const problems = problemsOf(joined, askingOf(content), fileOfMatrix(content))
  const matrices = law.layers.provider ?? []
  const rows = matrices.reduce((count, matrix) => count + matrix.rows.length, 0)
  const cells = matrices.reduce((count, { id }) => count + partition(compiled, id, [{}]).length, 0)
  print(country, rows, cells, start)
  printDuties(proven, content)
  return [...problems, ...runCases(content, { country, file, rows })]
}

/** Prints the duties of a country, each with its authority, moment and the procedures that fulfil it. */
function printDuties({ country, source: { obligations } }: CountryContent, { procedures }: Content): void {
  for (const { id, kind, authority, due } of obligations) {
    const fulfilling = procedures.filter(({ for: { obligations: named } }) => named.includes(id)).map((one) => one.id)
    console.log(`           ${[id, kind, authority ?? '-', due ?? '-', fulfilling.join(' ') || '-'].join(' | ')}`)
  }
  const own = procedures.filter((procedure) => procedure.country === country)
  const bound = own.filter(({ for: { obligations: named } }) => named.length > 0)
  console.log(
    `           ${obligations.length} obligations; ${own.length} procedures, ${bound.length} bound to obligations`,
  )
}

type Cased = { country: string; file: string; rows: number }

function runCases(content: Content, { country, file, rows }: Cased): Problem[] {
  const name = country.toLowerCase()
  const { value: cases = [], problems } = readCases(SHIPPED, name)
  const failed = cases.flatMap((golden) =>
    runCase(content, country, golden).map((reason) => ({
      file: file.replace('countries', 'cases'),
      at: golden.name,
      reason,
    })),
  )
  const failing = new Set(failed.map(({ at }) => at))
  const sound = cases.filter((golden) => !failing.has(golden.name))
  const covered = coveredRows(content, country, sound).size
  console.log(`           ${cases.length} cases, ${failing.size} fail; they cover ${covered} of ${rows} rows`)
  return [...problems, ...failed]
}

function print(name: string, rows: number, cells: number, start: number) {
  const ms = (performance.now() - start).toFixed(1)
  console.log(`${name.padEnd(10)} ${rows} rows${cells > 0 ? `, ${cells} cells` : ''}, ${ms} ms`)
}

process.exitCode = main(process.argv.slice(2))
