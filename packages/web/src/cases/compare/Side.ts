import { type Answers, type AssessmentAnswer, type CountryLaw, isSameLock, type SurveyContent } from '@portal/contract'
import { type Decision, type Explanation, normaliseAnswers, providerOf, surveyState } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { type ReactNode, useMemo } from 'react'
import { liveLaw } from '../../shared/law/liveLaw.ts'
import { useCountryLaw } from '../../shared/law/useLaw.ts'
import { wordingOf } from '../../shared/law/wording.ts'
import { surveyAnswers } from '../core/answers.ts'
import { useCaseText } from '../core/CaseName.tsx'
import { useStoredDecision } from '../decision/useStoredDecision.ts'
import type { SurveyProgress } from '../evaluation/surveyProgress.ts'

export type SideLock = {
  readonly id: string
  readonly type: 'legal' | 'technical'
  readonly text: string
  readonly state: 'planned' | 'closed' | 'opened'
}

/** The parts of a decision that a column shows, in the colours that are shown; null while there is not enough to decide on. */
type ComparedDecision = {
  readonly decision: Pick<Decision, 'status' | 'lights'>
  readonly explanation: Explanation
  readonly overdueSince: string | null
} | null

/** One column of a comparison: an assessment, or one as it could be. */
export type Side = {
  readonly key: string
  readonly title: string
  /** The title as a column shows it, where it is more than words. */
  readonly heading?: ReactNode
  readonly answers: Answers
  readonly state: Pick<SurveyProgress, 'pages' | 'sections'>
  readonly decided: ComparedDecision
  readonly locks: readonly SideLock[]
  readonly wording: Wording
  readonly content: SurveyContent
  readonly country: CountryLaw | undefined
}

/** An assessment as a column: its stored result, with its answers in the words of the questionnaire. */
export function useAssessmentSide({ assessment, survey }: AssessmentAnswer, content: SurveyContent): Side {
  const answers = useMemo(() => surveyAnswers(survey), [survey])
  const { data: country } = useCountryLaw(content, providerOf(answers))
  const state = useMemo(() => {
    const { context } = liveLaw(content, country)
    return surveyState(context, normaliseAnswers(context, answers))
  }, [content, country, answers])
  const wording = useMemo(() => wordingOf(content, country), [content, country])
  const decided = useStoredDecision(assessment)
  const title = useCaseText()(assessment)
  return {
    key: assessment.assessmentId,
    title,
    answers,
    state,
    decided,
    locks: locksOf(assessment.locks, decided?.explanation),
    wording,
    content,
    country,
  }
}

/** The locks on it, and those that its decision will place. */
function locksOf(placed: AssessmentAnswer['assessment']['locks'], explanation: Explanation | undefined): SideLock[] {
  const isPlaced = ({ id, type }: Explanation['locks'][number]) =>
    placed.some((lock) => isSameLock(lock, { ref: id, type }))
  const coming = explanation?.locks.filter((lock) => !isPlaced(lock)) ?? []
  return [
    ...placed.map(
      ({ ref: id, type, text, closed }): SideLock => ({ id, type, text, state: closed ? 'closed' : 'opened' }),
    ),
    ...coming.map((lock): SideLock => ({ ...lock, state: 'planned' })),
  ]
}
