import type * as english from '../../en/information-hub/screens.ts'
import type { Translation } from '../../translation.ts'
import { letterFields } from '../server/letters.ts'
import { compare } from './compare.ts'
import { countries } from './countries.ts'
import { country, differences } from './country.ts'
import { documents, instrument } from './documents.ts'
import { drafts } from './drafts.ts'
import { goldenCases } from './goldenCases.ts'
import { sequences } from './sequences.ts'

/** Texts of the screens of the information hub, loaded with the first of them. They add to `informationHub`. */
export const hubScreens = {
  compare,
  countries,
  country,
  differences,
  documents,
  drafts,
  goldenCases,
  instrument,
  letterFields,
  sequences,
} satisfies Translation<typeof english.hubScreens>
