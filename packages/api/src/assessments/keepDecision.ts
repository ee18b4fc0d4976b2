import { randomBytes, randomUUID } from 'node:crypto'
import type { Answers } from '@portal/contract'
import type { Transaction } from '../db/connect.ts'
import { type AssessmentRow, type DecisionRow, findDecision, insertDecision } from './assessments.repo.ts'
import type { Evaluation, Record } from './evaluate.ts'

type Decided = Pick<AssessmentRow, 'accountId' | 'assessmentId' | 'decisionId'>

/** Why there is a decision: somebody's answers, or an activation of a version of the law. */
export type Cause = { cause: 'answers'; decidedBy: string } | { cause: 'law'; activationId: string }

type Kept = { next: Answers; evaluation: Evaluation; at: Date; cause: Cause }

/**
 * A new row where the decision is another one, and where its answers are confirmed or no longer are: the record tells
 * each result once as a provisional and once as a confirmed one, with the answers of that moment.
 */
export async function keepDecision(
  tx: Transaction,
  row: Decided,
  { next, evaluation: { state, record, context }, at, cause }: Kept,
): Promise<string | null> {
  if (!record) return null
  const present = await findDecision(tx, row)
  const completed = state.canComplete && next.confirm === true
  if (present && isSame(present, record) && present.completed === completed) return present.decisionId
  const decisionId = randomUUID()
  await insertDecision(tx, {
    ...cause,
    accountId: row.accountId,
    decisionId,
    assessmentId: row.assessmentId,
    status: record.status,
    overdueSince: record.overdueSince,
    before: present?.status ?? null,
    code: newCode(),
    completed,
    answers: next,
    content: [...context.content],
    text: record.text,
    sha256: record.sha256,
    decidedAt: at,
  })
  return decisionId
}

const isSame = (present: DecisionRow, { text, overdueSince }: Record): boolean =>
  present.text === text && present.overdueSince === overdueSince

/** 16 letters and digits (80 bits) that nobody guesses and everybody can type: no 0, 1, I or O. */
function newCode(): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  return [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
