import type { Answers, AssessmentAnswer, Questionnaire } from '@portal/contract'
import { providerOf } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { contentQueries } from '../../../shared/law/law.queries.ts'
import { useCountryLaw } from '../../../shared/law/useLaw.ts'
import { surveyProgress } from './surveyProgress.ts'
import { useEvaluations } from './useEvaluations.ts'

/**
 * The progress of the questionnaire on the present answers, and the evaluations from which the decision is shown. Until
 * the first evaluation is done the progress is the server's, and afterwards that of the last answers evaluated.
 */
export function useFormDecision(content: Questionnaire, saved: AssessmentAnswer, answers: Answers) {
  const country = useCountryLaw(content, providerOf(answers))
  const { data: survey } = useQuery(contentQueries.survey)
  const law = useMemo(
    () => (!survey || country.isLoading ? null : { content: survey, country: country.data }),
    [survey, country.isLoading, country.data],
  )
  const { evaluations, rendered, evaluate } = useEvaluations(law, answers)
  const stored = useMemo(
    () => surveyProgress({ content, country: country.data }, saved.survey),
    [content, country.data, saved.survey],
  )
  return {
    country: country.data,
    law,
    evaluations,
    evaluate,
    state: rendered?.state ?? stored,
    cropListing: rendered?.quick.cropListing,
    isEvaluated: rendered !== null,
    /** The law is there, and the present answers are being evaluated. */
    isEvaluating: law !== null && !(rendered?.input.answers === answers && rendered.input.law === law),
  }
}
