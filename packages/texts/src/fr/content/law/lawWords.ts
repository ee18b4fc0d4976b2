import type { ContentTexts } from '../../../content.ts'
import { dueDates } from './dueDates.ts'
import { duties } from './duties.ts'
import { locks } from './locks.ts'

/** Words of the law by the English ones; those that are not here are shown in English. */
export const lawWords: ContentTexts = { ...duties, ...dueDates, ...locks }
