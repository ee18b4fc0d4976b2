import { type AssessmentReport, assessmentNumber, comingLocks } from '@portal/contract'
import type { Decision, Explanation } from '@portal/rules'
import type { Wording } from '@portal/texts'
import { TEXTS } from './texts.ts'
import { dateInWords, instantText, momentText } from './wording.ts'

/**
 * Everything that the files of a report are written from. `verifyAddress`: where anybody can have one checked. `short`:
 * without the rules that did not fit.
 */
export type ReportDocument = {
  report: AssessmentReport
  wording: Wording
  portalName: string
  verifyAddress: string
  short: boolean
}

export type ReportedLock = AssessmentReport['assessment']['locks'][number]

export const numberText = ({ assessment }: AssessmentReport): string => assessmentNumber(assessment.id)

/** In groups of four, as people read and type it. */
export const codeText = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** What stands on every page as long as it holds; empty: nothing. */
export function warningOf(report: AssessmentReport): string {
  const { status, cleared } = report.assessment
  const warnings = [lookBack(report), status === 'COMPLETED' ? '' : TEXTS.provisional, cleared ? '' : TEXTS.notCleared]
  return warnings.filter(Boolean).join(' · ')
}

/** Of which day it is, and whether a later result has taken its place. */
function lookBack({ asKnownOn, superseded }: AssessmentReport): string {
  if (asKnownOn === undefined) return ''
  const at = momentText(asKnownOn)
  if (superseded === undefined) return TEXTS.asKnownOn(at)
  return superseded === null ? TEXTS.latest(at) : TEXTS.superseded(at, instantText(superseded))
}

/** The stored decision with its explanation: the contract's schemas of them, in the engine's own types. */
export function explainedDecision({
  assessment,
}: AssessmentReport): { decision: Decision; explanation: Explanation } | undefined {
  const { decision, explanation } = assessment
  if (!decision || !explanation) return undefined
  return { decision: decision as Decision, explanation: explanation as Explanation }
}

type Entry = { term: string; text: string; look?: 'name' | 'hash' }

/** What an inspector looks for first: which assessment, of whom, when, on which law, and how to check it. */
export function recordOf(document: ReportDocument): Entry[] {
  const { report } = document
  const { assessment, account, asKnownOn, printedAt, printedBy, verificationCode } = report
  const { user, decision, decidedAt, decisionSha256, status } = assessment
  const { record } = TEXTS
  const content = decision?.trace.content.map(({ id, version }) => TEXTS.contentItem(id, version)).join(', ')
  const entries: (Omit<Entry, 'text'> & { text: string | null | undefined })[] = [
    { term: record.number, text: numberText(report) },
    { term: record.reference, text: assessment.internalReference },
    { term: record.resource, text: assessment.geneticResource, look: 'name' },
    { term: record.provider, text: answerTo(report, 'providerCountry') },
    { term: record.accessDate, text: answerTo(report, 'accessDate') },
    { term: record.uses, text: answerTo(report, 'intendedUse') },
    { term: record.useDate, text: answerTo(report, 'intendedUseDate') },
    { term: record.account, text: account },
    { term: record.owner, text: `${user.firstName} ${user.lastName}` },
    { term: record.status, text: TEXTS.statuses[status] },
    { term: record.cleared, text: clearedText(report) },
    { term: record.review, text: overdueText(report) },
    { term: record.decidedAt, text: decidedAt && instantText(decidedAt) },
    { term: record.asKnownOn, text: asKnownOn && momentText(asKnownOn) },
    { term: record.issued, text: TEXTS.issuedBy(instantText(printedAt), printedBy) },
    { term: record.leftOut, text: leftOutText(document) },
    { term: record.content, text: content },
    { term: record.code, text: verificationCode && codeText(verificationCode) },
    { term: record.sha256, text: decisionSha256, look: 'hash' },
  ]
  return entries.flatMap(({ text, ...entry }) => (text ? [{ ...entry, text }] : []))
}

/** Of a short report what it leaves out; null: nothing. */
export function leftOutText({ report, short }: ReportDocument): string | null {
  const failed = explainedDecision(report)?.explanation.rows.filter(({ fitted }) => !fitted).length ?? 0
  return short ? TEXTS.leftOut(failed) : null
}

/** That the law had not been reviewed for too long when the result was decided; null: it had. */
export const overdueText = ({ assessment: { reviewOverdueSince } }: AssessmentReport): string | null =>
  reviewOverdueSince && TEXTS.reviewOverdue(dateInWords(reviewOverdueSince))

/** Locks come with completing: before that, none being closed says nothing. */
function clearedText({ assessment: { locks, status } }: AssessmentReport): string | null {
  const closed = locks.filter((lock) => lock.closed).length
  if (closed > 0) return TEXTS.notClearedBy(closed)
  return status === 'COMPLETED' ? TEXTS.cleared : null
}

const answerTo = ({ facts }: AssessmentReport, question: string): string | undefined =>
  facts.flatMap(({ rows }) => rows).find(({ id }) => id === question)?.value

export function lockState({ closed, lockedBy, lockedAt, unlockedBy, unlockedAt }: ReportedLock): string {
  if (closed) return TEXTS.lockClosed(lockedBy, instantText(lockedAt))
  return TEXTS.lockOpened(unlockedBy ?? '', unlockedAt ? instantText(unlockedAt) : '')
}

type PlannedLock = Explanation['locks'][number] & { state: string }

const COMING = { planned: TEXTS.lockPlanned, mayClose: TEXTS.lockMayClose } as const

/** The locks that completing the assessment will close, or may, with that in words. */
export function plannedLocks(report: AssessmentReport): PlannedLock[] {
  const { assessment } = report
  if (assessment.status === 'COMPLETED') return []
  const coming = comingLocks(explainedDecision(report)?.explanation.locks ?? [], assessment)
  return coming.map((lock) => ({ ...lock, state: COMING[lock.state] }))
}
