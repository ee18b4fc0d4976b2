import type { Answers, AssessmentAnswer, SurveyContent } from '@portal/contract'
import type { AnswerRefusal, Box, Explanation, Facts, LawSegment, QuestionId } from '@portal/rules'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { wordingOf } from '../../shared/law/wording.ts'
import type { Side, SideLock } from '../compare/Side.ts'
import { surveyAnswers } from '../core/answers.ts'
import { requestedFacts, withoutRequestedFacts } from '../decision/factsAddress.ts'
import type { DecisionResult } from '../evaluation/evaluateAnswers.ts'
import type { SurveyProgress } from '../evaluation/surveyProgress.ts'
import { answersOfBox } from './answersOfBox.ts'
import { hasPlace, NAME_LENGTH, type Scenario, type Scenarios, scenarioAnswers } from './scenarios.ts'
import { useLiveDecision } from './useLiveDecision.ts'
import { type ScenarioBoard, useScenarios } from './useScenarios.ts'

/** The answer that is being changed: of which scenario, and to which question. */
type AnswerPlace = { readonly number: number; readonly question: QuestionId }

export type WhatIf = NonNullable<ReturnType<typeof useWhatIf>>

/**
 * All that the what-if shows: the scenarios, what each leads to, and the answer that is being changed. Null until the
 * assessment itself is evaluated.
 */
export function useWhatIf(saved: AssessmentAnswer, content: SurveyContent, opening: Scenarios) {
  const { t } = useTranslation()
  const present = useMemo(() => surveyAnswers(saved.survey), [saved.survey])
  const board = useScenarios({ id: saved.assessment.assessmentId, opening }, present, content)
  const { now, scenarios } = useScenarioSides(content, present, board.scenarios, {
    now: t('assessments.whatIf.now'),
    scenario: ({ name, number }: Scenario) => name.trim() || t('assessments.whatIf.scenario', { number }),
  })
  const [editing, setEditing] = useState<AnswerPlace | null>(null)
  const requested = useRequestedFacts(now, board, setEditing)
  return now && { assessment: saved.assessment, present, board, now, scenarios, editing, edit: setEditing, requested }
}

/** A change that the address asks for becomes a scenario as soon as its law is there and a place is free. */
function useRequestedFacts(now: LiveSide | null, board: ScenarioBoard, edit: (editing: AnswerPlace) => void) {
  const [params, setParams] = useSearchParams()
  const box = useMemo(() => requestedFacts(params), [params])
  const dismiss = () => setParams(withoutRequestedFacts, { replace: true, preventScrollReset: true })
  const name = box && (now?.wording.box(box) ?? null)
  const take = (facts: Box, now: LiveSide) => {
    const questions = now.state.pages.flatMap((page) => page.questions.map(({ question }) => question))
    const { changes, toAnswer } = answersOfBox(facts, { questions, answers: now.answers })
    const title = now.wording.box(facts)
    const number = board.tryOut(title.length > NAME_LENGTH ? '' : title, changes)
    if (number === null) return
    if (toAnswer) edit({ number, question: toAnswer })
    dismiss()
  }
  const isReady = box !== null && now !== null && !now.isLoading
  const isFree = hasPlace(board.scenarios)
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once for each address and each place that gets free.
  useEffect(() => {
    if (isReady) take(box, now)
  }, [box, isReady, isFree])
  return { name, dismiss }
}

/** A column that is decided here. While its law is not there it has no result, nor with answers that are refused. */
export type LiveSide = Omit<Side, 'state' | 'decided'> & {
  readonly state: SurveyProgress
  readonly facts: Facts
  readonly decided: {
    readonly decision: DecisionResult
    readonly explanation: Explanation
    readonly overdueSince: string | null
  } | null
  /** The colour by day of access; null where the law of the country has not been assessed. */
  readonly segments: readonly LawSegment[] | null
  /** The validation error of the server for these answers; null when they are valid. */
  readonly refusal: AnswerRefusal | null
  readonly isLoading: boolean
  /** Newer answers have been waiting for their result so long that it has to be shown. */
  readonly isLate: boolean
  readonly failed: boolean
}
export type ScenarioSide = LiveSide & { readonly scenario: Scenario }

type Titles = { readonly now: string; readonly scenario: (scenario: Scenario) => string }

/** The assessment as it is and each scenario that was evaluated, all decided here by the same law. */
function useScenarioSides(content: SurveyContent, present: Answers, scenarios: Scenarios, titles: Titles) {
  const changesOf = (wanted: number) => scenarios.find(({ number }) => number === wanted)?.changes ?? null
  const on = { content, present }
  const now = useSide(on, NO_CHANGES)
  // Three at most: each has its place, so that changing one decides only that one anew.
  const sides = [useSide(on, changesOf(1)), useSide(on, changesOf(2)), useSide(on, changesOf(3))]
  return {
    now: now && { ...now, key: 'now', title: titles.now },
    scenarios: scenarios.flatMap((scenario): ScenarioSide[] => {
      const side = sides[scenario.number - 1]
      return side ? [{ ...side, key: String(scenario.number), title: titles.scenario(scenario), scenario }] : []
    }),
  }
}

const NO_CHANGES: Answers = {}

type Ground = {
  readonly content: SurveyContent
  readonly present: Answers
}

/** Null until it is evaluated, and without changes. */
function useSide({ content, present }: Ground, changes: Answers | null): Omit<LiveSide, 'key' | 'title'> | null {
  const answers = useMemo(() => changes && scenarioAnswers(present, changes), [present, changes])
  const live = useLiveDecision(content, answers)
  const country = live?.country
  const wording = useMemo(() => wordingOf(content, country), [content, country])
  if (!live || !answers) return null
  const { error, refusal, ...side } = live
  const isKnown = !side.isLoading && !side.isLate && !error
  const decided = isKnown ? side.decided : null
  return {
    ...side,
    answers,
    decided,
    refusal: isKnown ? (refusal?.refusal ?? null) : null,
    locks: decided ? plannedLocks(decided.explanation) : [],
    wording,
    content,
    failed: error !== null,
  }
}

const plannedLocks = ({ locks }: Explanation): SideLock[] => locks.map((lock) => ({ ...lock, state: 'planned' }))
