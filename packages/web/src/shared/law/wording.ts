import type { CountryLaw, Questionnaire } from '@portal/contract'
import { createWording, type Wording } from '@portal/texts'
import i18next from 'i18next'

/** Resolves ids of facts to labels, from the catalogue and from the content. */
export function wordingOf(
  content: Questionnaire,
  country: Pick<CountryLaw, 'conditions' | 'regions'> | undefined,
): Wording {
  const countries = new Map(content.countries.map(({ iso2, name = iso2 }) => [iso2, name]))
  return createWording(i18next.t, {
    conditions: new Map(country?.conditions.map(({ id, question }) => [id, question])),
    values: {
      use: new Map(content.uses.map(({ id, title }) => [id, title])),
      provider: countries,
      userCountry: countries,
      region: new Map(country?.regions.map(({ code, name }) => [code, name])),
    },
  })
}
