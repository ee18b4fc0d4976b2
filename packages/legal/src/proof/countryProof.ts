import type { CaseValue, CountryFile, GoldenCase } from '@portal/contract'
import {
  analyseLaw,
  type Box,
  type CompiledLaw,
  canonicalJson,
  caseOverTime,
  cellsOf,
  compile,
  decideBriefly,
  type Facts,
  type Finding,
  joinLaw,
  type Law,
  type LawSegment,
  type Light,
  type Move,
  movedBetween,
  UndeclaredName,
} from '@portal/rules'
import type { Problem } from '../checks/problem.ts'
import { factsOfCase } from '../golden-cases/factsOfCase.ts'
import { type CaseContent, type CaseResult, caseResult, coveredBy, ownContent } from '../golden-cases/runCase.ts'
import { compiledLaw } from '../law/compiledLaw.ts'
import type { CountryContent } from '../law/countryContent.ts'
import type { TreatyLevel } from '../law/treatyLevel.ts'
import { askingOf, type Failure, failuresOf } from './prove.ts'
import { checkedLaw } from './proveCountry.ts'

/** What the own matrices of a draft show by themselves. */
export type QuickProof = {
  readonly problems: readonly Problem[]
  /** Gaps, dead rows, and the overlaps that the base does not have; null while names are undeclared. */
  readonly findings: readonly Finding[] | null
}

/** `matrix`: where it moved. `example`: it as a golden case of the draft. */
export type MovedFacts = {
  readonly matrix: string
  readonly before: Move['before']
  readonly after: Move['after']
  readonly box: Box
  readonly example: GoldenCase
  /** The colours of the country's law for the example, with all rules above it. */
  readonly lights: { readonly before: Light; readonly after: Light }
}

export type ProvenCase = CaseResult & { readonly name: string }
export type RowPlace = { readonly matrix: string; readonly row: string }

/** What the draft means together with the treaty level. */
export type WholeProof = {
  readonly failures: readonly Failure[]
  /** At most `MAX_MOVES`, and how many there are. */
  readonly moved: readonly MovedFacts[]
  readonly movedCount: number
  readonly cases: readonly ProvenCase[]
  /** Rows that decide in no golden case that holds. */
  readonly uncovered: readonly RowPlace[]
  /** The colours by day of access, for the first example of what moved, else for a usual case. */
  readonly line: {
    readonly facts: Facts
    readonly before: readonly LawSegment[]
    readonly after: readonly LawSegment[]
  }
}

/** For each an example is decided twice; more would explain nothing. */
const MAX_MOVES = 20

/** A law as its own matrices alone, and together with the treaty level. */
type Stage = {
  readonly country: CountryContent
  readonly law: Law
  readonly compiled: CompiledLaw
  readonly content: CaseContent
}

export type CountryProof = ReturnType<typeof openCountryProof>

/**
 * Proves drafts of a country's law against the version from which they were begun, as often as they change. The result
 * is that of the server's proof, which has the last word.
 */
export function openCountryProof(treaty: TreatyLevel, base: CountryFile) {
  const before = stageOf(treaty, checkedIn(treaty, base).value)
  const known = new Set(findingsOf(treaty, before.country).map(overlapOf))
  // A law from nothing has no version before it, so that none of its overlaps is new.
  const isNews = (finding: Finding, { version }: CountryFile) =>
    finding.kind !== 'contradiction' || (version !== base.version && !known.has(overlapOf(finding)))
  return {
    quick(draft: CountryFile): QuickProof {
      const { value, problems } = checkedIn(treaty, draft)
      const findings = ifDeclared(() => findingsOf(treaty, value))
      return { problems, findings: findings?.filter((finding) => isNews(finding, draft)) ?? null }
    },
    /** Null while names are undeclared, because such a law cannot be compiled. */
    whole(draft: CountryFile, cases: readonly GoldenCase[]): WholeProof | null {
      const after = ifDeclared(() => stageOf(treaty, checkedIn(treaty, draft).value))
      return after ? proveWhole(treaty, { before, after }, cases) : null
    },
  }
}

const checkedIn = (treaty: TreatyLevel, file: CountryFile) =>
  checkedLaw(file, treaty, { id: file.country, version: file.version, sha256: '' })

/** Undefined if the law names something that it does not declare, which a check has found before. */
function ifDeclared<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch (error) {
    if (error instanceof UndeclaredName) return undefined
    throw error
  }
}

/** Scope and tables make no difference to gaps, dead rows and overlaps, but take most of the time. */
function findingsOf({ part }: TreatyLevel, { law }: CountryContent): Finding[] {
  const alone = joinLaw([
    { ...part, layers: {}, tables: [] },
    { ...law, tables: [] },
  ])
  return analyseLaw(compile(alone)).filter(({ kind }) => kind !== 'unreachable')
}

/** Names an overlap; empty for all other findings. */
const overlapOf = (finding: Finding) => (finding.kind === 'contradiction' ? finding.rows.join() : undefined)

function stageOf(treaty: TreatyLevel, country: CountryContent): Stage {
  const content = ownContent(treaty, country)
  // The golden cases are decided on the same compiled law.
  return { country, content, ...compiledLaw(content, [country.country]) }
}

type Stages = { readonly before: Stage; readonly after: Stage }

function proveWhole(treaty: TreatyLevel, stages: Stages, cases: readonly GoldenCase[]): WholeProof {
  const { country, law, content } = stages.after
  const own = ownMatrices(country)
  const ids = new Set(own.map(({ id }) => id))
  const asking = askingOf({ ...treaty, countries: content.countries })
  const proven = cases.map((golden) => ({ name: golden.name, ...caseResult(content, country.country, golden) }))
  const covered = coveredBy(proven)
  const moves = movesBetween(stages)
  const moved = moves.slice(0, MAX_MOVES).map((move) => movedFacts(stages, move))
  return {
    failures: failuresOf(law, asking).filter(({ matrix }) => ids.has(matrix)),
    moved,
    movedCount: moves.length,
    cases: proven,
    uncovered: own.flatMap(({ id: matrix, rows }) =>
      rows.filter(({ id }) => !covered.has(id)).map(({ id: row }) => ({ matrix, row })),
    ),
    line: lineOf(stages, moved[0]?.example.facts ?? usualFacts(country.source)),
  }
}

const ownMatrices = ({ law }: CountryContent) => law.layers.provider ?? []

/** Facts in another colour come first. */
function movesBetween({ before, after }: Stages): MoveIn[] {
  const preferred = preferredFor(after)
  const ids = new Set([before, after].flatMap(({ country }) => ownMatrices(country).map(({ id }) => id)))
  return [...ids]
    .flatMap((matrix) =>
      movedBetween(before.compiled, after.compiled, matrix, preferred).map((move) => ({ ...move, matrix })),
    )
    .toSorted((a, b) => Number(keepsColour(a)) - Number(keepsColour(b)))
}

type MoveIn = Move & { readonly matrix: string }

const keepsColour = ({ before, after }: Move) => before?.status === after?.status

/** Examples are usual cases where there are any: first with all facts that a case leaves out, then without them. */
function preferredFor({ law, content, country }: Stage): Box[] {
  const [usual = {}] = factsOfCase(content, law, shortFacts(country.source, usualFacts(country.source))).boxes
  const { accessDate: _day, use, material, ...references } = usual
  return [{ ...references, use, material }, references, { use, material }] as Box[]
}

type ShortFacts = { [dimension: string]: CaseValue }

/** The facts of a case that are never left out. */
const usualFacts = ({ asOf }: CountryFile): ShortFacts => ({ accessDate: asOf, use: 'screening', material: 'plant' })

const shortFacts = ({ country }: CountryFile, facts: ShortFacts) => ({ country, facts, open: [] })

function movedFacts({ before, after }: Stages, { matrix, example, ...move }: MoveIn): MovedFacts {
  const facts = statedFacts(after, example, move.box)
  const rows = rowsFor(after, facts)
  const lights = { before: lightFor(before, facts), after: lightFor(after, facts) }
  return {
    matrix,
    before: move.before,
    after: move.after,
    box: move.box,
    example: { name: '', facts, open: [], expect: { lights: { provider: lights.after }, rows } },
    lights,
  }
}

/**
 * The facts of an example that a case states, as a lawyer would write it: those that tell what moved, and those that are
 * otherwise in a usual case. The country is that of the law, and tables derive their own.
 */
function statedFacts(stage: Stage, example: Move['example'], moved: Box): ShortFacts {
  const { law, country } = stage
  const derived = new Set(['provider', ...law.tables.map(({ gives }) => gives)])
  const facts = usualFacts(country.source)
  const [usual = {}] = factsIn(stage, facts).boxes
  const isUsual = (id: string, value: string) => canonicalJson(usual[id]) === canonicalJson([value])
  const stated = Object.entries(example).filter(
    ([id, value]) => !derived.has(id) && (id in facts || id in moved || !isUsual(id, value)),
  )
  return { ...facts, ...Object.fromEntries(stated) }
}

const factsIn = ({ content, law, country }: Stage, facts: ShortFacts) =>
  factsOfCase(content, law, shortFacts(country.source, facts))

const lightFor = (stage: Stage, facts: ShortFacts): Light =>
  ifDeclared(() => decideBriefly(stage.compiled, factsIn(stage, facts)).lights.provider) ?? 'silent'

function rowsFor(stage: Stage, facts: ShortFacts): string[] {
  const cells = cellsOf(stage.compiled, factsIn(stage, facts))
  return cells.filter(({ layer }) => layer === 'provider').map(({ row }) => row)
}

function lineOf({ before, after }: Stages, short: ShortFacts): WholeProof['line'] {
  const facts = factsIn(after, short)
  return { facts, before: caseOverTime(before.compiled, facts), after: caseOverTime(after.compiled, facts) }
}
