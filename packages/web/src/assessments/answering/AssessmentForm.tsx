import type { AssessmentAnswer, SurveyContent } from '@portal/contract'
import { FormFrame, useIsWide } from './FormFrame.tsx'
import { LivePanel } from './live/LivePanel.tsx'
import { PageButtons } from './PageButtons.tsx'
import { QuestionPage } from './QuestionPage.tsx'
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx'
import { ReviewPage } from './review/ReviewPage.tsx'
import { SectionNav } from './SectionNav.tsx'
import { LeaveGuard } from './saving/LeaveGuard.tsx'
import { SaveStatus } from './saving/SaveStatus.tsx'
import { useAssessmentForm } from './useAssessmentForm.ts'

/** Sections, the questions of one page, and the live result beside them. */
export function AssessmentForm({ saved, content }: { saved: AssessmentAnswer; content: SurveyContent }) {
  const form = useAssessmentForm(saved, content)
  const isWide = useIsWide()
  const { page, state, shown, wording } = form
  return (
    <FormFrame
      assessment={saved.assessment}
      state={state}
      nav={<SectionNav state={state} current={page} isWide={isWide} />}
      panel={form.isReview ? null : <LivePanel {...{ shown, state, wording, isWide }} assessment={saved.assessment} />}
    >
      <ReadOnlyNotice form={form} />
      <SaveStatus form={form} />
      {form.isReview ? <ReviewPage form={form} /> : <QuestionPage form={form} />}
      <PageButtons pages={form.activePages} current={page} />
      <LeaveGuard save={form.save} saver={form.saver} />
    </FormFrame>
  )
}
