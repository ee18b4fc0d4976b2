import type { ContentTexts } from '../../../content.ts'
import { dueDates } from './dueDates.ts'
import { duties } from './duties.ts'
import { dutiesOfAmericas } from './dutiesOfAmericas.ts'
import { dutiesOfCountries } from './dutiesOfCountries.ts'
import { locks } from './locks.ts'

/** Words of the law by the English ones; those that are not here are shown in English. */
export const lawWords: ContentTexts = { ...duties, ...dutiesOfAmericas, ...dutiesOfCountries, ...dueDates, ...locks }
