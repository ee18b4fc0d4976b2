import { type Answers, type AssessmentAnswer, type AssessmentView, answersHeld } from '@portal/contract'
import { canonicalJson, checkAnswers, normaliseAnswers, providerOf } from '@portal/rules'
import { translate } from '@portal/texts/translate'
import { writeAudit } from '../../audit/index.ts'
import type { LawStore, LegalContext } from '../../content/index.ts'
import type { Transaction } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError, invalid } from '../../http/errors.ts'
import { mayEdit } from '../core/access.ts'
import { type AssessmentRow, findAssessment, takeNumber } from '../core/assessments.repo.ts'
import { type AssessmentDeps, type ChangeScope, selectForUpdateIfAllowed } from '../core/assessments.service.ts'
import { presentAssessment, presentState } from '../core/presenter.ts'
import { refusedAnswers } from '../core/refusedAnswers.ts'
import { withoutPapers, withPapers } from '../decision/answersFromPapers.ts'
import { type Standing, standingIn, standingOf } from '../decision/evaluate.ts'
import { evaluateForShare, evaluateToday } from '../decision/evaluateToday.ts'
import { blankRow, saveAnswers, startRow } from './saveAnswers.ts'

type Start = {
  internalReference?: string | null | undefined
  answers?: Answers | undefined
  /** Saves additional rows in the same transaction. */
  alsoSave?: (tx: Transaction, row: AssessmentRow, at: Date) => Promise<void>
}

/** Starts an assessment owned by the actor. Answers given with it are validated like any others. */
export async function createAssessment(
  { db, law }: AssessmentDeps,
  actor: Actor,
  start: Start,
): Promise<AssessmentAnswer> {
  const number = await takeNumber(db, actor)
  return db.transaction(async (tx) => {
    const at = new Date()
    const row = await startRow(tx, actor, { number, internalReference: start.internalReference ?? null, at })
    const { next, context } = await answersAfter({ tx, law }, row, start.answers ?? {})
    const evaluation = await evaluateToday(tx, law, context, next)
    refuseIncomplete(next, evaluation)
    const saved = await saveAnswers(tx, actor, row, { next, evaluation, at, eventType: 'ASSESSMENT_NEW' })
    await start.alsoSave?.(tx, row, at)
    return presentAssessment({ db: tx, law, actor }, saved.row, { standing: evaluation, decided: saved.decided })
  })
}

/** An assessment of the actor before its first answer, which stores it. */
export async function blankAssessment({ db, law }: AssessmentDeps, actor: Actor): Promise<AssessmentAnswer> {
  const row = blankRow(actor, new Date())
  const standing = await standingOf(db, law, row)
  return presentState({ db, law, actor }, { row, standing, decision: undefined, locks: [] })
}

/**
 * Copies an assessment into a new one of the actor's own with the same answers, which have to be confirmed again and
 * are decided under today's law.
 */
export async function cloneAssessment(
  { db, law }: AssessmentDeps,
  actor: Actor,
  id: string,
): Promise<AssessmentAnswer> {
  const source = await findAssessment(db, actor, id)
  if (!source) throw new AppError('ASSESSMENT_NOT_FOUND')
  const number = await takeNumber(db, actor)
  return db.transaction(async (tx) => {
    const { internalReference, visibility } = source
    const { confirm: _confirm, ...next } = withoutPapers(source.answers)
    const at = new Date()
    const row = await startRow(tx, actor, { number, internalReference, visibility, at })
    const evaluation = await evaluateForShare(tx, law, { ...row, answers: next })
    const change = { next, evaluation, at, eventType: 'ASSESSMENT_NEW', clonedFrom: source.assessmentId } as const
    const saved = await saveAnswers(tx, actor, row, change)
    await auditForeignCopy(tx, actor, source, row)
    return presentAssessment({ db: tx, law, actor }, saved.row, { standing: evaluation, decided: saved.decided })
  })
}

/** Audits in the source account that its answers were copied into another account, which only the operator can do. */
async function auditForeignCopy(
  tx: Transaction,
  actor: Actor,
  source: AssessmentRow,
  copy: AssessmentRow,
): Promise<void> {
  if (source.accountId === copy.accountId) return
  const subject = { assessmentId: source.assessmentId, copy: copy.assessmentId, account: copy.accountId }
  await writeAudit(tx, { ...actor, accountId: source.accountId }, 'ASSESSMENT_CLONE', subject)
}

type Change = { body: Answers; ifMatch: string | undefined; view?: AssessmentView }

/**
 * Saves answers to any questions: all of them or, if one is refused, none. The new result is saved in the same
 * transaction.
 */
export function addAnswer(
  { db, law }: AssessmentDeps,
  actor: Actor,
  assessmentId: string,
  { body, ifMatch, view }: Change,
): Promise<AssessmentAnswer> {
  return db.transaction(async (tx) => {
    const scope = { db: tx, law, actor }
    const may = (row: AssessmentRow) => mayEdit(actor, row)
    const row = await selectForUpdateIfAllowed(scope, assessmentId, { ifMatch, may, ...(view && { view }) })
    const answered = await answersAfter({ tx, law }, row, body)
    const isSame = canonicalJson(answered.next) === canonicalJson(row.answers)
    if (isSame) return presentAssessment(scope, row, { view, standing: standingIn(answered.context, row.answers) })
    return change(scope, row, answered, view)
  })
}

async function change(
  { db: tx, law, actor }: ChangeScope,
  row: AssessmentRow,
  { next, context }: Answered,
  view: AssessmentView | undefined,
): Promise<AssessmentAnswer> {
  if (answersHeld({ status: row.status, cleared: !row.locked })) throw new AppError('ASSESSMENT_LOCKED')
  const evaluation = await evaluateToday(tx, law, context, next)
  refuseIncomplete(next, evaluation)
  const saved = await saveAnswers(tx, actor, row, { next, evaluation, at: new Date(), eventType: 'ASSESSMENT_UPDATE' })
  return presentAssessment({ db: tx, law, actor }, saved.row, { view, standing: evaluation, decided: saved.decided })
}

/** The answers after a change, and the law for the country that they name, locked until the transaction ends. */
type Answered = { next: Answers; context: LegalContext }

/** The answers after applying the whole body. Changing any other answer revokes the confirmation. */
async function answersAfter(
  { tx, law }: { tx: Transaction; law: LawStore },
  row: AssessmentRow,
  body: Answers,
): Promise<Answered> {
  const { answers } = row
  const before = await law.contextForShare(tx, providerOf(answers), row.accountId)
  const { confirm, ...given } = await law.inItsState(normaliseAnswers(before.survey, body) as Answers, (provider) =>
    law.contextFor(tx, provider),
  )
  const { confirm: _before, ...change } = answers
  const others = await withPapers(tx, row, { ...change, ...given })
  const isSameCountry = providerOf(others) === providerOf(answers)
  const context = isSameCountry ? before : await law.contextForShare(tx, providerOf(others), row.accountId)
  const errors = checkAnswers(context.survey, answers, body)
  if (errors.length > 0) throw invalid(refusedAnswers(errors))
  if (confirm !== undefined) return { next: { ...others, confirm }, context }
  return { next: canonicalJson(others) === canonicalJson(change) ? answers : others, context }
}

function refuseIncomplete({ confirm }: Answers, { state }: Standing): void {
  if (confirm !== true || state.canComplete) return
  const missing = state.pages.flatMap((page) => page.questions).filter((question) => question.missing)
  const errors = missing.map(({ question }) => ({ path: question.id, message: translate('refusals.notAnswered') }))
  throw new AppError('ASSESSMENT_INCOMPLETE', { errors })
}
