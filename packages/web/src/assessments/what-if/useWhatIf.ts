import type { Answers, AssessmentAnswer, SurveyContent } from '@portal/contract'
import type { AnswerRefusal, Box, Explanation, Law, QuestionId, SurveyContext } from '@portal/rules'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { wordingOf } from '../../shared/law/wording.ts'
import { surveyAnswers } from '../answering/answers.ts'
import { useLiveDecision } from '../answering/deciding/useLiveDecision.ts'
import type { Side, SideLock } from '../compare/Side.ts'
import { answersOfBox } from './answersOfBox.ts'
import { requestedFacts, withoutRequestedFacts } from './scenarioAddress.ts'
import { hasPlace, NAME_LENGTH, type Scenario, type Scenarios, scenarioAnswers } from './scenarios.ts'
import { type ScenarioBoard, useScenarios } from './useScenarios.ts'

/** The answer that is being changed: of which scenario, and to which question. */
type Editing = { readonly number: number; readonly question: QuestionId }

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
  const requested = useRequestedFacts(sides.now, board, setEditing)
  return { assessment: saved.assessment, present, board, ...sides, editing, edit: setEditing, requested }
}

/** A change that the address asks for becomes a scenario as soon as its law is there and a place is free. */
function useRequestedFacts(now: LiveSide, board: ScenarioBoard, edit: (editing: Editing) => void) {
  const [params, setParams] = useSearchParams()
  const box = useMemo(() => requestedFacts(params), [params])
  const dismiss = () => setParams(withoutRequestedFacts, { replace: true, preventScrollReset: true })
  const name = box && now.wording.box(box)
  const take = (facts: Box) => {
    const questions = now.state.pages.flatMap((page) => page.questions.map(({ question }) => question))
    const { changes, toAnswer } = answersOfBox(facts, { questions, answers: now.answers })
    const title = now.wording.box(facts)
    const number = board.tryOut(title.length > NAME_LENGTH ? '' : title, changes)
    if (number === null) return
    if (toAnswer) edit({ number, question: toAnswer })
    dismiss()
  }
  const isReady = box !== null && !now.isLoading
  const isFree = hasPlace(board.scenarios)
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once for each address and each place that gets free.
  useEffect(() => {
    if (isReady) take(box)
  }, [box, isReady, isFree])
  return { name, dismiss }
}

/** A column that is decided here. While its law is not there it has no result, nor with answers that are refused. */
export type LiveSide = Side & {
  /** The validation error of the server for these answers; null when they are valid. */
  readonly refusal: AnswerRefusal | null
  readonly law: Law
  readonly context: SurveyContext
  readonly isLoading: boolean
  readonly failed: boolean
}
export type ScenarioSide = LiveSide & { readonly scenario: Scenario }

type Titles = { readonly now: string; readonly scenario: (scenario: Scenario) => string }

/** The assessment as it is and each scenario, all decided here by the same law. */
function useScenarioSides(content: SurveyContent, present: Answers, scenarios: Scenarios, titles: Titles) {
  const now = useSide(content, present, undefined)
  // Three at most: each has its place, so that changing one decides only that one anew.
  const sides = [
    useSide(content, present, scenarios[0]?.changes),
    useSide(content, present, scenarios[1]?.changes),
    useSide(content, present, scenarios[2]?.changes),
  ]
  return {
    now: { ...now, key: 'now', title: titles.now },
    scenarios: scenarios.flatMap((scenario, index): ScenarioSide[] => {
      const side = sides[index]
      return side ? [{ ...side, key: String(scenario.number), title: titles.scenario(scenario), scenario }] : []
    }),
  }
}

const NO_CHANGES: Answers = {}

function useSide(content: SurveyContent, present: Answers, changes = NO_CHANGES): Omit<LiveSide, 'key' | 'title'> {
  const answers = useMemo(() => scenarioAnswers(present, changes), [present, changes])
  const { state, country, decided, refusal, law, context, isLoading, error } = useLiveDecision(content, answers)
  const wording = useMemo(() => wordingOf(content, country), [content, country])
  const isKnown = !isLoading && !error
  return {
    answers,
    state,
    decided: isKnown ? decided : null,
    refusal: isKnown ? (refusal?.refusal ?? null) : null,
    locks: isKnown && decided ? plannedLocks(decided.explanation) : [],
    wording,
    content,
    country,
    law,
    context,
    isLoading,
    failed: error !== null,
  }
}

const plannedLocks = ({ locks }: Explanation): SideLock[] => locks.map((lock) => ({ ...lock, state: 'planned' }))
