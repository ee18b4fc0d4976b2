import { randomUUID } from 'node:crypto'
import { type Answers, appliesIn } from '@portal/contract'
import { type Decision, type DueObligation, type IsoDay, listedKindOf, type Obligation } from '@portal/rules'
import type { LawStore, LegalContext } from '../../content/index.ts'
import type { Transaction } from '../../db/connect.ts'
import { groupedBy } from '../../db/results.ts'
import { type AssessmentRow, type DecisionHead, readDecisionText } from '../core/assessments.repo.ts'
import { type DueDate, dueDateOf, keepsDay } from './dueDay.ts'
import {
  type DutyRecord,
  differenceOf,
  insertDuties,
  insertDutyChanges,
  listDutiesOf,
  updateDuties,
} from './duties.repo.ts'

/** A confirmed assessment with its answers, the obligations of the saved decision, and its law. */
export type ConfirmedResult = {
  row: Pick<AssessmentRow, 'accountId' | 'assessmentId'>
  answers: Answers
  context: LegalContext
  obligations: readonly DueObligation[]
}

/**
 * Turns the obligations of confirmed results into duties. A duty for the same obligation is carried over with its
 * owner, note and history; settled duties stay settled, and manually set days stay. A duty that the result no longer
 * requires is kept and marked as gone.
 */
export async function carryOverDuties(tx: Transaction, results: readonly ConfirmedResult[], at: Date): Promise<void> {
  const present = await listDutiesOf(
    tx,
    results.map(({ row }) => row),
  )
  const byAssessment = groupedBy(present, ({ assessmentId }) => assessmentId)
  const changed = results.flatMap((result) => carriedOver(result, byAssessment.get(result.row.assessmentId) ?? [], at))
  await insertDuties(
    tx,
    changed.flatMap(({ before, after }) => (before ? [] : [after])),
  )
  const updated = changed.flatMap(({ before, after }) => (before ? [{ before, after }] : []))
  await updateDuties(
    tx,
    updated.map(({ after }) => after),
  )
  await insertDutyChanges(
    tx,
    updated.map(({ before, after }) => differenceOf(before, after, { at, changedById: null })),
  )
}

type Changed = { before?: DutyRecord; after: DutyRecord }

function carriedOver(result: ConfirmedResult, own: readonly DutyRecord[], at: Date): Changed[] {
  const brought = broughtBy(result, at)
  const ids = new Set(brought.map(({ obligation }) => obligation.id))
  const gone = own
    .filter((duty) => duty.goneAt === null && !ids.has(duty.obligationId))
    .map((before) => ({ before, after: { ...before, version: before.version + 1, goneAt: at, updatedAt: at } }))
  const held = brought.flatMap((broughtDuty) => {
    const rounds = own.filter(({ obligationId }) => obligationId === broughtDuty.obligation.id)
    const last = rounds.toSorted((a, b) => b.round - a.round)[0]
    if (!last) return [{ after: newDuty(result, broughtDuty, at) }]
    const after = renewed(last, broughtDuty, at)
    return Object.keys(differenceOf(last, after, { at, changedById: null }).changes).length > 0
      ? [{ before: last, after: { ...after, version: last.version + 1, updatedAt: at } }]
      : []
  })
  return [...gone, ...held]
}

type BroughtObligation = { obligation: Obligation; due: DueObligation; date: DueDate }

type Decided = Pick<ConfirmedResult, 'answers' | 'context' | 'obligations'>

function broughtBy({ answers, obligations, context }: Decided, at: Date): BroughtObligation[] {
  const decidedOn = dayOf(at)
  return obligations.flatMap((due) => {
    const known = context.obligations.get(due.id)
    if (!known) return []
    const { obligation } = known
    const procedures = known.procedures.filter((procedure) => appliesIn(caseOf(answers), procedure))
    return [{ obligation, due, date: dueDateOf(obligation, due, { answers, decidedOn, procedures }) }]
  })
}

/** The date that follows from the rule for a duty since it exists, according to the decision that requires it. */
export async function plannedDate(
  { tx, law }: { tx: Transaction; law: LawStore },
  decision: DecisionHead | undefined,
  { obligationId, addedAt }: Pick<DutyRecord, 'obligationId' | 'addedAt'>,
): Promise<DueDate> {
  const none = { dueDay: null, dueFrom: null, repeatMonths: null }
  if (!decision) return none
  const { obligations } = JSON.parse(await readDecisionText(tx, decision)) as Decision
  const context = await law.contextAt(decision.content)
  const all = broughtBy({ answers: decision.answers, context, obligations }, addedAt)
  return all.find(({ obligation }) => obligation.id === obligationId)?.date ?? none
}

const dayOf = (at: Date): IsoDay => at.toISOString().slice(0, 10)

/** Only single-valued answers can rule out a procedure. */
const caseOf = ({ userOrigin, commercialIntent, traditionalKnowledge }: Answers) => ({
  user: textIn(userOrigin),
  commercialIntent: textIn(commercialIntent),
  traditionalKnowledge: textIn(traditionalKnowledge),
})
const textIn = (answer: Answers[string] | undefined) => (typeof answer === 'string' ? answer : undefined)

const kindOf = ({ obligation: { kind }, due: { dependsOn } }: BroughtObligation) => listedKindOf({ kind, dependsOn })

const wordsOf = (broughtDuty: BroughtObligation) => ({
  kind: kindOf(broughtDuty),
  text: broughtDuty.obligation.text,
  authority: broughtDuty.obligation.authority ?? null,
  dueText: broughtDuty.obligation.due ?? null,
})

function newDuty(
  { row: { accountId, assessmentId } }: ConfirmedResult,
  broughtDuty: BroughtObligation,
  at: Date,
): DutyRecord {
  return {
    accountId,
    dutyId: randomUUID(),
    assessmentId,
    obligationId: broughtDuty.obligation.id,
    round: 1,
    version: 1,
    ...wordsOf(broughtDuty),
    ...broughtDuty.date,
    state: broughtDuty.due.met ? 'met_by_paper' : 'open',
    reason: null,
    note: null,
    ownerId: null,
    addedAt: at,
    goneAt: null,
    settledAt: null,
    settledById: null,
    updatedAt: at,
  }
}

/**
 * Papers given as answers only affect the state of a duty that no user has settled. A later occurrence of a recurring
 * duty keeps the day that follows from the previous one.
 */
function renewed(duty: DutyRecord, broughtDuty: BroughtObligation, at: Date): DutyRecord {
  const isByPapers = duty.state === 'open' || (duty.state === 'met_by_paper' && duty.settledById === null)
  return {
    ...duty,
    ...wordsOf(broughtDuty),
    ...(!keepsDay({ ...duty, addedOn: dayOf(duty.addedAt) }, broughtDuty.date, dayOf(at)) && broughtDuty.date),
    ...(isByPapers && { state: broughtDuty.due.met ? 'met_by_paper' : 'open' }),
    ...(duty.goneAt && { goneAt: null, addedAt: at }),
  }
}
