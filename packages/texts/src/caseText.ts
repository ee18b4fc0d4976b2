import type { Translate } from './translate.ts'

/** The facts that name a case. */
export type CaseFacts = {
  /** The name that people gave it. */
  readonly name: string | null
  readonly geneticResource: string | null
  readonly providerCountry: string | null
  /** Where it was taken, if in no country. */
  readonly placeType: string | null
  readonly intendedUse: readonly string[] | null
}
/** The names of countries and uses by their codes; undefined while they load. */
export type NamesOfCase = {
  readonly country: (iso2: string) => string | undefined
  readonly use: (id: string) => string | undefined
}
/** Resource, and place and first use as far as they are known. */
export type CaseParts = { readonly resource: string; readonly isLatin: boolean; readonly place: readonly string[] }

export function casePartsOf(t: Translate, of: CaseFacts, names: NamesOfCase): CaseParts {
  const { geneticResource, intendedUse } = of
  const [first, ...others] = intendedUse ?? []
  const use = first === undefined ? undefined : names.use(first)
  const uses = use && others.length > 0 ? t('assessments.case.uses', { use, count: others.length }) : use
  const place = [placeOfCase(t, of, names), uses].filter((part) => part !== undefined)
  if (geneticResource === null) return { resource: t('assessments.case.new'), isLatin: false, place }
  if (geneticResource === 'unknown') return { resource: t('assessments.case.unknownResource'), isLatin: false, place }
  return { resource: asTitle(geneticResource), isLatin: isLatinName(geneticResource), place }
}

/** The provider country, or the area beyond all countries; undefined while it is not answered. */
export function placeOfCase(
  t: Translate,
  { providerCountry, placeType }: Pick<CaseFacts, 'providerCountry' | 'placeType'>,
  names: Pick<NamesOfCase, 'country'>,
): string | undefined {
  if (isKnownCountry(providerCountry)) return names.country(providerCountry)
  const elsewhere = PLACES.find((place) => place === (providerCountry ?? placeType))
  return elsewhere && t(`assessments.case.places.${elsewhere}`)
}

/** What is said of a case that comes from no known country. */
const PLACES = ['high_seas_or_seabed', 'antarctica', 'unknown'] as const

/** Names of what is no single organism, in the four languages, such as the soil metagenome of a sample. */
const NO_ORGANISM =
  /(meta|micro)(gen|bi|trans)|virom|consorti|communit|communaut|comunid|sample|échantillon|muestra|amostra/i

/** A sample begins with a capital in a title; other names stay as they are typed, such as “pUC19”. */
const asTitle = (name: string): string =>
  NO_ORGANISM.test(name) && /^\p{Ll}+(\s|$)/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name

/** Whether a resource is called by a Latin name, which stands in italics: its genus has a capital, as in “Zea mays”. */
export const isLatinName = (name: string): boolean => /^[×x]?\s?\p{Lu}\p{Ll}+/u.test(name) && !NO_ORGANISM.test(name)

/** The Latin name in the title of a case; undefined if people gave it a name, or it is called otherwise. */
export const latinNameIn = ({ name, geneticResource }: Pick<CaseFacts, 'name' | 'geneticResource'>) =>
  name === null && geneticResource !== null && isLatinName(geneticResource) ? geneticResource : undefined

/** Whether an answer in words is the Latin name of this case, and not that its organism is not yet identified. */
export const isLatinAnswer = (
  { geneticResource }: Pick<CaseFacts, 'geneticResource'>,
  { id, value }: { readonly id: string; readonly value: string },
): boolean => id === 'geneticResource' && value === geneticResource && isLatinName(value)

/** Whether a provider country is answered, and not by “I don't know the country”, which is no country to ask law of. */
export const isKnownCountry = (answer: string | null): answer is string => answer !== null && answer !== 'unknown'

/** The title of a case: the name that people gave it, or resource, country and use as far as they are known. */
export function caseText(t: Translate, of: CaseFacts, names: NamesOfCase): string {
  const { resource, place } = casePartsOf(t, of, names)
  return of.name ?? [resource, ...place].join(' · ')
}
