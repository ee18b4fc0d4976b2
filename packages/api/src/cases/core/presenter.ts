import {
  type Answers,
  Assessment,
  type AssessmentAnswer,
  type AssessmentView,
  type AssessmentRow as WireRow,
} from '@portal/contract'
import {
  type Answer,
  canonicalJson,
  type Decision,
  derived,
  explain,
  type IsoDay,
  nearestActivePage,
  type SurveyState,
  summaryOf,
} from '@portal/rules'
import { createCache } from '../../cache/cache.ts'
import type { LawStore } from '../../content/index.ts'
import type { DbOrTransaction } from '../../db/connect.ts'
import type { Actor } from '../../http/actor.ts'
import { type Standing, standingOf } from '../decision/evaluate.ts'
import { rightsOf } from './access.ts'
import {
  type AssessmentRow,
  type DecisionHead,
  findDecisionAndLocks,
  type NamedLock,
  readDecisionText,
} from './assessments.repo.ts'

const FIXED: ReadonlySet<string> = new Set(Object.keys(Assessment.shape))

export type Scope = { db: DbOrTransaction; law: LawStore; actor: Actor }

/** The text is read if it is needed and not given. */
type PresentedDecision = DecisionHead & { text?: string }

/** The state of an assessment, at present or at a past instant. */
export type AssessmentState = {
  row: AssessmentRow
  standing: Standing
  decision: PresentedDecision | undefined
  locks: NamedLock[]
}

export type Decided = Pick<AssessmentState, 'decision' | 'locks'>

/** `standing` and `decided` are loaded if they are not given. */
type Presented = {
  view?: AssessmentView | undefined
  standing?: Standing | undefined
  decided?: Decided | undefined
}

/** Presents an assessment in its present state. */
export async function presentAssessment(
  scope: Scope,
  row: AssessmentRow,
  { view, standing, decided }: Presented = {},
): Promise<AssessmentAnswer> {
  const { db, law } = scope
  // One after the other: within a transaction both use one connection.
  const stands = standing ?? (await standingOf(db, law, row))
  const { decision, locks } = decided ?? (await findDecisionAndLocks(db, row))
  const locked = locks.some(({ closed }) => closed)
  return presentState(scope, { row: { ...row, locked }, standing: stands, decision, locks }, view)
}

/**
 * Presents an assessment with its survey at a page: the requested page or the nearest active one below it; by default
 * the first page with a missing answer. The decision is the stored one, explained by the law it was made on; only its
 * summary if final decisions are requested and the assessment is not completed.
 */
export async function presentState(
  { db, law, actor }: Scope,
  { row, standing, decision, locks }: AssessmentState,
  { pageNum, decision: decisions }: AssessmentView = {},
): Promise<AssessmentAnswer> {
  const presentation = presentationOf(standing)
  const presented = await presentDecision({ db, law }, decision)
  const isLeftOut = decisions === 'final' && row.status !== 'COMPLETED'
  return {
    assessment: {
      ...freeAnswers(row),
      ...presentRow(actor, row),
      ...presentation.derived,
      locks: locks.map(presentLock),
      ...presented,
      ...(isLeftOut && { decision: null, explanation: null }),
      ...pagesOf(standing.state, pageNum),
    },
    survey: presentation.survey,
  }
}

/** An assessment without the columns that a list does not show. */
type ListedRow = Omit<AssessmentRow, 'answers' | 'account' | 'decisionId' | 'accessFrom' | 'accessBefore'>

/** The columns of an assessment as a list shows them. */
export function presentRow(actor: Actor, row: ListedRow): WireRow {
  return {
    assessmentId: row.assessmentId,
    id: row.number,
    version: row.version,
    user: ownerOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    status: row.status,
    result: row.result,
    reviewOverdueSince: row.overdueSince,
    progress: row.progress,
    name: row.name,
    internalReference: row.internalReference,
    visibility: row.visibility,
    geneticResource: row.geneticResource,
    providerCountry: row.providerCountry,
    placeType: row.placeType,
    accessDate: row.accessDate,
    intendedUse: row.intendedUse,
    intendedUseDate: row.intendedUseDate,
    cleared: !row.locked,
    favorite: row.favorite,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    rights: rightsOf(actor, row),
  }
}

/** Assessments of a deleted user stay with the account. */
const ownerOf = ({
  ownerId,
  firstName,
  lastName,
}: Pick<AssessmentRow, 'ownerId' | 'firstName' | 'lastName'>): WireRow['user'] =>
  ownerId === null
    ? { userId: null, firstName: 'deleted', lastName: 'user' }
    : { userId: ownerId, firstName: firstName ?? '', lastName: lastName ?? '' }

/** Copies the lists of the engine, which are read-only. */
function presentDerived({ context, state }: Standing) {
  const { provenance, exceptions } = derived(context.survey, state)
  return {
    provenance: [...provenance],
    exceptions: exceptions.map(({ id, value }) => ({ id, value: ownAnswer(value) })),
  }
}

const ownAnswer = (value: Answer): Answers[string] => (typeof value === 'object' && value !== null ? [...value] : value)

export const textOrNull = (answer: unknown): string | null => (typeof answer === 'string' ? answer : null)

/** One field per answered question, beside the fixed ones. */
const freeAnswers = ({ answers }: AssessmentRow) =>
  Object.fromEntries(Object.entries(answers).filter(([question]) => !FIXED.has(question)))

function pagesOf(state: SurveyState, pageNum: number | undefined) {
  const active = state.pages.filter((page) => page.active)
  const firstOpen = active.find((page) => !page.complete) ?? active[0]
  return {
    pageCurrent: nearestActivePage(state, pageNum ?? firstOpen?.number ?? 1),
    pageLast: active.at(-1)?.number ?? 1,
    pageTotal: active.length,
  }
}

/** A stored decision and its explanation never change. About 50 kB per entry. */
const explanations = createCache<ReturnType<typeof explained>>({ name: 'explanations', maxSize: 150 })

async function explained({ db, law: { contextAt } }: DecisionScope, row: PresentedDecision, decidedOn: IsoDay) {
  const { law } = await contextAt(row.content)
  const decision = JSON.parse(row.text ?? (await readDecisionText(db, row))) as Decision
  const explanation = explain(law, decision, decidedOn)
  return { decision, explanation, decisionSummary: summaryOf(decision, explanation) }
}

type DecisionScope = Pick<Scope, 'db' | 'law'>

async function presentDecision(scope: DecisionScope, row: PresentedDecision | undefined) {
  if (!row) return NO_DECISION
  const decidedAt = row.decidedAt.toISOString()
  const decidedOn = decidedAt.slice(0, 10)
  // Canonical, because jsonb does not keep the order of fields in which a decision names its content.
  const key = canonicalJson([row.sha256, row.content, decidedOn])
  return {
    ...(await explanations.getOrCompute(key, () => explained(scope, row, decidedOn))),
    decisionSha256: row.sha256,
    decidedAt,
    reopened: reopenedBy(row),
  } as Pick<AssessmentAnswer['assessment'], DecisionFields>
}

const NO_DECISION = {
  decision: null,
  explanation: null,
  decisionSummary: null,
  decisionSha256: null,
  decidedAt: null,
  reopened: null,
}

type DecisionFields = keyof typeof NO_DECISION

/**
 * A new version of the law or the loss of a paper leaves the confirmation but may require more answers; answering them
 * revokes the confirmation.
 */
const reopenedBy = ({
  cause,
  completed,
  answers,
  decidedAt,
}: DecisionHead): AssessmentAnswer['assessment']['reopened'] =>
  cause === 'answers' || completed || answers.confirm !== true ? null : { at: decidedAt.toISOString(), by: cause }

export const presentLock = (lock: NamedLock) => ({
  ref: lock.ref,
  type: lock.type,
  text: lock.text,
  origin: lock.origin,
  closed: lock.closed,
  lockedAt: lock.lockedAt.toISOString(),
  lockedBy: lock.lockedBy,
  unlockedAt: lock.unlockedAt?.toISOString() ?? null,
  unlockedBy: lock.unlockedBy,
  comment: lock.comment,
})

type StatePresentation = { survey: AssessmentAnswer['survey']; derived: ReturnType<typeof presentDerived> }

/** Presents each cached state only once. */
const states = new WeakMap<SurveyState, StatePresentation>()

function presentationOf(standing: Standing): StatePresentation {
  const { state } = standing
  const presentation = states.get(state) ?? { survey: presentSurvey(state), derived: presentDerived(standing) }
  states.set(state, presentation)
  return presentation
}

function presentSurvey(state: SurveyState): AssessmentAnswer['survey'] {
  const numbers = new Map(state.sections.map(({ id }, index) => [id, index + 1]))
  const pages = state.pages.map(({ number, section, title, active, questions }) => [
    String(number),
    {
      num_section: numbers.get(section) ?? 0,
      title,
      active,
      questions: questions.map(({ question, value, ...rest }) => ({
        id: question.id,
        title: question.label,
        active: rest.active,
        required: rest.required,
        missing: rest.missing,
        ...(value !== undefined && { value: ownAnswer(value) }),
      })),
    },
  ])
  return {
    pages: Object.fromEntries(pages),
    sections: state.sections.map(({ id, title, state, pages }) => ({ id, title, state, pages: [...pages] })),
    notUsed: [...state.notUsed],
    canComplete: state.canComplete,
  }
}
