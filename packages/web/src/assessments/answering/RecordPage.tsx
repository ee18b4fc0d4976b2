import { normaliseAnswers, surveyState } from '@portal/rules'
import { useMemo } from 'react'
import { liveLaw } from '../../shared/law/liveLaw.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { CaseName, useCaseText } from '../CaseName.tsx'
import { useCaseSegments } from '../decision/CaseLine.tsx'
import { storedDecision } from '../decision/ExplainedDecision.ts'
import { Record } from '../decision/Record.tsx'
import { AssessmentLead, AssessmentTools } from '../details/AssessmentTools.tsx'
import { ReviewAnswers } from './ReviewAnswers.tsx'
import { ReadOnlyNotice, SaveNotices } from './saving/FormNotices.tsx'
import type { AssessmentFormState } from './useAssessmentForm.ts'

/** A completed assessment: the verdict first, the answers last. */
export function RecordPage({ form }: { form: AssessmentFormState }) {
  const { assessment, wording, content, country, answers } = form
  const title = useCaseText()(assessment)
  const live = useMemo(() => {
    const { context } = liveLaw(content, country)
    return { context, state: surveyState(context, normaliseAnswers(context, answers)) }
  }, [content, country, answers])
  const decided = storedDecision(assessment)
  const segments = useCaseSegments(content, live, assessment.providerCountry)
  return (
    <>
      <PageTitle
        title={title}
        heading={<CaseName of={assessment} />}
        lead={<AssessmentLead assessment={assessment} />}
        actions={<AssessmentTools assessment={assessment} />}
      />
      <SaveNotices form={form} />
      {decided && (
        <Record {...decided} {...{ assessment, wording, content, segments }}>
          <ReadOnlyNotice form={form} />
          <ReviewAnswers form={form} />
        </Record>
      )}
    </>
  )
}
