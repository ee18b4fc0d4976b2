import { accounts } from './accounts.ts'
import { assessments } from './assessments.ts'
import { audit } from './audit.ts'
import { authentication } from './authentication.ts'
import { content } from './content.ts'
import { countries } from './countries.ts'
import { dashboard } from './dashboard.ts'
import { events } from './events.ts'
import { glossary } from './glossary.ts'
import { legalDocuments, legalReferences } from './legal-documents.ts'
import { news } from './news.ts'
import { notifications } from './notifications.ts'
import { palette } from './palette.ts'
import { reviews } from './reviews.ts'
import { system } from './system.ts'
import { userGroups } from './user-groups.ts'
import { users } from './users.ts'
import { verification } from './verification.ts'
import { versions } from './versions.ts'

/** Every call there is, by feature: what the guard test and the documentation go through. */
export const endpoints = {
  accounts,
  assessments,
  audit,
  authentication,
  content,
  countries,
  dashboard,
  news,
  palette,
  events,
  glossary,
  legalDocuments,
  legalReferences,
  notifications,
  reviews,
  system,
  userGroups,
  users,
  verification,
  versions,
}
