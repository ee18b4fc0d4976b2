/**
 * The door of this feature: other features and the app import nothing else of it. It holds no code of its own, so that a
 * screen loads only those of these parts that it uses.
 */
export { AssessmentPage } from './answering/AssessmentPage.tsx'
export { ReadOnlyNotice, SaveNotices } from './answering/FormNotices.tsx'
export { ReviewAnswers } from './answering/ReviewAnswers.tsx'
export { ReviewPage } from './answering/ReviewPage.tsx'
export type { AssessmentFormState } from './answering/useAssessmentForm.ts'
export { Comments } from './comments/Comments.tsx'
export { useCommentsAside } from './comments/CommentsButton.tsx'
export { AssessmentLink } from './core/AssessmentLink.tsx'
export { assessmentQueries, useCreateAssessment } from './core/assessments.queries.ts'
export { CaseLight } from './core/CaseLight.tsx'
export { type CaseFacts, CaseName, CaseSentence, useCaseLabel, useCaseText } from './core/CaseName.tsx'
export { CaseSubpage } from './core/CaseSubpage.tsx'
export { dutiesOfCase } from './core/dutiesOfCase.queries.ts'
export { dueWords, settledWords } from './core/dutyWords.ts'
export { useEvidenceWords } from './core/evidenceWords.ts'
export { OpenAssessments } from './core/OpenAssessments.tsx'
export { papersOfCase } from './core/papersOfCase.queries.ts'
export { useLeaveOnFailure } from './core/useLeaveOnFailure.ts'
export { CaseLine, useShownSegments } from './decision/CaseLine.tsx'
export { ChangeList } from './decision/ChangeList.tsx'
export { ConfidenceNote } from './decision/ConfidenceNote.tsx'
export { DependsOn } from './decision/DependsOn.tsx'
export { DraftLink } from './decision/DraftLink.tsx'
export { type ExplainedDecision, storedDecision } from './decision/ExplainedDecision.ts'
export { FocalPoint, ObligationList } from './decision/ObligationList.tsx'
export { Reasons, useReadText } from './decision/Reasons.tsx'
export { StillOpen } from './decision/StillOpen.tsx'
export { useProcedures } from './decision/useProcedures.ts'
export { AssessmentMenu } from './details/AssessmentMenu.tsx'
export { AssessmentLead, AssessmentTools } from './details/AssessmentTools.tsx'
export { CopyLink } from './details/CopyLink.tsx'
export { StarButton } from './details/StarButton.tsx'
export { AssessmentListPage } from './list/AssessmentListPage.tsx'
export {
  type LeftCase,
  LeftOut,
  type NamedCase,
  type Outcome,
  OutcomeDialog,
  ProgressDialog,
  useEachCase,
} from './list/bulk/EachCase.tsx'
export { saveFields } from './list/bulk/useSaveFields.ts'
export {
  loadCompareAssessmentsPage,
  loadExamplePage,
  loadHistoryPage,
  loadMyTurnPage,
  loadWhatIfPage,
} from './loadScreens.ts'
export { ClearanceBadge } from './locks/Clearance.tsx'
export { LockList } from './locks/LockList.tsx'
export { LockSection } from './locks/LockSection.tsx'
export { LazyFields } from './questions/lazyFields.ts'
