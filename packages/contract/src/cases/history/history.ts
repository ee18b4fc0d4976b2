import { z } from 'zod'
import { Status } from '../../decision/decision.ts'
import { endpoint } from '../../http/endpoint.ts'
import { countedRows } from '../../http/lists.ts'
import { ContentRef } from '../../law/law.ts'
import { AssessmentId } from '../core/params.ts'

/** A stored result with the reason why it was made and the version of the law it was made on. */
export const KeptDecision = z.object({
  decisionId: z.uuid(),
  status: Status,
  /** The day since which the review of the law was overdue when the decision was made; null if it was not overdue. */
  reviewOverdueSince: z.string().nullable(),
  /** The colour before this result; null for the first result. */
  before: Status.nullable(),
  /** True if the answers were confirmed with this result; otherwise it is provisional. */
  completed: z.boolean(),
  /**
   * `answers`: the answers changed; `law`: a new version of the law was activated; `evidence`: a paper expired or was
   * withdrawn.
   */
  cause: z.enum(['answers', 'law', 'evidence']),
  decidedAt: z.iso.datetime(),
  decidedBy: z.string(),
  content: z.array(ContentRef),
  sha256: z.string(),
})
export type KeptDecision = z.infer<typeof KeptDecision>

/** An event of an assessment other than a result: locks, visibility, owner, deletion. */
const HistoryEvent = z.object({
  action: z.string(),
  text: z.string(),
  /** The words of the law in the text, which are English in every language. */
  law: z.array(z.string()).optional(),
  by: z.string(),
  at: z.iso.datetime(),
})

export const histories = {
  history: endpoint({
    method: 'GET',
    path: '/assessments/:id/history',
    summary: 'Read the history of an assessment: every result and event, newest first',
    access: 'signedIn',
    params: AssessmentId,
    response: countedRows(KeptDecision).extend({ events: z.array(HistoryEvent) }),
  }),
}
