import { beforeAll, describe, expect, test } from 'vitest'
import { COUNTRY_NAMES } from './countryNames.ts'
import { bestCountry, type CountryNames, loadCountryNames, matchCountries, namedCountry } from './matchCountries.ts'

/** English names as the portal lists them, with their codes. */
const countries = Object.entries(COUNTRY_NAMES).map(([iso2, names]) => ({ iso2, name: names.split('|')[0] ?? iso2 }))
let names: CountryNames
beforeAll(async () => {
  names = await loadCountryNames()
})
const codes = (text: string) => matchCountries(countries, text, names).map(({ iso2 }) => iso2)

describe('the first match for the typed text', () => {
  test.each([
    ['UK', 'GB'],
    ['India', 'IN'],
    ['Guinea', 'GN'],
    ['Niger', 'NE'],
    ['IN', 'IN'],
    ['Ivory Coast', 'CI'],
    ["cote d'ivoire", 'CI'],
    ['Holland', 'NL'],
    ['north korea', 'KP'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['England', 'GB'],
    ['PNG', 'PG'],
    ['Galapagos', 'EC'],
  ])('for the English text "%s" is %s', (text, code) => expect(codes(text)[0]).toBe(code))

  test.each([
    ['Allemagne', 'DE'],
    ['Alemania', 'DE'],
    ['Alemanha', 'DE'],
    ['Deutschland', 'DE'],
    ['德国', 'DE'],
    ['المانيا', 'DE'],
    ['ألمانيا', 'DE'],
    ['Elfenbeinküste', 'CI'],
    ['Estados Unidos', 'US'],
    ['Etats-Unis', 'US'],
    ['南非', 'ZA'],
    ['中国', 'CN'],
    ['البرازيل', 'BR'],
    ['Brasil', 'BR'],
    ['Pays-Bas', 'NL'],
    ['Inglaterra', 'GB'],
    ['Birmanie', 'MM'],
    ['Tchéquie', 'CZ'],
    ['Timor Oriental', 'TL'],
    ['Suazilandia', 'SZ'],
    ['Alto Volta', 'BF'],
    ['País de Gales', 'GB'],
    ['República Democrática do Congo', 'CD'],
    ['República do Congo', 'CG'],
  ])('for the text "%s" in another language is %s', (text, code) => expect(codes(text)[0]).toBe(code))

  test.each([
    ['Suomi', 'FI'],
    ['日本', 'JP'],
    ['Україна', 'UA'],
    ['भारत', 'IN'],
    ['Ελλάδα', 'GR'],
  ])('for the country’s own name "%s" is %s', (text, code) => expect(codes(text)[0]).toBe(code))

  test.each([
    ['braz', 'BR'],
    ['Brésil', 'BR'],
    ['  united   kingdom ', 'GB'],
    ['osterr', 'AT'],
  ])('for a part, accents and spaces in "%s" is %s', (text, code) => expect(codes(text)[0]).toBe(code))
})

test('weaker matches follow exact ones', () => {
  expect(codes('India').slice(0, 2)).toEqual(['IN', 'IO'])
  expect(codes('UK').slice(0, 2)).toEqual(['GB', 'UA'])
})

test.each([
  ['Brasill', 'BR'],
  ['Untied Kingdom', 'GB'],
  ['Phillipines', 'PH'],
  ['Deutchland', 'DE'],
])('the misspelt name "%s" still means %s', (text, code) => {
  expect(codes(text)).toEqual([code])
  expect(bestCountry(countries, text, names)?.iso2).toBe(code)
})

test('picks none of several names that are equally close to a misspelt one', () => {
  expect(codes('Nigera')).toEqual(['NE', 'NG'])
  expect(bestCountry(countries, 'Nigera', names)).toBeUndefined()
})

const NONE_OR_SEVERAL = [
  ...['EU', 'Europe', 'Union européenne', 'Africa', 'America', 'Caribbean', 'Arctic', 'Aust', 'United', 'Lima'],
  ...['Congo', 'Kongo', 'Korea', 'Corée', 'USSR', 'Saint Martin', 'Virgin Islands'],
]
test.each(NONE_OR_SEVERAL)('takes no country for "%s", which names none or several', (text) => {
  const origins = countries.filter(({ iso2 }) => iso2 !== 'EU')
  expect(bestCountry(origins, text, names)).toBeUndefined()
  expect(namedCountry(origins, text, names)).toBeUndefined()
})

test.each([
  ['Burma (Myanmar)', 'MM'],
  ['Tanzania, United Republic of', 'TZ'],
  ['Republic of Kenya', 'KE'],
  ['Brasil (Amazonas)', 'BR'],
])('finds the one country of the names in "%s"', (text, code) => {
  expect(bestCountry(countries, text, names)?.iso2).toBe(code)
})

test.each([
  ['Brazil', 'BR'],
  ['niger', 'NE'],
  ['UK', 'GB'],
  ['braz', undefined],
  ['Brasill', undefined],
])('in full, "%s" names %s', (text, code) => expect(namedCountry(countries, text, names)?.iso2).toBe(code))

test('both Congos come first for “Congo”', () => expect(codes('Congo').toSorted()).toEqual(['CD', 'CG']))

test('a shared name is not taken either while the names in other languages are being loaded', () => {
  for (const text of ['Korea', 'Congo']) expect(bestCountry(countries, text)).toBeUndefined()
})

test('one or two letters match only the beginnings of words', () => {
  expect(codes('zi')).toEqual(['ZW'])
})

test('an empty text matches all countries in the given order', () => {
  expect(matchCountries(countries, ' ', names)).toEqual(countries)
})

test('a text that names no country matches none', () => {
  expect(codes('Atlantis')).toEqual([])
})

test('names and aliases still match when the names in other languages are not loaded', () => {
  expect(matchCountries(countries, 'UK')[0]?.iso2).toBe('GB')
  expect(matchCountries(countries, '德国')).toEqual([])
})
