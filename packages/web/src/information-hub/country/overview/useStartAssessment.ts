import { type Answers, assessments, type Country } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { call } from '../../../api/call.ts'
import { paths } from '../../../app/paths.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'

type Origin = Pick<Country, 'iso2' | 'lawOf'>

/**
 * Starts an assessment of material from a country, and opens it. The high seas are no country; a territory in which the
 * law of its state holds is a region of that state.
 */
export function useStartAssessment() {
  const navigate = useNavigate()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (origin: Origin) => call(assessments.create, { body: { answers: answersFor(origin) } }),
    onSuccess: ({ assessment }) => navigate(paths.assessment(assessment.assessmentId)),
    onError: (error) => notify.error(errorText(error)),
  })
}

const answersFor = ({ iso2, lawOf }: Origin): Answers => {
  if (iso2 === 'XZ') return { placeType: 'high_seas_or_seabed' }
  if (lawOf) return { placeType: 'national', providerCountry: lawOf.iso2, providerRegion: lawOf.region }
  return { placeType: 'national', providerCountry: iso2 }
}
