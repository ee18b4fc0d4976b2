import { administration } from './administration/administration.ts'
import { decision } from './assessments/decision.ts'
import { happened } from './dashboard/happened.ts'
import { news } from './dashboard/news.ts'
import { map } from './information-hub/countries.ts'
import { informationHub } from './information-hub/information-hub.ts'
import { procedures } from './information-hub/procedures.ts'
import { reviews } from './information-hub/reviews.ts'
import { lawLine, light } from './shared/lawLine.ts'

/** The rest of the Portuguese catalogue that several signed-in screens share. A form shows its first question without it. */
export const signedIn = {
  administration,
  assessments: decision,
  happened,
  informationHub,
  lawLine,
  light,
  map,
  news,
  reviews,
  procedures,
}
