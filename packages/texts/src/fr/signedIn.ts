import { accounts } from './administration/accounts.ts'
import { administration } from './administration/administration.ts'
import { audit } from './administration/audit.ts'
import { programs } from './administration/programs.ts'
import { security } from './administration/security.ts'
import { settings } from './administration/settings.ts'
import { userGroups } from './administration/user-groups.ts'
import { users } from './administration/users.ts'
import { assessments } from './assessments/assessments.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { happened } from './dashboard/happened.ts'
import { news } from './dashboard/news.ts'
import { notifications } from './dashboard/notifications.ts'
import { informationHub } from './information-hub/information-hub.ts'
import { map } from './information-hub/map.ts'
import { procedures } from './information-hub/procedures.ts'
import { reviews } from './information-hub/reviews.ts'
import { lawLine } from './shared/lawLine.ts'
import { light } from './shared/light.ts'
import { links } from './shared/links.ts'
import { list } from './shared/list.ts'
import { palette } from './shared/palette.ts'
import { shell } from './shared/shell.ts'

/** The rest of the catalogue, loaded with the first screen that needs a session. */
export const signedIn = {
  accounts,
  administration,
  assessments,
  audit,
  dashboard,
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
  security,
  programs,
  settings,
  shell,
  userGroups,
  users,
}
