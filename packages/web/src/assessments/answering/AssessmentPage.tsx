import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import { providerOf } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { useCountryLaw } from '../../shared/law/useLaw.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { AssessmentForm } from './AssessmentForm.tsx'
import { giveUpUnsaved } from './saving/keepUnsaved.ts'
import { surveyAnswers } from './saving/surveyAnswers.ts'
import { useLeaveOnFailure } from './useLeaveOnFailure.ts'

/** One assessment: its questions page by page, the review and the result. */
export function AssessmentPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const assessment = useQuery(assessmentQueries.one(id))
  const content = useQuery(contentQueries.survey)
  const gone = isGone(assessment.error)
  const saved = gone ? undefined : assessment.data
  useEffect(() => {
    if (gone) giveUpUnsaved(id)
  }, [gone, id])
  useLeaveOnFailure(saved ? null : assessment.error)
  return (
    <Loaded query={content} lines={8} safe={t('states.safe')}>
      {(survey) =>
        // Without the form nothing that it holds keeps one on an assessment that is gone.
        saved ? <Opening key={id} saved={saved} content={survey} /> : <Loading lines={8} />
      }
    </Loaded>
  )
}

type OpeningProps = { saved: AssessmentAnswer; content: SurveyContent }

/** The form comes with the law of its country: without it, it would first show other questions and no result. */
function Opening({ saved, content }: OpeningProps) {
  const { isLoading } = useCountryLaw(content, providerOf(surveyAnswers(saved.survey)))
  const [isOpen, setOpen] = useState(!isLoading)
  // Once open it stays open, whichever country is chosen.
  if (!isOpen && !isLoading) setOpen(true)
  return isOpen ? <AssessmentForm saved={saved} content={content} /> : <Loading lines={8} />
}

/** It was deleted, or is no longer for this reader: what was loaded before does not exist any more either. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404
