import type { Answers, AssessmentAnswer, Questionnaire } from '@portal/contract'
import { providerOf } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { lawSource } from '../../../shared/law/lawSource.ts'
import { useCountryLaw, useLoadedCountryLaws } from '../../../shared/law/useLaw.ts'
import { surveyProgress } from './surveyProgress.ts'
import { useEvaluations } from './useEvaluations.ts'

type Input = {
  readonly content: Questionnaire
  readonly saved: AssessmentAnswer
  readonly answers: Answers
  /** Called within the transition in which an evaluation is rendered. */
  readonly onLight: () => void
}

/**
 * The progress of the questionnaire on the present answers, and the evaluations from which the decision is shown. Until
 * the first evaluation is done the progress is the server's, and afterwards that of the last answers evaluated.
 */
export function useFormDecision({ content, saved, answers, onLight }: Input) {
  const country = useCountryLaw(content, providerOf(answers))
  const { data: survey } = useQuery(contentQueries.survey)
  const law = useMemo(
    () => (!survey || country.isLoading ? null : lawSource(survey, country.data)),
    [survey, country.isLoading, country.data],
  )
  const provider = providerOf(answers)
  const loadedLawOf = useLoadedCountryLaws(content)
  const lawOf = useCallback(
    (given: Answers) => {
      if (!law || !survey || providerOf(given) === provider) return law
      const loaded = loadedLawOf(providerOf(given))
      return loaded === null ? null : lawSource(survey, loaded)
    },
    [law, survey, provider, loadedLawOf],
  )
  const { evaluations, rendered, evaluate, prepare } = useEvaluations(lawOf, onLight)
  const stored = useMemo(
    () => surveyProgress({ content, country: country.data }, saved.survey),
    [content, country.data, saved.survey],
  )
  return {
    country: country.data,
    law,
    evaluations,
    evaluate,
    prepare,
    state: rendered?.state ?? stored,
    cropListing: rendered?.quick.cropListing,
    isEvaluated: rendered !== null,
    /** The law is there, and the present answers are being evaluated. */
    isEvaluating: law !== null && !(rendered?.input.answers === answers && rendered.input.law === law),
  }
}
