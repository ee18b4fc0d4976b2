import { type Answers, providerOf } from '@portal/rules'
import type { DbOrTransaction } from '../../db/connect.ts'
import { regionOfState, type ShippedContent } from '../bundles.ts'
import type { LegalContext } from './legalContext.ts'

type LawOf = (db: DbOrTransaction, provider: string) => Promise<LegalContext>

/**
 * Answers in which a territory without a law of its own is its State, with the region under which the State's law knows
 * the territory: French Guiana is France, FR-GF. Otherwise the case would rest on the treaties alone.
 */
export const openStates =
  (options: ShippedContent['options'], lawOf: LawOf) =>
  async <Given extends Answers>(db: DbOrTransaction, answers: Given): Promise<Given> => {
    const territory = options.find(({ iso2 }) => iso2 === providerOf(answers))
    if (!territory?.parent || (await lawOf(db, territory.iso2)).country) return answers
    const { survey } = await lawOf(db, territory.parent)
    const region = regionOfState(territory, survey.country?.regions ?? [])
    return region ? { ...answers, providerCountry: territory.parent, providerRegion: region.code } : answers
  }
