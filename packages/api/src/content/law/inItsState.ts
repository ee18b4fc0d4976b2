import { type Answers, providerOf } from '@portal/rules'
import { regionOfState, type ShippedContent } from '../bundles.ts'
import type { LegalContext } from './legalContext.ts'

/** The law for a provider country. */
type LawOf = (provider: string) => Promise<LegalContext>

/**
 * Answers in which a territory without a law of its own is its State, with the region under which the State's law knows
 * the territory: French Guiana is France, FR-GF. Otherwise the case would rest on the treaties alone.
 */
export const placeTerritories =
  (options: ShippedContent['options']) =>
  async <Given extends Answers>(answers: Given, lawOf: LawOf): Promise<Given> => {
    const territory = options.find(({ iso2 }) => iso2 === providerOf(answers))
    if (!territory?.parent || (await lawOf(territory.iso2)).country) return answers
    const { survey } = await lawOf(territory.parent)
    const region = regionOfState(territory, survey.country?.regions ?? [])
    return region ? { ...answers, providerCountry: territory.parent, providerRegion: region.code } : answers
  }
