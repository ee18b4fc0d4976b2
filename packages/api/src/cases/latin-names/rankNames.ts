import { type Annex1, type LatinName, plain } from '@portal/contract'

/** A name known to one of the sources; how well it matches the typed text is judged alike for all of them. */
export type NameCandidate = Omit<LatinName, 'match' | 'called'> & Partial<Pick<LatinName, 'called'>>

const SHOWN = 20
/**
 * If no more names than this match and only the account knows them, they may be typing errors; more make that unlikely.
 */
const FEW_USED = 2
/** Maximum number of similar names listed after those that match. */
const FOLLOWING = 3

/**
 * Ranks the suggested names, keeping the order of each source: exact matches, then those that begin alike. Similar
 * names are added only if there are no matches or if the matches may be a colleague's typing error, which would hide
 * the right name; then a few that begin with the same letter follow. One name is one row, unless it is used in several
 * kingdoms.
 */
export function rankNames(q: string, candidates: readonly NameCandidate[]): LatinName[] {
  const rows = mergeSources(candidates).map((row) => ({ ...row, match: matchOf(row, q) }))
  const of = (match: LatinName['match']) => rows.filter((row) => row.match === match)
  const matches = [...of('exact'), ...of('prefix')]
  if (matches.length === 0) return of('fuzzy').slice(0, SHOWN)
  const similar = mayBeSlips(q, candidates, matches.length)
    ? of('fuzzy').filter(({ name }) => beginsAlike(name, q))
    : []
  return [...matches, ...similar.slice(0, FOLLOWING)].slice(0, SHOWN)
}

/** Whether the few matching names are known only from what users typed, which proves nothing. */
const mayBeSlips = (q: string, candidates: readonly NameCandidate[], fitting: number): boolean =>
  fitting <= FEW_USED &&
  candidates.every(({ name, source }) => source === 'account' || matchOfName(name, q) === 'fuzzy')

/** A different first letter means a different name: `Picus` is not a misspelling of `Ficus`. */
const beginsAlike = (name: string, q: string): boolean => ` ${folded(name)}`.includes(` ${folded(q).charAt(0)}`)

function matchOf({ name, called }: Pick<LatinName, 'name' | 'called'>, q: string): LatinName['match'] {
  if (called) return plain(called) === plain(q) ? 'exact' : 'prefix'
  return matchOfName(name, q)
}

/** `Zea mays` matches both `zea` and `may`, because people remember either word. */
function matchOfName(name: string, q: string): LatinName['match'] {
  const text = folded(name)
  const typed = folded(q)
  if (text === typed) return 'exact'
  return ` ${text}`.includes(` ${typed}`) ? 'prefix' : 'fuzzy'
}

function mergeSources(candidates: readonly NameCandidate[]): Omit<LatinName, 'match'>[] {
  const byName = new Map<string, NameCandidate[]>()
  for (const row of candidates) byName.set(folded(row.name), [...(byName.get(folded(row.name)) ?? []), row])
  return [...byName.values()].flatMap(rowsOf)
}

/** The row of the first source, completed by the others; a homonym gets one row per kingdom. */
function rowsOf(rows: readonly NameCandidate[]): Omit<LatinName, 'match'>[] {
  const [first] = rows
  const called = rows.find((row) => row.called)?.called ?? null
  const byKingdom = new Map<string, NameCandidate>()
  for (const row of rows) {
    if (row.kingdom !== null && !byKingdom.has(row.kingdom)) byKingdom.set(row.kingdom, row)
  }
  if (!first || byKingdom.size > 1) return [...byKingdom.values()].map((row) => ({ ...row, called }))
  const [known] = byKingdom.values()
  return [{ ...first, called, kingdom: known?.kingdom ?? null, rank: first.rank ?? known?.rank ?? null }]
}

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The names on the crop list of the Plant Treaty: whole genera, and individually listed species. */
export function cropNames({ foodCrops, forages }: Annex1): NameCandidate[] {
  const crops = foodCrops.flatMap(({ genus, speciesOnly = [], speciesHint = [] }) => [
    ...genus,
    ...speciesOnly,
    ...speciesHint,
  ])
  const species = forages.flatMap(({ genus, species, synonyms = [] }) => [
    ...species.map((epithet) => `${genus} ${epithet}`),
    ...synonyms,
  ])
  return [...crops, ...species].map((name) => ({
    name,
    source: 'annex1',
    kingdom: 'Plantae',
    rank: name.includes(' ') ? 'SPECIES' : 'GENUS',
  }))
}
