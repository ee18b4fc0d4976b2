import { randomUUID } from 'node:crypto'
import type { Answers } from '@portal/contract'
import type { Outcome } from '../decision/memo.ts'
import type { AssessmentRow, DecisionRow } from './assessments.repo.ts'
import { newVerificationCode } from './verificationCode.ts'

type DecisionKey = Pick<AssessmentRow, 'accountId' | 'assessmentId' | 'decisionId'>
/** The previous decision that a new one is compared with. */
export type PresentDecision = Pick<DecisionRow, 'decisionId' | 'status' | 'sha256' | 'overdueSince' | 'completed'>

/**
 * The cause of a decision: new answers of a user, the activation of a version of the law, or evidence that no longer
 * counts.
 */
export type Cause =
  | { cause: 'answers'; decidedBy: string }
  | { cause: 'law'; activationId: string }
  | { cause: 'evidence' }

type DecisionInput = { next: Answers; evaluation: Outcome; at: Date; cause: Cause }

/** The decision that now holds (null if too little is known to decide), and the new row to insert, if any. */
type Next = { decisionId: string | null; made?: DecisionRow }

/**
 * Makes a new row if the decision differs, or if its answers became confirmed or unconfirmed: the history contains each
 * result once as provisional and once as confirmed, with the answers of that moment.
 */
export function nextDecision(
  row: DecisionKey,
  present: PresentDecision | undefined,
  { next, evaluation: { state, record, context }, at, cause }: DecisionInput,
): Next {
  if (!record) return { decisionId: null }
  const completed = state.canComplete && next.confirm === true
  if (present && isSame(present, record) && present.completed === completed) return { decisionId: present.decisionId }
  const decisionId = randomUUID()
  const made = {
    activationId: null,
    decidedBy: null,
    ...cause,
    accountId: row.accountId,
    decisionId,
    assessmentId: row.assessmentId,
    status: record.status,
    overdueSince: record.overdueSince,
    before: present?.status ?? null,
    code: newVerificationCode(),
    completed,
    answers: next,
    content: [...context.content],
    text: record.text,
    sha256: record.sha256,
    decidedAt: at,
  }
  return { decisionId, made }
}

/** Compared by the hash, which covers exactly the text. */
const isSame = (present: PresentDecision, { sha256, overdueSince }: NonNullable<Outcome['record']>): boolean =>
  present.sha256 === sha256 && present.overdueSince === overdueSince
