import { afterEach, expect, test } from 'vitest'
import { countryName, DEFAULT_LANGUAGE, type Language, readLanguageBy } from './languages.ts'
import { translate } from './translate.ts'
import { createWording, longDay } from './wording.ts'

afterEach(() => readLanguageBy(() => DEFAULT_LANGUAGE))

test.each<[Language, string, string]>([
  ['en', '1 October 2014', '11 October 2014'],
  ['fr', '1er octobre 2014', '11 octobre 2014'],
  ['es', '1 de octubre de 2014', '11 de octubre de 2014'],
  ['pt', '1º de outubro de 2014', '11 de outubro de 2014'],
])('days in %s, of which some count the first of a month', (language, first, other) => {
  readLanguageBy(() => language)
  expect([longDay('2014-10-01'), longDay('2014-10-11')]).toEqual([first, other])
})

test('countries and the areas that have no code of their own are named in the language', () => {
  readLanguageBy(() => 'fr')
  expect(countryName('DE', 'Germany')).toBe('Allemagne')
  expect(countryName('XZ', 'Areas beyond national jurisdiction')).toBe(
    'Zones ne relevant pas de la juridiction nationale',
  )
})

test('the questions of conditions and the names of regions are words of the law, those of uses are not', async () => {
  const names = {
    conditions: new Map([['joint', 'Is it joint research?']]),
    values: { region: new Map([['AU-NT', 'Northern Territory']]), use: new Map([['brewing', 'Brewing']]) },
  }
  expect(createWording(translate, names).law).toEqual(['Is it joint research?', 'Northern Territory'])
})
