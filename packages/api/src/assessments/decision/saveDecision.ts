import { randomBytes, randomUUID } from 'node:crypto'
import type { Answers } from '@portal/contract'
import type { Transaction } from '../../db/connect.ts'
import {
  type AssessmentRow,
  type DecisionRow,
  findDecisionToCompare,
  insertDecision,
} from '../core/assessments.repo.ts'
import type { Outcome } from './memo.ts'

type DecisionKey = Pick<AssessmentRow, 'accountId' | 'assessmentId' | 'decisionId'>
/** The previous decision that a new one is compared with. */
export type PresentDecision = Pick<DecisionRow, 'decisionId' | 'status' | 'sha256' | 'overdueSince' | 'completed'>

/** Why there is a decision: somebody's answers, an activation of a version of the law, or evidence that no longer counts. */
export type Cause =
  | { cause: 'answers'; decidedBy: string }
  | { cause: 'law'; activationId: string }
  | { cause: 'evidence' }

type DecisionInput = { next: Answers; evaluation: Outcome; at: Date; cause: Cause }

/** Keeps the decision on answers if it is another one, and says which one holds now. */
export async function saveDecision(tx: Transaction, row: DecisionKey, input: DecisionInput): Promise<Next> {
  const next = nextDecision(row, await findDecisionToCompare(tx, row), input)
  if (next.made) await insertDecision(tx, next.made)
  return next
}

/** The decision that holds from now on (null: there is not enough to decide on), and the new row that it is, if it is. */
type Next = { decisionId: string | null; made?: DecisionRow }

/**
 * A new row where the decision is another one, and where its answers are confirmed or no longer are: the record tells
 * each result once as a provisional and once as a confirmed one, with the answers of that moment.
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
    code: newCode(),
    completed,
    answers: next,
    content: [...context.content],
    text: record.text,
    sha256: record.sha256,
    decidedAt: at,
  }
  return { decisionId, made }
}

/** By the hash, which is that of exactly the text. */
const isSame = (present: PresentDecision, { sha256, overdueSince }: NonNullable<Outcome['record']>): boolean =>
  present.sha256 === sha256 && present.overdueSince === overdueSince

/** 16 letters and digits (80 bits) that nobody guesses and everybody can type: no 0, 1, I or O. */
function newCode(): string {
  const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  return [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
