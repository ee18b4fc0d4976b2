import { administration } from './administration/administration.ts'
import { assessments } from './assessments/assessments.ts'
import { happened } from './dashboard/happened.ts'
import { news, notifications } from './dashboard/news.ts'
import { map } from './information-hub/countries.ts'
import { informationHub } from './information-hub/information-hub.ts'
import { procedures } from './information-hub/procedures.ts'
import { reviews } from './information-hub/reviews.ts'
import { lawLine, light } from './shared/lawLine.ts'
import { links } from './shared/links.ts'
import { list } from './shared/list.ts'
import { palette, shell } from './shared/shell.ts'

/** The rest of the Portuguese catalogue, loaded with the first screen that needs a session. */
export const signedIn = {
  administration,
  assessments,
  happened,
  informationHub,
  lawLine,
  light,
  links,
  list,
  map,
  news,
  notifications,
  reviews,
  palette,
  procedures,
  shell,
}
