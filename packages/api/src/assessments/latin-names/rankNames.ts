import type { Annex1, LatinName } from '@portal/contract'

/** A name that one of the sources knows; how well it fits what was typed is told of all of them alike. */
export type NameCandidate = Omit<LatinName, 'match'>

const SHOWN = 20
/** So few names that only the account knows may be a slip: of more, what is typed is hardly one. */
const FEW_USED = 2
/** Similar names behind those that fit. */
const FOLLOWING = 3

/**
 * The names to choose from, each source in its order: what is typed first, then what begins like it. Names that are
 * merely similar only where there is neither or where what fits may be a colleague's slip, which would hide the right
 * name; then a few that begin alike. One name is one row, unless it is used in several kingdoms.
 */
export function rankNames(q: string, found: readonly NameCandidate[]): LatinName[] {
  const rows = mergeSources(found).map((row) => ({ ...row, match: matchOf(row.name, q) }))
  const of = (match: LatinName['match']) => rows.filter((row) => row.match === match)
  const good = [...of('exact'), ...of('prefix')]
  if (good.length === 0) return of('fuzzy').slice(0, SHOWN)
  const following = mayBeSlips(q, found, good.length) ? of('fuzzy').filter(({ name }) => beginsAlike(name, q)) : []
  return [...good, ...following.slice(0, FOLLOWING)].slice(0, SHOWN)
}

/** Whether no list knows a name that fits: what people typed proves nothing. */
const mayBeSlips = (q: string, found: readonly NameCandidate[], fitting: number): boolean =>
  fitting <= FEW_USED && found.every(({ name, source }) => source === 'account' || matchOf(name, q) === 'fuzzy')

/** Another first letter makes another name: `Picus` is no slip for `Ficus`. */
const beginsAlike = (name: string, q: string): boolean => ` ${folded(name)}`.includes(` ${folded(q).charAt(0)}`)

/** `Zea mays` fits `zea`, and as well `may`: people remember either word. */
function matchOf(name: string, q: string): LatinName['match'] {
  const [text, typed] = [folded(name), folded(q)]
  if (text === typed) return 'exact'
  return ` ${text}`.includes(` ${typed}`) ? 'prefix' : 'fuzzy'
}

function mergeSources(found: readonly NameCandidate[]): NameCandidate[] {
  const byName = new Map<string, NameCandidate[]>()
  for (const row of found) byName.set(folded(row.name), [...(byName.get(folded(row.name)) ?? []), row])
  return [...byName.values()].flatMap(rowsOf)
}

/** The first source's row, with what the others know; a homonym has a row for each of its kingdoms. */
function rowsOf(rows: readonly NameCandidate[]): NameCandidate[] {
  const [first] = rows
  const byKingdom = new Map<string, NameCandidate>()
  for (const row of rows) {
    if (row.kingdom !== null && !byKingdom.has(row.kingdom)) byKingdom.set(row.kingdom, row)
  }
  if (!first || byKingdom.size > 1) return [...byKingdom.values()]
  const [known] = byKingdom.values()
  return [{ ...first, kingdom: known?.kingdom ?? null, rank: first.rank ?? known?.rank ?? null }]
}

const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The names on the crop list of the International Treaty: whole genera, and the species that alone are listed. */
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
