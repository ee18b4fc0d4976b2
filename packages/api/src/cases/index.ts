export { addAnswer, createAssessment } from './answering/answers.service.ts'
export { listedOf } from './answering/saveAnswers.ts'
export { assessmentRoutes } from './assessments.routes.ts'
export { addComment, readComments } from './comments/comments.ts'
export { mayChangeDuty, mayEdit, mayUnlock, rolesThatUnlock } from './core/access.ts'
export {
  type AssessmentRow,
  findAssessment,
  findDecision,
  findDecisionAndLocks,
  findReadable,
  listLocks,
  type NewAssessment,
  type NewDecision,
  selectForUpdate,
  takeNumbers,
  updateAssessment,
} from './core/assessments.repo.ts'
export { type AssessmentDeps, readAssessment, selectForUpdateIfAllowed } from './core/assessments.service.ts'
export { factsInWords, factsOfMaterial } from './core/factsInWords.ts'
export { nextDecision } from './core/nextDecision.ts'
export { disambiguateNames } from './core/ownerNames.ts'
export { type AssessmentState, presentState, type Scope } from './core/presenter.ts'
export { fullName, messageChanges, recordAssessment } from './core/record.ts'
export { refusedAnswers } from './core/refusedAnswers.ts'
export { newVerificationCode } from './core/verificationCode.ts'
export { isStillOnRecord, withPapers } from './decision/answersFromPapers.ts'
export { type Standing, standingOf, stateOf } from './decision/evaluate.ts'
export { evaluateForShare } from './decision/evaluateToday.ts'
export {
  type BriefOutcome,
  briefOutcome,
  type EffectiveLaw,
  memoizedOutcome,
  type Outcome,
  type OutcomeWithDuties,
  outcomeWithDuties,
} from './decision/memo.ts'
export { handOverCases } from './details/handOverCases.ts'
export { listPossibleOwners, selectPossibleOwnerForShare } from './details/owners.ts'
export { type EvaluationDeps, effectiveLaws, normalised } from './evaluation/evaluateMany.ts'
export { evaluationRoutes } from './evaluation/evaluation.routes.ts'
export { assessmentAsKnownOn } from './history/asKnownOn.ts'
export { listDecisionHistory, readHistory } from './history/history.ts'
export { verifyDecisions } from './history/verify.ts'
export { latinNameRoutes } from './latin-names/latinNames.ts'
export { hasUncheckedCertificate } from './list/attention.ts'
export { compactTallies } from './list/counts.repo.ts'
export { assessmentListRoutes } from './list/list.routes.ts'
export { closedWith, countClosedByLaw } from './locks/locks.repo.ts'
export { openLock } from './locks/locks.service.ts'
export { mailReleaseAsked } from './locks/mailReleaseAsked.ts'
export { notifyUnlockers } from './locks/notifyUnlockers.ts'
export { certificateParts, numberRoutes, readNumbers } from './numbers/numbers.ts'
export { carryOverDuties, plannedDate } from './obligations/carryOver.ts'
export {
  type DutyRecord,
  differenceOf,
  findDutyKey,
  insertDuties,
  insertDutyChanges,
  listDuties,
  listDutiesOf,
  listDutyChanges,
  namesOfPeople,
  type OwnedDuty,
  selectDutyForUpdate,
  updateDuties,
} from './obligations/duties.repo.ts'
export { type DutyOrigin, REOPENED, saveDutyChange } from './obligations/saveDutyChange.ts'
export type { OutdatedAssessment } from './results/reevaluated.repo.ts'
export { saveConsequences } from './results/saveConsequences.ts'
export {
  type ActivationContext,
  type Reevaluated,
  type ReevaluationResult,
  saveReevaluations,
} from './results/saveReevaluations.ts'
