import { type Assessment, isOverdue, type Questionnaire, shownStatus } from '@portal/contract'
import { type Decision, type Explanation, joinSegments, type LawSegment, STATUSES } from '@portal/rules'
import { today } from '../../shared/dates/dates.ts'

/**
 * A decision with its reasons, in the colours in which it is shown; null while there is not enough to decide on.
 * `overdueSince`: the review of the country's law was overdue since then.
 */
export type ExplainedDecision = {
  readonly decision: Decision
  readonly explanation: Explanation
  readonly overdueSince: string | null
} | null

/** The stored decision with the colours that are shown. */
export function storedDecision({ decision, explanation, reviewOverdueSince }: Assessment): ExplainedDecision {
  if (!decision || !explanation) return null
  return withoutOverdueGreen(decision as Decision, explanation as Explanation, reviewOverdueSince)
}

type ColouredParts = Pick<Decision, 'status' | 'questions' | 'changes'>

/** No GREEN while the review is overdue; a change that would have led to it leads nowhere. */
export function withoutOverdueGreen<D extends ColouredParts>(
  decision: D,
  explanation: Explanation,
  overdueSince: string | null,
) {
  if (overdueSince === null) return { decision, explanation, overdueSince }
  const aged = <S extends { readonly status: Decision['status'] }>(one: S): S => ({
    ...one,
    status: shownStatus(one.status, overdueSince),
  })
  const shown = aged(decision)
  const isBetter = ({ status }: { readonly status: Decision['status'] }) =>
    STATUSES.indexOf(status) < STATUSES.indexOf(shown.status)
  return {
    decision: {
      ...shown,
      questions: decision.questions.map((question) => ({ ...question, answers: question.answers.map(aged) })),
      changes: decision.changes.map(aged).filter(isBetter),
    },
    explanation,
    overdueSince,
  }
}

/** Segments in the colours that are shown: no GREEN by a law whose review is overdue. */
export const shownSegments = (segments: readonly LawSegment[], overdueSince: string | null): LawSegment[] =>
  joinSegments(
    segments.map(({ possible, ...segment }) => {
      const colours = [...new Set(possible?.map((status) => shownStatus(status, overdueSince)))]
      const status = shownStatus(segment.status, overdueSince)
      return { ...segment, status, ...(colours.length > 1 && { possible: colours }) }
    }),
  )

/** Since when the review of a provider country has been overdue, as of today; null: it is not. */
export function overdueToday({ countries }: Questionnaire, provider: string | undefined): string | null {
  const due = countries.find(({ iso2 }) => iso2 === provider)?.reviewDue ?? null
  return due !== null && isOverdue(due, today()) ? due : null
}
