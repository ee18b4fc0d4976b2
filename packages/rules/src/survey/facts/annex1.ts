import type { Annex1, FoodCrop, Forage } from '../model.ts'

export const LISTED = ['yes', 'no', 'check'] as const
type Listed = (typeof LISTED)[number]

/** A genus and, if the name includes the species, the full name. */
type Name = { readonly genus: string; readonly full?: string }

/**
 * Whether a crop is listed in Annex I of the Plant Treaty; `check` if its name alone does not decide. Matches the
 * genus, then the species where crops with `speciesOnly`, `exclude` or forages require it. Of a cross every parent counts.
 * Being listed does not clear a use; the SMTA does.
 */
export function annex1Match(annex1: Annex1, latinName: string): Listed {
  const [listed = 'no', ...others] = new Set(parentsOf(latinName).map((name) => nameMatch(annex1, name)))
  return others.length === 0 ? listed : 'check'
}

function nameMatch({ foodCrops, forages }: Annex1, written: string): Listed {
  const name = nameOf(written)
  const found = [...foodCrops.map((crop) => inCrop(crop, name)), ...forages.map((forage) => inForage(forage, name))]
  if (found.includes('excluded')) return 'no'
  return (['yes', 'check'] as const).find((answer) => found.includes(answer)) ?? 'no'
}

/** Marks around a name, and signs that stand for a space. */
const MARKS = /["'“”‘’„«»*,[\]]|<\/?i>/g
const SPACES = /_|%20/g
const isDoubtful = (name: string): boolean => /[?/]| or /.test(name)

/** The names of both parents of a cross such as `Triticum aestivum × Secale cereale`, else the name itself. */
const parentsOf = (latinName: string): string[] =>
  latinName
    .replace(SPACES, ' ')
    .replace(MARKS, ' ')
    .trim()
    .split(/(?<=\S)\s+[×xX]\s+(?=[A-Z])/)

/**
 * Ignores hybrid signs and everything after the species; "sp.", "cf." and the like do not name a species, nor does a name
 * with a question mark or two of them.
 */
function nameOf(written: string): Name {
  const [first = '', second = ''] = written
    .replace(/[×?()]|^[xX] ?(?=[A-Z])/g, ' ')
    .trim()
    .split(/\s+/)
  const genus = first.charAt(0).toUpperCase() + first.slice(1).toLowerCase()
  const epithet = first === first.toUpperCase() ? second.toLowerCase() : second
  return /^[a-z][a-z-]+$/.test(epithet) && !isDoubtful(written) ? { genus, full: `${genus} ${epithet}` } : { genus }
}

type Match = Listed | 'excluded'

function inCrop(crop: FoodCrop, name: Name): Match {
  const { exclude = [], synonymsExcluded = [], genus, synonyms = [], relatedGenusCheck = [], speciesHint = [] } = crop
  if (has([...exclude, ...synonymsExcluded], name.full)) return 'excluded'
  if (has(speciesHint, name.full)) return 'yes'
  if ([...synonyms, ...relatedGenusCheck].includes(name.genus)) return 'check'
  return genus.includes(name.genus) ? bySpecies(crop, name) : 'no'
}

function bySpecies({ speciesOnly, exclude = [], needCheck }: FoodCrop, { genus, full }: Name): Match {
  if (speciesOnly) return full === undefined ? 'check' : yesNo(speciesOnly.includes(full))
  if (needCheck) return 'check'
  const isWholeGenus = !exclude.some((name) => name.startsWith(`${genus} `))
  return isWholeGenus || full !== undefined ? 'yes' : 'check'
}

function inForage({ genus, species, synonyms = [] }: Forage, { genus: given, full }: Name): Match {
  const listed = [...species.map((epithet) => `${genus} ${epithet}`), ...synonyms]
  if (full !== undefined) return yesNo(listed.includes(full))
  return listed.some((name) => name.startsWith(`${given} `)) ? 'check' : 'no'
}

const has = (names: readonly string[], name: string | undefined) => name !== undefined && names.includes(name)
const yesNo = (answer: boolean) => (answer ? 'yes' : 'no')
