import { type Answers, assessments } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { paths } from '../../app/paths.ts'
import { notify } from '../../shared/notify.ts'
import { useErrorText } from '../../shared/useErrorText.ts'

/** Starts an assessment of material from a country, and opens it. The high seas are no country. */
export function useStartAssessment() {
  const navigate = useNavigate()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (iso2: string) => call(assessments.create, { body: { answers: answersFor(iso2) } }),
    onSuccess: ({ assessment }) => navigate(paths.assessment(assessment.assessmentId)),
    onError: (error) => notify.error(errorText(error)),
  })
}

const answersFor = (iso2: string): Answers =>
  iso2 === 'XZ' ? { placeType: 'high_seas_or_seabed' } : { placeType: 'national', providerCountry: iso2 }
