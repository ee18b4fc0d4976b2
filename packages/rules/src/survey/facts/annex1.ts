import type { Annex1, FoodCrop, Forage } from '../model.ts'

export const LISTED = ['yes', 'no', 'check'] as const
type Listed = (typeof LISTED)[number]

/** A genus and, if the name includes the species, the full name. */
type Name = { readonly genus: string; readonly full?: string }

/**
 * Whether a crop is listed in Annex I of the Plant Treaty; `check` if its name alone does not decide. Matches the
 * genus, then the species where crops with `speciesOnly`, `exclude` or forages require it. Being listed does not clear
 * a use; the SMTA does.
 */
export function annex1Match({ foodCrops, forages }: Annex1, latinName: string): Listed {
  const name = nameOf(latinName)
  const found = [...foodCrops.map((crop) => inCrop(crop, name)), ...forages.map((forage) => inForage(forage, name))]
  if (found.includes('excluded')) return 'no'
  return (['yes', 'check'] as const).find((answer) => found.includes(answer)) ?? 'no'
}

/** Ignores hybrid signs and everything after the species; "sp.", "cf." and the like do not name a species. */
function nameOf(latinName: string): Name {
  const [first = '', second = ''] = latinName
    .replace(/×|\b[xX] (?=[A-Z])|^x(?=[A-Z])/g, ' ')
    .trim()
    .split(/\s+/)
  const genus = first.charAt(0).toUpperCase() + first.slice(1).toLowerCase()
  return /^[a-z][a-z-]+$/.test(second) ? { genus, full: `${genus} ${second}` } : { genus }
}

type Match = Listed | 'excluded'

function inCrop(crop: FoodCrop, name: Name): Match {
  const { exclude = [], synonymsExcluded = [], genus, synonyms = [], relatedGenusCheck = [] } = crop
  if (has([...exclude, ...synonymsExcluded], name.full)) return 'excluded'
  if ([...synonyms, ...relatedGenusCheck].includes(name.genus)) return 'check'
  return genus.includes(name.genus) ? bySpecies(crop, name) : 'no'
}

function bySpecies({ speciesOnly, exclude, needCheck, speciesHint = [] }: FoodCrop, { full }: Name): Match {
  if (speciesOnly) return full === undefined ? 'check' : yesNo(speciesOnly.includes(full))
  if (needCheck) return has(speciesHint, full) ? 'yes' : 'check'
  return exclude && full === undefined ? 'check' : 'yes'
}

function inForage({ genus, species, synonyms = [] }: Forage, { genus: given, full }: Name): Match {
  const listed = [...species.map((epithet) => `${genus} ${epithet}`), ...synonyms]
  if (full !== undefined) return yesNo(listed.includes(full))
  return listed.some((name) => name.startsWith(`${given} `)) ? 'check' : 'no'
}

const has = (names: readonly string[], name: string | undefined) => name !== undefined && names.includes(name)
const yesNo = (answer: boolean) => (answer ? 'yes' : 'no')
