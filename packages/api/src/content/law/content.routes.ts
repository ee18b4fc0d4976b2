import { content } from '@portal/contract'
import type { Db } from '../../db/connect.ts'
import type { ServeCached } from '../../http/serve.ts'
import type { LawStore } from './lawStore.ts'

export function contentRoutes(serveCached: ServeCached, db: Db, law: LawStore): void {
  serveCached(content.survey, () => law.survey(db))
  serveCached(content.countryLaw, ({ params, query }) => law.countryLaw(db, params.id, query.version))
}
