import { reviews } from '@portal/contract'
import type { Serve } from '../../http/serve.ts'
import { listOverdue, type ReviewDeps, recordReview } from './reviews.service.ts'

export function reviewRoutes(serve: Serve, deps: ReviewDeps): void {
  serve(reviews.overdue, () => listOverdue(deps))
  serve(reviews.record, ({ params, body }, { actor }) => recordReview(deps, actor, params.id, body))
}
