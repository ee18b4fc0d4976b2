import type { SurveyContent } from '@portal/contract'
import { caseOverTime, normaliseAnswers, surveyState } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  type AssessmentFormState,
  AssessmentLead,
  AssessmentTools,
  CaseName,
  ReadOnlyNotice,
  ReviewAnswers,
  SaveNotices,
  storedDecision,
  useCaseText,
  useShownSegments,
} from '../../cases/index.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { liveLaw } from '../../shared/law/liveLaw.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { Record } from './Record.tsx'

/** A completed assessment, with the law that its line is drawn from. */
export function RecordPage({ form }: { form: AssessmentFormState }) {
  const { assessment } = form
  const survey = useQuery(contentQueries.survey)
  return (
    <>
      <PageTitle
        title={useCaseText()(assessment)}
        heading={<CaseName of={assessment} />}
        lead={<AssessmentLead assessment={assessment} />}
        actions={<AssessmentTools assessment={assessment} />}
      />
      <SaveNotices form={form} />
      <Loaded query={survey} lines={8}>
        {(content) => <CompletedAssessment form={form} content={content} />}
      </Loaded>
    </>
  )
}

/** The verdict first, the answers last. */
function CompletedAssessment({ form, content }: { form: AssessmentFormState; content: SurveyContent }) {
  const { assessment, wording, country, answers } = form
  const overTime = useMemo(() => {
    if (!country) return null
    const { context } = liveLaw(content, country)
    return caseOverTime(context.law, surveyState(context, normaliseAnswers(context, answers)).facts)
  }, [content, country, answers])
  const decided = storedDecision(assessment)
  const segments = useShownSegments(content, overTime, assessment.providerCountry)
  return (
    decided && (
      <Record {...decided} assessment={assessment} wording={wording} content={content} segments={segments}>
        <ReadOnlyNotice form={form} />
        <ReviewAnswers form={form} />
      </Record>
    )
  )
}
