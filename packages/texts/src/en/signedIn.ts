import { accounts } from './accounts.ts'
import { administration } from './administration.ts'
import { assessments } from './assessments.ts'
import { audit } from './audit.ts'
import { dashboard } from './dashboard.ts'
import { happened } from './happened.ts'
import { informationHub } from './information-hub.ts'
import { light } from './light.ts'
import { list } from './list.ts'
import { map } from './map.ts'
import { news } from './news.ts'
import { notifications } from './notifications.ts'
import { palette } from './palette.ts'
import { procedures } from './procedures.ts'
import { reviews } from './reviews.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { userGroups } from './user-groups.ts'
import { users } from './users.ts'

/** The rest of the English catalogue, loaded with the first screen that needs a session. */
export const signedIn = {
  accounts,
  administration,
  assessments,
  audit,
  dashboard,
  happened,
  informationHub,
  light,
  list,
  map,
  news,
  notifications,
  reviews,
  palette,
  procedures,
  settings,
  shell,
  userGroups,
  users,
} as const
