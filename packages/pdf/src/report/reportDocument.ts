import {
  type AssessmentReport,
  assessmentNumber,
  type CountryProcedure,
  clearanceOf,
  comingLocks,
  type ReportedDuty,
} from '@portal/contract'
import {
  confidenceOf,
  type Decision,
  type ExplainedObligation,
  type Explanation,
  type Status,
  UNKNOWN,
  verdictOf,
} from '@portal/rules'
import { contentVersionText, filedPaperTexts, isLatinName, lockTexts, rangeText, type Wording } from '@portal/texts'
import { labelled, translate as t } from '@portal/texts/translate'
import { dateInWords, instantText, momentText } from './wording.ts'

/**
 * Everything needed to write the files of a report. `verifyAddress`: where anyone can verify one. `short`: two pages,
 * without the rules that were read.
 */
export type ReportDocument = {
  report: AssessmentReport
  wording: Wording
  portalName: string
  verifyAddress: string
  short: boolean
  /** The procedures before authorities that the result may require. */
  procedures: readonly CountryProcedure[]
  /** The page of the provider country in the ABS Clearing-House, which names its focal point. */
  clearingHouse: string | null
}

export type ReportedLock = AssessmentReport['assessment']['locks'][number]

export const numberText = ({ assessment }: AssessmentReport): string => assessmentNumber(assessment.id)

/** Formats a code in groups of four, as people read and type it. */
export const codeText = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** Warnings printed on every page; empty if there are none. */
export function warningOf(report: AssessmentReport): string {
  const { status, cleared } = report.assessment
  const warnings = [
    lookBack(report),
    status === 'COMPLETED' ? '' : t('assessments.report.provisional'),
    cleared ? '' : t('assessments.report.notCleared', { count: closedLocks(report) }),
  ]
  return warnings.filter(Boolean).join(' · ')
}

/** The moment shown by a report on the past, and whether a later result has replaced it. */
function lookBack({ asKnownOn, superseded }: AssessmentReport): string {
  if (asKnownOn === undefined) return ''
  const at = momentText(asKnownOn)
  if (superseded === undefined) return t('assessments.report.asKnownOn', { at })
  return superseded === null
    ? t('assessments.report.latest', { at })
    : t('assessments.report.superseded', { at, later: instantText(superseded) })
}

/** The stored decision with its explanation: the contract's schemas of them, in the engine's own types. */
export function storedDecision({
  assessment: { decision, explanation },
}: AssessmentReport): { decision: Decision; explanation: Explanation } | undefined {
  if (!decision || !explanation) return undefined
  return { decision: decision as Decision, explanation: explanation as Explanation }
}

/** The decision that a report shows: none while open answers can change the result. */
export const explainedDecision = (report: AssessmentReport): ReturnType<typeof storedDecision> =>
  report.undecided ? undefined : storedDecision(report)

/** The light that a report shows: none while open answers can change it. */
export const lightOf = ({ assessment, undecided }: AssessmentReport): Status | 'NONE' =>
  undecided ? 'NONE' : (assessment.result ?? 'NONE')

/** The name of an earlier result: `Red`, or `Red so far` if its answers were not confirmed. */
export function resultName(status: Status, isConfirmed: boolean): string {
  const colour = t(`light.${status}.name`)
  return isConfirmed ? colour : t('assessments.list.provisional', { colour })
}

/** The verdict of this case, as AMBER has two meanings, or what is still possible. */
export function verdictText(report: AssessmentReport): string {
  const { undecided } = report
  if (undecided) return rangeText(t, undecided.possible, undecided.questions.length)
  const found = explainedDecision(report)
  const light = lightOf(report)
  if (!found || light === 'NONE') return t(`light.${light}.meaning`)
  return t(`light.verdict.${verdictOf({ ...found.decision, status: light }, found.explanation)}`)
}

/** The sentence below the verdict: the reason that decides, or what is still to be answered. */
export function verdictReason(report: AssessmentReport): string {
  const { undecided } = report
  if (undecided) return labelled(t('assessments.live.open'), undecided.questions.join(' · '))
  return explainedDecision(report)?.explanation.deciding?.reason ?? t('assessments.result.notDecided')
}

/** How sure the verdict is, with a warning where no article behind it was verified; empty where it claims nothing. */
export function confidenceTexts(report: AssessmentReport): string[] {
  const found = explainedDecision(report)
  const light = lightOf(report)
  if (!found || light === 'NONE') return []
  const confidence = confidenceOf({ status: light }, found.explanation)
  if (confidence === undefined) return []
  return [t(`report.confidences.${confidence}`), ...(confidence === 'low' ? [t('assessments.result.unverified')] : [])]
}

/** An obligation with its outcome in words. */
export type ReportedObligation = ExplainedObligation & { state: string }

/** The obligations of the result with their outcome: met by papers given as answers, or settled as duties. */
export function reportedObligations(report: AssessmentReport): ReportedObligation[] {
  const duties = new Map(report.duties.map((duty) => [duty.obligationId, duty]))
  return (explainedDecision(report)?.explanation.obligations ?? []).map((obligation) => {
    const settled = settledText(duties.get(obligation.id))
    const { met, toCheck } = obligation
    const state = settled ?? t(`assessments.result.${toCheck ? 'toCheck' : met ? 'met' : 'open'}`)
    return { ...obligation, met: obligation.met || settled !== null, state }
  })
}

function settledText(duty: ReportedDuty | undefined): string | null {
  if (!duty || duty.state === 'open') return null
  const { state, reason, settledAt, settledBy } = duty
  if (state === 'not_applicable') return t('assessments.duties.notApplicable', { reason: reason ?? '' })
  if (state === 'met_by_paper' || !settledAt) return t('assessments.duties.metByPaper')
  return t('assessments.duties.doneOn', { day: instantText(settledAt), by: settledBy ?? '' })
}

type Entry = { term: string; text: string; look?: 'name' | 'hash' }

const resourceOf = (name: string | null) => {
  if (name === UNKNOWN) return { text: t('assessments.case.unknownResource') }
  return { text: name, ...(name !== null && isLatinName(name) && { look: 'name' as const }) }
}

/** The head of the report for an inspector: assessment, owner, date, law, and how to verify it. */
export function recordOf(document: ReportDocument): Entry[] {
  const { report, short } = document
  const fact = (question: string) => (short ? null : answerTo(report, question))
  const { assessment, account, asKnownOn, lawAsOf, printedAt, printedBy, verificationCode } = report
  const { user, decision, decidedAt, decisionSha256, status } = assessment
  const versions = decision?.trace.content.map((ref) => contentVersionText(t, ref)).join(', ')
  const content =
    versions && lawAsOf ? t('assessments.report.contentAsOf', { versions, day: dateInWords(lawAsOf) }) : versions
  const entries: (Omit<Entry, 'text'> & { text: string | null | undefined })[] = [
    { term: t('assessments.report.number'), text: numberText(report) },
    { term: t('assessments.manage.name'), text: assessment.name },
    { term: t('assessments.report.reference'), text: assessment.internalReference },
    { term: t('assessments.report.resource'), ...resourceOf(assessment.geneticResource) },
    { term: t('assessments.facts.provider.name'), text: fact('providerCountry') },
    { term: t('assessments.facts.accessDate.name'), text: fact('accessDate') },
    { term: t('assessments.facts.use.name'), text: fact('intendedUse') },
    { term: t('assessments.facts.useDate.name'), text: fact('intendedUseDate') },
    { term: t('assessments.report.account'), text: account },
    { term: t('assessments.report.owner'), text: `${user.firstName} ${user.lastName}` },
    { term: t('assessments.report.status'), text: t(`assessments.status.${status}`) },
    { term: t('assessments.locks.cleared'), text: clearedText(report) },
    { term: t('report.review'), text: overdueText(report) },
    { term: t('assessments.report.decidedAt'), text: decidedAt && instantText(decidedAt) },
    { term: t('report.asKnownOn'), text: asKnownOn && momentText(asKnownOn) },
    {
      term: t('report.issued'),
      text: t('assessments.report.printedBy', { at: instantText(printedAt), who: printedBy }),
    },
    { term: t('report.shortened'), text: leftOutText(document) },
    { term: t('assessments.report.content'), text: content },
    { term: t('assessments.report.code'), text: verificationCode && codeText(verificationCode) },
    { term: t('assessments.report.sha'), text: decisionSha256, look: 'hash' },
  ]
  return entries.flatMap(({ text, ...entry }) => (text ? [{ ...entry, text }] : []))
}

/** States what a short report omits; null for a full one. */
function leftOutText({ report, short }: ReportDocument): string | null {
  const found = explainedDecision(report)
  return short && found ? t('report.leftOut', { count: found.explanation.rows.length }) : null
}

/** States that the review of the law was overdue when the result was decided; null if it was not. */
export const overdueText = ({ assessment: { reviewOverdueSince } }: AssessmentReport): string | null =>
  reviewOverdueSince && t('report.reviewOverdue', { since: dateInWords(reviewOverdueSince) })

const closedLocks = ({ assessment }: AssessmentReport): number => assessment.locks.filter(({ closed }) => closed).length

function clearedText(report: AssessmentReport): string | null {
  const { assessment, duties } = report
  const clearance = clearanceOf(assessment)
  if (clearance === null) return null
  if (clearance === 'noLock') return t('assessments.locks.noLockText')
  if (clearance === 'notCleared') return t('report.notCleared', { count: closedLocks(report) })
  if (duties.length === 0) return t('report.cleared')
  return t('report.clearedDuties', { count: reportedObligations(report).filter(({ met }) => !met).length })
}

/** In a report on a past moment: that its law states facts as of a later day; null if it does not. */
export const laterReadingText = ({ laterReading }: AssessmentReport): string | null =>
  laterReading ? t('assessments.report.laterReading', { day: dateInWords(laterReading) }) : null

export const answerTo = ({ facts }: AssessmentReport, question: string): string | undefined =>
  facts.flatMap(({ rows }) => rows).find(({ id }) => id === question)?.value

/** Who placed a lock, who released it and why, with the times. */
export const lockLines = (lock: ReportedLock): string[] => lockTexts(t, lock, instantText)

/** A paper of the report in words. */
export const paperRow = (paper: AssessmentReport['papers'][number]) =>
  filedPaperTexts(t, paper, { day: dateInWords, instant: instantText })

type PlannedLock = Explanation['locks'][number] & { state: string }

/** The locks that will, or may, be closed when the assessment is completed, with that in words. */
export function plannedLocks(report: AssessmentReport): PlannedLock[] {
  const { assessment } = report
  if (assessment.status === 'COMPLETED') return []
  const coming = comingLocks(explainedDecision(report)?.explanation.locks ?? [], assessment)
  return coming.map((lock) => ({ ...lock, state: t(`report.coming.${lock.state}`) }))
}
