import type { AssessmentAnswer, Questionnaire } from '@portal/contract'
import { useFormNavigation } from './navigation/useFormNavigation.ts'
import { useAnswers } from './saving/useAnswers.ts'
import { useDecision } from './useDecision.ts'

/** All that the form shows: the answers and their saving, the decision on them, and the pages on the screen. */
export type AssessmentFormState = ReturnType<typeof useAssessmentForm>

export function useAssessmentForm(saved: AssessmentAnswer, content: Questionnaire) {
  const answers = useAnswers(saved)
  const decision = useDecision(content, answers)
  const navigation = useFormNavigation({ ...decision, readOnly: answers.readOnly })
  return { content, ...answers, ...decision, ...navigation }
}
