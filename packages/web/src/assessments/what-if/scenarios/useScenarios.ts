import type { Answers, SurveyContent } from '@portal/contract'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { keepScenarios, keptScenarios } from './keptScenarios.ts'
import {
  changedScenario,
  hasPlace,
  type Scenario,
  type Scenarios,
  sameChanges,
  withAnswers,
  withoutScenario,
  withScenario,
  withTried,
} from './scenarios.ts'
import { startOf } from './startOf.ts'
import { useScenarioAddress } from './useScenarioAddress.ts'
import { wantedChange } from './wantedChange.ts'

/** What was taken away last, until something else is done. */
export type TakenBack = { readonly kind: 'removed' | 'reset'; readonly scenario: Scenario; readonly before: Scenarios }

export type ScenarioBoard = ReturnType<typeof useScenarios>

/** The scenarios of an assessment, which of them is looked at, and what can be done with them. */
export function useScenarios(assessmentId: string, present: Answers, content: SurveyContent) {
  const { scenarios, setScenarios, ...link } = useKeptScenarios(assessmentId, content)
  const [selected, setSelected] = useState(() => scenarios[0]?.number ?? 1)
  const [takenBack, setTakenBack] = useState<TakenBack | null>(null)

  const change = (next: Scenarios, taken: TakenBack | null = null) => {
    setScenarios(next)
    setTakenBack(taken)
  }
  const update = (number: number, changes: Partial<Scenario>) => change(changedScenario(scenarios, number, changes))
  /** Takes the scenarios with the one that is new in them, and shows that: its number, null where none is new. */
  const takeIn = (next: Scenarios): number | null => {
    const added = next.find((one) => !scenarios.includes(one))
    if (!added) return null
    change(next)
    setSelected(added.number)
    return added.number
  }
  /** The number of its scenario; null where no place is free. What is there already is only looked at. */
  const tryOut = (name: string, changes: Answers): number | null => {
    const same = sameChanges(scenarios, changes)
    if (!same) return takeIn(withTried(scenarios, { name, changes }))
    setSelected(same.number)
    return same.number
  }
  return {
    ...link,
    scenarios,
    selected: scenarios.some(({ number }) => number === selected) ? selected : (scenarios[0]?.number ?? selected),
    select: setSelected,
    add: () => takeIn(withScenario(scenarios, { name: '', changes: {} })),
    tryOut,
    rename: (scenario: Scenario, name: string) => update(scenario.number, { name }),
    answer: ({ number, changes }: Scenario, given: Answers) =>
      update(number, { changes: withAnswers(changes, present, given) }),
    reset: (scenario: Scenario) =>
      change(changedScenario(scenarios, scenario.number, { changes: {} }), {
        kind: 'reset',
        scenario,
        before: scenarios,
      }),
    remove: (scenario: Scenario) =>
      change(withoutScenario(scenarios, scenario.number), { kind: 'removed', scenario, before: scenarios }),
    takenBack,
    undo: () => takenBack && change(takenBack.before),
  }
}

/**
 * They are in the address, so that a link shows them, and in this tab for the way back. What the tab had before a link
 * brought others stays until it is decided which of them count.
 */
function useKeptScenarios(assessmentId: string, content: SurveyContent) {
  const userId = useSession().user?.userId ?? ''
  const [params] = useSearchParams()
  const [start] = useState(() => startOf(params, keptScenarios(userId, assessmentId), content))
  const [scenarios, setScenarios] = useState(start.scenarios)
  const [others, setOthers] = useState(start.others)
  const [isDismissed, setDismissed] = useState(false)
  const isUnreadable = start.isUnreadable && !isDismissed && scenarios === start.scenarios
  useEffect(() => {
    if (!others) keepScenarios(userId, assessmentId, scenarios)
  }, [userId, assessmentId, scenarios, others])
  // Until a change that the address asks for is taken out of it, writing would put it back in: it came twice.
  const isTaking = wantedChange(params) !== null && hasPlace(scenarios)
  useScenarioAddress(scenarios, isUnreadable || isTaking)
  return {
    scenarios,
    setScenarios,
    isUnreadable,
    dismissUnreadable: () => setDismissed(true),
    hasOthers: others !== null,
    takeOthers: () => {
      if (others) setScenarios(others)
      setOthers(null)
    },
    keepThese: () => setOthers(null),
  }
}
