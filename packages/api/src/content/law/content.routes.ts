import { content } from '@portal/contract'
import type { Db } from '../../db/connect.ts'
import type { ServePrepared } from '../../http/serve.ts'
import type { LawStore } from './lawStore.ts'

export function contentRoutes(servePrepared: ServePrepared, db: Db, law: LawStore): void {
  servePrepared(content.survey, () => law.survey(db))
  servePrepared(content.countryLaw, ({ params, query }) => law.countryLaw(db, params.id, query.version))
}
