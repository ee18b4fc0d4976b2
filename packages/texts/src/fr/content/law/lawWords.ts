import type { ContentTexts } from '../../../content.ts'
import { countryDutiesAtoB } from './countryDutiesAtoB.ts'
import { countryDutiesCtoF } from './countryDutiesCtoF.ts'
import { countryDutiesGtoL } from './countryDutiesGtoL.ts'
import { countryDutiesMtoP } from './countryDutiesMtoP.ts'
import { countryDutiesQtoZ } from './countryDutiesQtoZ.ts'
import { dueDates } from './dueDates.ts'
import { duties } from './duties.ts'
import { locks } from './locks.ts'
import { procedureTitlesAtoF } from './procedureTitlesAtoF.ts'
import { procedureTitlesGtoN } from './procedureTitlesGtoN.ts'
import { procedureTitlesOtoZ } from './procedureTitlesOtoZ.ts'
import { whoCloses } from './whoCloses.ts'

/** Words of the law by the English ones; those that are not here are shown in English. */
export const lawWords: ContentTexts = {
  ...duties,
  ...countryDutiesAtoB,
  ...countryDutiesCtoF,
  ...countryDutiesGtoL,
  ...countryDutiesMtoP,
  ...countryDutiesQtoZ,
  ...dueDates,
  ...locks,
  ...procedureTitlesAtoF,
  ...procedureTitlesGtoN,
  ...procedureTitlesOtoZ,
  ...whoCloses,
}
