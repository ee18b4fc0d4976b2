import type { CountryFile } from './country.ts'

/** The code of the file in which an account writes its house rules; ISO 3166-1 leaves it to its users. */
export const HOUSE = 'ZZ'

/** What house rules are called where they have no words of their own yet. */
type HouseWords = { readonly name: string; readonly title: string; readonly otherwise: string }

/**
 * House rules without a rule. They are written in the form of a country's file, so that whatever edits the law edits
 * them: one matrix, with duties and locks; everything else of a country stays empty.
 */
export const emptyHouse = (asOf: string, { name, title, otherwise }: HouseWords): CountryFile => ({
  country: HOUSE,
  iso3: 'ZZZ',
  name,
  continent: name,
  version: 1,
  lawStatus: 'unknown',
  confidence: 'high',
  asOf,
  measures: [],
  authorities: [],
  regions: [],
  conditions: [],
  obligations: [],
  locks: [],
  documents: [],
  matrices: [
    {
      id: 'zz-rules',
      title,
      rows: [
        {
          id: 'zz-otherwise',
          when: [{}],
          // biome-ignore lint/suspicious/noThenProperty: "when … then" are the words of a decision table; a row is never awaited.
          then: { reason: otherwise, basis: [], confidence: 'high', obligations: [], locks: [] },
        },
      ],
    },
  ],
  notes: [],
})
