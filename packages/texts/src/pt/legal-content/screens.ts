import { letterFields } from '../server/letters.ts'
import { counsel } from './counsel.ts'
import { fromNothing } from './fromNothing.ts'
import { houseRules } from './houseRules.ts'
import { lawClearingHouse } from './lawClearingHouse.ts'
import { lawExchange } from './lawExchange.ts'
import { lawMerge } from './lawMerge.ts'
import { lawPrint } from './lawPrint.ts'
import { lawProof } from './lawProof.ts'
import { lawReports } from './lawReports.ts'
import { legalContent } from './legalContent.ts'

/** The texts of the legal workspace, and of reports on the law, loaded with its screens. */
export const legalScreens = {
  counsel,
  lawClearingHouse,
  houseRules,
  fromNothing,
  lawExchange,
  lawMerge,
  lawPrint,
  lawProof,
  lawReports,
  legalContent,
  letterFields,
} as const
