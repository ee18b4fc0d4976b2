import { z } from 'zod'
import { Status } from '../../decision/decision.ts'
import { endpoint } from '../../http/endpoint.ts'
import { countedRows } from '../../http/lists.ts'
import { ContentRef } from '../../law/law.ts'
import { AssessmentId } from '../core/params.ts'

/** One kept result: what it was, why it was made and on which version of the law. */
export const KeptDecision = z.object({
  decisionId: z.uuid(),
  status: Status,
  /** Since when the review of the law was overdue as it was decided; null: it was not. */
  reviewOverdueSince: z.string().nullable(),
  /** The colour before it, null for the first. */
  before: Status.nullable(),
  /** Whether the answers were confirmed with it; otherwise it was provisional. */
  completed: z.boolean(),
  /** `answers`: they changed; `law`: a new version of the law was activated; `evidence`: a paper expired or was withdrawn. */
  cause: z.enum(['answers', 'law', 'evidence']),
  decidedAt: z.iso.datetime(),
  decidedBy: z.string(),
  content: z.array(ContentRef),
  sha256: z.string(),
})
export type KeptDecision = z.infer<typeof KeptDecision>

/** Events of an assessment beside its results: locks, visibility, owner, deletion. */
const HistoryEvent = z.object({ action: z.string(), text: z.string(), by: z.string(), at: z.iso.datetime() })

export const histories = {
  history: endpoint({
    method: 'GET',
    path: '/assessments/:id/history',
    summary: 'The history of an assessment: every result and event, newest first',
    access: 'signedIn',
    params: AssessmentId,
    response: countedRows(KeptDecision).extend({ events: z.array(HistoryEvent) }),
  }),
}
