import type { Answers, SurveyContent } from '@portal/contract'
import type { Explanation, Law, SurveyContext } from '@portal/rules'
import { useMemo } from 'react'
import { createWording } from '../../../shared/law/wording.ts'
import { useLiveDecision } from '../../answering/live/useLiveDecision.ts'
import type { Side, SideLock } from '../../compare/Side.ts'
import { type Scenario, type Scenarios, scenarioAnswers } from './scenarios.ts'

/** A column that is decided here. While its law is not there it has no result, nor with answers that are refused. */
export type LiveSide = Side & {
  /** What the server would say to these answers; null: nothing against them. */
  readonly refusal: string | null
  readonly law: Law
  readonly context: SurveyContext
  readonly isLoading: boolean
  readonly failed: boolean
}
export type ScenarioSide = LiveSide & { readonly scenario: Scenario }

type Titles = { readonly now: string; readonly scenario: (scenario: Scenario) => string }

/** The assessment as it is and each scenario, all decided here by the same law. */
export function useScenarioSides(content: SurveyContent, present: Answers, scenarios: Scenarios, titles: Titles) {
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
  const wording = useMemo(() => createWording(content, country), [content, country])
  const isKnown = !isLoading && !error
  return {
    answers,
    state,
    decided: isKnown ? decided : null,
    refusal: isKnown ? (refusal?.message ?? null) : null,
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
