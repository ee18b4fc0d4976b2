import { accounts } from './accounts/accounts.ts'
import { audit } from './audit/audit.ts'
import { authentication } from './authentication/authentication.ts'
import { factors } from './authentication/factors.ts'
import { passkeys } from './authentication/passkeys.ts'
import { recovery } from './authentication/recovery.ts'
import { singleSignOn } from './authentication/singleSignOn.ts'
import { cases } from './cases/cases.ts'
import { evaluation } from './cases/evaluation/evaluation.ts'
import { numbers } from './cases/numbers/numbers.ts'
import { clearingHouse } from './content/clearing-house/clearingHouse.ts'
import { content } from './content/content.ts'
import { counsel } from './content/counsel/counsel.ts'
import { documentFiles } from './content/editing/documentFiles.ts'
import { editing } from './content/editing/editing.ts'
import { exchange } from './content/exchange/exchange.ts'
import { goldenCases } from './content/golden-cases/goldenCases.ts'
import { houseRules } from './content/house-rules/houseRules.ts'
import { merging } from './content/merging/merging.ts'
import { reviews } from './content/reviews/reviews.ts'
import { versions } from './content/versions/versions.ts'
import { countries } from './countries/countries.ts'
import { sequences } from './countries/sequences.ts'
import { dashboard } from './dashboard/dashboard.ts'
import { due } from './duties/due/due.ts'
import { duties } from './duties/duties.ts'
import { events } from './events/events.ts'
import { glossary } from './glossary/glossary.ts'
import { lawReports } from './law-reports/lawReports.ts'
import { legalDocuments, legalReferences } from './legal-documents/legalDocuments.ts'
import { letters } from './letters/letters.ts'
import { packs } from './letters/packs.ts'
import { importing } from './material/importing/importing.ts'
import { labels } from './material/labels/labels.ts'
import { samples } from './material/samples/samples.ts'
import { transfers } from './material/transfers/transfers.ts'
import { news } from './news/news.ts'
import { notifications } from './notifications/notifications.ts'
import { operation } from './operation/operation.ts'
import { palette } from './palette/palette.ts'
import { certificates } from './papers/certificates.ts'
import { evidence } from './papers/evidence.ts'
import { personalData } from './personal-data/personalData.ts'
import { reports } from './reports/report.ts'
import { system } from './system/system.ts'
import { tokens } from './tokens/tokens.ts'
import { userGroups } from './user-groups/userGroups.ts'
import { users } from './users/users.ts'
import { verification } from './verification/verification.ts'
import { webhooks } from './webhooks/webhooks.ts'

/** All endpoints by feature; the guard test and the documentation iterate over them. */
export const endpoints = {
  accounts,
  cases,
  certificates,
  numbers,
  reports,
  audit,
  authentication,
  content,
  counsel,
  countries,
  dashboard,
  documentFiles,
  due,
  duties,
  editing,
  clearingHouse,
  exchange,
  merging,
  news,
  packs,
  palette,
  personalData,
  passkeys,
  recovery,
  evaluation,
  events,
  evidence,
  factors,
  glossary,
  goldenCases,
  houseRules,
  importing,
  lawReports,
  legalDocuments,
  legalReferences,
  letters,
  notifications,
  operation,
  reviews,
  labels,
  samples,
  sequences,
  singleSignOn,
  system,
  tokens,
  transfers,
  userGroups,
  users,
  verification,
  versions,
  webhooks,
}
