import type { Answers, SurveyContent } from '@portal/contract'
import { canonicalJson, checkAnswers } from '@portal/rules'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { useSession } from '../../api/session.ts'
import { answerContext } from '../../shared/law/liveLaw.ts'
import { requestedFacts } from '../decision/factsAddress.ts'
import { scenariosIn, withScenarios } from './scenarioAddress.ts'
import {
  changedScenario,
  hasPlace,
  MAX_SCENARIOS,
  Scenario,
  type Scenarios,
  sameChanges,
  withAnswers,
  withoutScenario,
  withScenario,
  withTried,
} from './scenarios.ts'

/** The last removal or reset; it can be undone until the next change. */
type UndoableChange = { readonly kind: 'removed' | 'reset'; readonly scenario: Scenario; readonly before: Scenarios }

export type ScenarioBoard = ReturnType<typeof useScenarios>

/** The assessment, and the scenarios to begin with. */
type Subject = { readonly id: string; readonly opening: Scenarios }

/** The scenarios of an assessment, which of them is looked at, and what can be done with them. */
export function useScenarios(subject: Subject, present: Answers, content: SurveyContent) {
  const { scenarios, setScenarios, ...link } = usePersistedScenarios(subject, content)
  const [selected, setSelected] = useState(() => scenarios[0]?.number ?? 1)
  const [takenBack, setTakenBack] = useState<UndoableChange | null>(null)

  const change = (next: Scenarios, taken: UndoableChange | null = null) => {
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
function usePersistedScenarios({ id: assessmentId, opening }: Subject, content: SurveyContent) {
  const userId = useSession().user?.userId ?? ''
  const [params] = useSearchParams()
  const [start] = useState(() => initialScenarios(params, loadScenarios(userId, assessmentId) ?? opening, content))
  const [scenarios, setScenarios] = useState(start.scenarios)
  const [others, setOthers] = useState(start.others)
  const [isDismissed, setDismissed] = useState(false)
  const isUnreadable = start.isUnreadable && !isDismissed && scenarios === start.scenarios
  useEffect(() => {
    if (!others) storeScenarios(userId, assessmentId, scenarios)
  }, [userId, assessmentId, scenarios, others])
  // Until a change that the address asks for is taken out of it, writing would put it back in: it came twice.
  const isTaking = requestedFacts(params) !== null && hasPlace(scenarios)
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

/** The initial state. `others`: scenarios stored in this tab that differ from those of the link. */
type InitialScenarios = {
  readonly scenarios: Scenarios
  readonly others: Scenarios | null
  readonly isUnreadable: boolean
}

/** The scenarios of the address, else those that were kept; a link that cannot be read takes nothing away. */
function initialScenarios(params: URLSearchParams, kept: Scenarios, content: SurveyContent): InitialScenarios {
  const given = scenariosIn(params)
  if (given === null) return { scenarios: kept, others: null, isUnreadable: false }
  if (given === 'unreadable' || !given.every(({ changes }) => isValidChange(content, changes))) {
    return { scenarios: kept, others: null, isUnreadable: true }
  }
  const isOther = kept.length > 0 && canonicalJson(kept) !== canonicalJson(given)
  return { scenarios: given, others: isOther ? kept : null, isUnreadable: false }
}

const CONDITION = new Set<unknown>(['yes', 'no', 'unknown', null])

/**
 * Whether a change from elsewhere consists of answers to the questionnaire. What only one country asks or names (its
 * conditions and regions) is judged by its form: that country's law is read later.
 */
function isValidChange(content: SurveyContent, changes: Answers): boolean {
  const context = answerContext(content, undefined)
  const questions = content.survey.sections.flatMap(({ pages }) => pages.flatMap((page) => page.questions))
  return Object.entries(changes).every(([id, answer]) => {
    const question = questions.find((one) => one.id === id)
    if (!question) return CONDITION.has(answer)
    if (question.type === 'region') return answer === null || typeof answer === 'string'
    return checkAnswers(context, {}, { [id]: answer }).length === 0
  })
}

const StoredScenarios = z.array(Scenario).max(MAX_SCENARIOS)

/** Beside the address, one user's in one tab: for who comes back without it, and for what is too long for one. */
const keyOf = (userId: string, assessmentId: string) => `abs-portal.whatIf.${userId}.${assessmentId}`

export function storeScenarios(userId: string, assessmentId: string, scenarios: Scenarios) {
  const key = keyOf(userId, assessmentId)
  if (scenarios.length === 0) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, JSON.stringify(scenarios))
}

/** Undefined when the stored text is missing or invalid. */
function loadScenarios(userId: string, assessmentId: string): Scenarios | undefined {
  const text = sessionStorage.getItem(keyOf(userId, assessmentId))
  if (text === null) return undefined
  try {
    return StoredScenarios.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** A name is typed letter by letter: browsers refuse an address that changes all the time. */
const PAUSE_MS = 300

/**
 * Keeps the address in line with the scenarios, always in place of the present one: Back leaves the screen and does not
 * walk through every change. While `held`, the address stays as it is.
 */
function useScenarioAddress(scenarios: Scenarios, held: boolean) {
  const [params, setParams] = useSearchParams()
  const write = useEffectEvent(() => {
    const next = withScenarios(params, scenarios)
    if (next.toString() !== params.toString()) setParams(next, { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: written when the scenarios change, read when it is time.
  useEffect(() => {
    if (held) return
    const timer = setTimeout(write, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [scenarios, held])
}
