import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import type { Box, QuestionId } from '@portal/rules'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { surveyAnswers } from '../../answering/saving/surveyAnswers.ts'
import { answersOfBox } from './answersOfBox.ts'
import { hasPlace, NAME_LENGTH, type Scenario } from './scenarios.ts'
import { type LiveSide, useScenarioSides } from './useScenarioSides.ts'
import { type ScenarioBoard, useScenarios } from './useScenarios.ts'
import { wantedChange, withoutWanted } from './wantedChange.ts'

/** The answer that is being changed: of which scenario, and to which question. */
export type Editing = { readonly number: number; readonly question: QuestionId }

export type WhatIf = ReturnType<typeof useWhatIf>

/** All that the what-if shows: the scenarios, what each leads to, and the answer that is being changed. */
export function useWhatIf(saved: AssessmentAnswer, content: SurveyContent) {
  const { t } = useTranslation()
  const present = useMemo(() => surveyAnswers(saved.survey), [saved.survey])
  const board = useScenarios(saved.assessment.assessmentId, present, content)
  const sides = useScenarioSides(content, present, board.scenarios, {
    now: t('assessments.whatIf.now'),
    scenario: ({ name, number }: Scenario) => name.trim() || t('assessments.whatIf.scenario', { number }),
  })
  const [editing, setEditing] = useState<Editing | null>(null)
  const wanted = useWanted(sides.now, board, setEditing)
  return { assessment: saved.assessment, present, board, ...sides, editing, edit: setEditing, wanted }
}

/** A change that the address asks for becomes a scenario as soon as its law is there and a place is free. */
function useWanted(now: LiveSide, board: ScenarioBoard, edit: (editing: Editing) => void) {
  const [params, setParams] = useSearchParams()
  const box = useMemo(() => wantedChange(params), [params])
  const forget = () => setParams(withoutWanted, { replace: true, preventScrollReset: true })
  const name = box && now.wording.box(box)
  const take = (facts: Box) => {
    const questions = now.state.pages.flatMap((page) => page.questions.map(({ question }) => question))
    const { changes, toAnswer } = answersOfBox(facts, { questions, answers: now.answers })
    const title = now.wording.box(facts)
    const number = board.tryOut(title.length > NAME_LENGTH ? '' : title, changes)
    if (number === null) return
    if (toAnswer) edit({ number, question: toAnswer })
    forget()
  }
  const isReady = box !== null && !now.isLoading
  const isFree = hasPlace(board.scenarios)
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once for each address and each place that gets free.
  useEffect(() => {
    if (isReady) take(box)
  }, [box, isReady, isFree])
  return { name, forget }
}
