import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import type { Answers as GivenAnswers } from '@portal/rules'
import { useMemo } from 'react'
import { createWording } from '../../shared/law/wording.ts'
import { CONFIRM } from './confirmQuestion.ts'
import { useLiveDecision, useShown } from './live/useLiveDecision.ts'
import { sendable } from './saving/answerSaver.ts'
import { surveyAnswers, withDraft } from './saving/surveyAnswers.ts'
import { useAnswerSaver } from './saving/useAnswerSaver.ts'
import { useFormPage } from './useFormPage.ts'
import { whyReadOnly } from './whyReadOnly.ts'

const TYPING_MS = 700

export type AssessmentFormState = ReturnType<typeof useAssessmentForm>

/**
 * All that the form shows, from what is saved and what was answered since. What was refused stays in its field only:
 * questions and result follow the answers that count.
 */
export function useAssessmentForm(saved: AssessmentAnswer, content: SurveyContent) {
  const { assessment } = saved
  const [saver, save] = useAnswerSaver(assessment.assessmentId)
  const { draft, refused } = save
  const present = useMemo(() => surveyAnswers(saved.survey), [saved.survey])
  const waiting = useMemo(() => sendable({ draft, refused }), [draft, refused])
  const answers = useMemo(() => withDraft(present, waiting), [present, waiting])
  const typed = useMemo(() => ({ ...answers, ...draft }), [answers, draft])
  const live = useLiveDecision(content, answers)
  // What will be refused changes nothing: the answers that were accepted decide.
  const isAhead = (Object.keys(waiting).length > 0 || live.isBehind) && live.refusal === null
  const shown = useShown(live.decided, assessment, isAhead)
  const wording = useMemo(() => createWording(content, live.country), [content, live.country])
  const page = useFormPage(live.state, !live.isLoading)
  const unchangeable = whyReadOnly(assessment)
  const activePages = live.state.pages.filter(({ active }) => active)
  return {
    assessment,
    content,
    answers,
    typed,
    state: live.state,
    law: live.law,
    country: live.country,
    shown,
    wording,
    saver,
    save,
    page,
    activePages,
    isReview: page.questions.some(({ question }) => question.id === CONFIRM),
    unchangeable,
    readOnly: unchangeable !== null,
    answer: (given: GivenAnswers, isTyping = false) =>
      saver.answer(given as Parameters<typeof saver.answer>[0], isTyping ? TYPING_MS : 0),
  }
}
