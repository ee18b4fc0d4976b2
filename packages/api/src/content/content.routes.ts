import { content } from '@portal/contract'
import type { ServePrepared } from '../http/serve.ts'
import type { LawStore } from './lawStore.ts'

export function contentRoutes(servePrepared: ServePrepared, law: LawStore): void {
  servePrepared(content.survey, async () => law.survey)
  servePrepared(content.countryLaw, ({ params, query }) => law.countryLaw(params.id, query.version))
}
