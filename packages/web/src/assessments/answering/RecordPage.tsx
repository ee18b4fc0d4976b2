import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { CaseName, useCaseText } from '../CaseName.tsx'
import { useCaseSegments } from '../decision/CaseLine.tsx'
import { Record } from '../decision/Record.tsx'
import { AssessmentLead, AssessmentTools } from '../details/AssessmentTools.tsx'
import { ReviewAnswers } from './ReviewAnswers.tsx'
import { ReadOnlyNotice, SaveNotices } from './saving/FormNotices.tsx'
import type { AssessmentFormState } from './useAssessmentForm.ts'

/** A completed assessment: the verdict first, the answers last. */
export function RecordPage({ form }: { form: AssessmentFormState }) {
  const { assessment, shown, wording, content } = form
  const title = useCaseText()(assessment)
  const segments = useCaseSegments(content, form, assessment.providerCountry)
  return (
    <>
      <PageTitle
        title={title}
        heading={<CaseName of={assessment} />}
        lead={<AssessmentLead assessment={assessment} />}
        actions={<AssessmentTools assessment={assessment} />}
      />
      <SaveNotices form={form} />
      {shown.decided && (
        <Record {...shown.decided} {...{ assessment, wording, content, segments }}>
          <ReadOnlyNotice form={form} />
          <ReviewAnswers form={form} />
        </Record>
      )}
    </>
  )
}
