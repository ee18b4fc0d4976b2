import { type Answers, type AssessmentAnswer, type SurveyContent, shownStatus } from '@portal/contract'
import { type AnswerError, providerOf, type Status } from '@portal/rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { today } from '../../../shared/dates/dates.ts'
import type { LawSource } from '../../../shared/law/liveLaw.ts'
import { useCountryLaw } from '../../../shared/law/useLaw.ts'
import { type ExplainedDecision, overdueToday, withoutOverdueGreen } from '../../decision/ExplainedDecision.ts'
import type { Case, Judgement } from './judge.ts'
import { type Judging, startJudging } from './judging.ts'
import { type Standing, storedStanding } from './storedStanding.ts'

type Judged = { readonly judgement: Judgement; readonly of: Case }

/**
 * Where the form stands and what the light shows. Until the first judgement is there the form stands as the server said,
 * and afterwards as it did with the answers before.
 */
export function useFormDecision(content: SurveyContent, saved: AssessmentAnswer, answers: Answers) {
  const provider = providerOf(answers)
  const country = useCountryLaw(content, provider)
  const law = useMemo(
    () => (country.isLoading ? null : { content, country: country.data }),
    [content, country.isLoading, country.data],
  )
  const judged = useJudged(law, answers)
  const stored = useMemo(() => storedStanding(content, saved), [content, saved])
  const state: Standing = judged?.judgement.state ?? stored
  const refusal: AnswerError | null = judged?.judgement.refusal ?? null
  const overdueSince = overdueToday(content, provider)
  return {
    country: country.data,
    isLoading: country.isLoading,
    state,
    refusal,
    decided: useMemo(() => judged && decidedBy(judged.judgement, overdueSince), [judged, overdueSince]),
    possible: useMemo(() => (judged ? shownColours(judged.judgement, overdueSince) : []), [judged, overdueSince]),
    isJudged: judged !== null,
    /** The judgement is of other answers, or of another law. */
    isBehind: judged?.of.answers !== answers || judged.of.law !== law,
  }
}

/** The newest judgement; null before the first. */
function useJudged(law: LawSource | null, answers: Answers): Judged | null {
  const [judged, setJudged] = useState<Judged | null>(null)
  const judging = useRef<Judging>(null)
  useEffect(() => {
    const started = startJudging((judgement, of) => setJudged({ judgement, of }))
    judging.current = started
    return started.end
  }, [])
  useEffect(() => {
    if (law) judging.current?.judge({ law, answers, day: today() })
  }, [law, answers])
  return judged
}

function decidedBy({ decision, explanation }: Judgement, overdueSince: string | null): ExplainedDecision {
  return decision && explanation && withoutOverdueGreen(decision, explanation, overdueSince)
}

/** A law too old for GREEN gives AMBER. */
const shownColours = ({ possible }: Judgement, overdueSince: string | null): readonly Status[] => [
  ...new Set(possible.map((status) => shownStatus(status, overdueSince))),
]
