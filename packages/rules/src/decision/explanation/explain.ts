import {
  type Basis,
  type Box,
  type Cell,
  type Confidence,
  DECIDING_ORDER,
  type Decision,
  type DimensionId,
  type DueObligation,
  type Evidence,
  type IsoDay,
  type Law,
  type LayerId,
  type LegalDocument,
  type LinkKind,
  type Lock,
  type LockId,
  type Matrix,
  type MatrixId,
  OBLIGATION_KINDS,
  type Obligation,
  type ObligationKind,
  type Part,
  type Row,
  type RowId,
  type Span,
  STATUSES,
  type Status,
  type Step,
} from '../../law/model.ts'
import type { BriefDecision } from '../decide.ts'
import { isAccessOfGiver, isPastAccess } from '../pastAccess.ts'
import { openIn } from './openIn.ts'
import { type Amber, amberOf } from './verdict.ts'

export type ExplainedBasis =
  | {
      document: string
      title: string
      url?: string | undefined
      linkKind?: LinkKind | undefined
      article?: string | undefined
    }
  | { absence: string; source?: string | undefined; linkKind?: LinkKind | undefined; asOf: string }

/**
 * A row that was read: `took` is the part of the facts that it decides, `failedOn` the dimensions on which it did not
 * fit.
 */
export type ExplainedRow = {
  layer: LayerId
  matrix: MatrixId
  matrixTitle: string
  row: RowId
  reason: string
  /** For a row that fitted, the worst colour of its cells, after papers. */
  status?: Status | undefined
  confidence: Confidence
  basis: ExplainedBasis[]
  fitted: boolean
  took: Box[]
  failedOn: DimensionId[]
  /** For a deciding row that decides only a part of the facts, the dimensions on which that depends. */
  dependsOn?: DimensionId[] | undefined
  /** For a deciding row of a case with several uses or materials, all known: those for which it decides. */
  each?: Box[] | undefined
}

/** Whether a rule that fitted gives its layer the colour; a green one changes nothing in an amber or red case. */
export const givesColour = ({ status }: ExplainedRow, light: Decision['lights'][LayerId], result: Status): boolean =>
  status === light && (status !== 'GREEN' || result === 'GREEN')

export type ExplainedObligation = {
  id: string
  kind?: ObligationKind | undefined
  text: string
  authority?: string | undefined
  due?: string | undefined
  /** The papers that meet it together; empty if no paper does. */
  metBy: readonly Evidence[]
  met: boolean
  /** Met by papers that nobody has checked yet. */
  toCheck?: true | undefined
  /** The part of the facts to which it applies; undefined if it applies to all of them or in the ordinary case. */
  only?: Box[] | undefined
  /** The open facts without a question on which it depends. */
  dependsOn?: DimensionId[] | undefined
  /** The days of access, if the obligation is unmet and had to be met before the access, which is past. */
  pastAccess?: Span | undefined
  /** True if the obligation is unmet and whoever gave the material may have met it before the access. */
  accessOfGiver?: true | undefined
}

/**
 * `deciding`: the row whose sentence is shown under the light; null if no row gives a colour. `sharing`: the other rows
 * of this colour, if each of them decides only a part of the facts.
 */
export type Explanation = {
  deciding: ExplainedRow | null
  sharing?: ExplainedRow[] | undefined
  /** For AMBER only: which of its two meanings it has. */
  amber?: Amber | undefined
  /** For AMBER only: the unmet obligations that close what is open, those of the deciding row first. */
  open?: ExplainedObligation[] | undefined
  rows: ExplainedRow[]
  obligations: ExplainedObligation[]
  locks: { id: LockId; type: Lock['type']; text: string }[]
}

/**
 * Joins a decision with the reasons, articles and texts of its law for display. Entries that this version of the law
 * lacks are left out. `decidedOn` is the day on which an access counts as past; without it, none does. Does not throw.
 */
export function explain(law: Law, decision: Decision, decidedOn?: IsoDay): Explanation {
  const rows = decision.trace.steps.flatMap((step) => explainStep(law, decision, step))
  const [deciding, ...sharing] = explainDeciding(law, rows, decision)
  const consequences = explainConsequences(law, decision)
  const obligations = consequences.obligations.map((one) => withAccess(one, decision, decidedOn))
  return {
    deciding: deciding ?? null,
    ...(sharing.length > 0 && { sharing }),
    ...(decision.status === 'AMBER' && { amber: amberOf(law, decision), open: openIn(law, decision, obligations) }),
    rows,
    ...consequences,
    obligations,
  }
}

/** The same for a decision without a trace: its first deciding row, obligations and locks. */
export function explainBriefly(law: Law, decision: BriefDecision) {
  const [first] = decision.deciding ?? []
  const matrix = first && law.layers[first.layer].find(({ id }) => id === first.matrix)
  const row = matrix?.rows.find(({ id }) => id === first?.row)
  return {
    deciding: matrix && row ? withCover(law, explainRow(law, matrix, row), first?.coveredBy) : null,
    ...explainConsequences(law, decision),
  }
}

/** The reason with the words about the papers that cover it before it. */
function withCover<T extends Pick<ExplainedRow, 'reason'>>(law: Law, row: T, coveredBy: RowId | undefined): T {
  const covering = law.layers.scope.flatMap(({ rows }) => rows).find(({ id }) => id === coveredBy)
  return covering?.then.covers === undefined ? row : { ...row, reason: `${covering.then.covers} ${row.reason}` }
}

const explainConsequences = (law: Law, decision: BriefDecision): Pick<Explanation, 'obligations' | 'locks'> => ({
  obligations: decision.obligations
    .flatMap((due) => {
      const declared = law.obligations.find(({ id }) => id === due.id)
      return declared ? [explainObligation(declared, due)] : []
    })
    .toSorted((one, other) => urgency(one) - urgency(other)),
  locks: decision.locks.flatMap((ref) => law.locks.filter(({ id }) => id === ref)),
})

function explainStep(law: Law, decision: Decision, step: Step): ExplainedRow[] {
  const matrix = law.layers[step.layer].find(({ id }) => id === step.matrix)
  const row = matrix?.rows.find(({ id }) => id === step.row)
  if (!matrix || !row) return []
  const cells = decision.cells.filter((cell) => cell.row === row.id)
  const status = cells.length > 0 ? worstStatus(cells) : row.then.status
  return [{ ...explainRow(law, matrix, row), ...(status && { status }), ...read(step, cells) }]
}

const explainRow = (law: Law, { id, title }: Matrix, row: Row) => ({
  matrix: id,
  matrixTitle: title,
  row: row.id,
  reason: row.then.reason,
  confidence: row.then.confidence,
  basis: row.then.basis.map((basis) => explainBasis(law.documents, basis)),
})

/** The cells say what a row took, also where a decision in the second format left it out. */
const read = ({ layer, took, failedOn }: Step, cells: readonly Cell[]) => ({
  layer,
  fitted: cells.length > 0,
  took: took.length > 0 ? [...took] : cells.map(({ box }) => box),
  failedOn: cells.length > 0 ? [] : [...failedOn],
})

function explainBasis(documents: readonly LegalDocument[], basis: Basis): ExplainedBasis {
  if (!('document' in basis)) return basis
  const declared = documents.find(({ id }) => id === basis.document)
  const { title = basis.document, url, linkKind } = declared ?? {}
  return { ...basis, title, ...(url && { url }), ...(linkKind && { linkKind }) }
}

/**
 * The sort key: obligations of all of the facts, then those of a part, then those that depend on facts without a
 * question.
 */
const urgency = ({ kind = 'before_use', only, dependsOn }: ExplainedObligation) =>
  OBLIGATION_KINDS.indexOf(kind) + OBLIGATION_KINDS.length * (dependsOn ? 2 : only ? 1 : 0)

function explainObligation({ when: _, ...declared }: Obligation, due: DueObligation): ExplainedObligation {
  const { met, toCheck, only, usual, dependsOn } = due
  return {
    ...declared,
    met,
    ...(toCheck && { toCheck }),
    ...(only && !usual && { only: [...only] }),
    ...(dependsOn && { dependsOn: [...dependsOn] }),
  }
}

/**
 * Adds `accessOfGiver` or `pastAccess`, except to obligations that depend on facts without a question: these may never
 * have been due.
 */
function withAccess(one: ExplainedObligation, { trace }: Decision, day: IsoDay | undefined): ExplainedObligation {
  const { boxes } = trace.facts
  if (one.met || one.dependsOn || boxes.length === 0) return one
  if (isAccessOfGiver(one, boxes)) return { ...one, accessOfGiver: true }
  const access = boxes[0]?.accessDate
  if (day === undefined || !access || !isSpan(access)) return one
  return isPastAccess(one, access, day) ? { ...one, pastAccess: access } : one
}

const isSpan = (part: Part): part is Span => !Array.isArray(part)

function explainDeciding(
  law: Law,
  rows: readonly ExplainedRow[],
  { deciding, status, lights, trace }: Decision,
): ExplainedRow[] {
  if (deciding) {
    const isKnown = (id: DimensionId) => !trace.facts.open.includes(id)
    return deciding.flatMap(({ row, dependsOn, coveredBy }) => {
      const explained = rows.find((one) => one.row === row)
      if (!explained) return []
      const covered = withCover(law, explained, coveredBy)
      if (dependsOn.length === 0) return [covered]
      const isEach = dependsOn.every(isKnown)
      return [{ ...covered, dependsOn: [...dependsOn], ...(isEach && { each: partsOn(covered, dependsOn) }) }]
    })
  }
  // Decisions in the first format do not name their deciding rows.
  const layer = DECIDING_ORDER.find((id) => lights[id] === status)
  return rows.filter((row) => row.layer === layer && row.fitted && row.status === status).slice(0, 1)
}

/** The parts of the facts that a row decides, on the dimensions on which that depends. */
function partsOn({ took }: ExplainedRow, dimensions: readonly DimensionId[]): Box[] {
  const parts = took.map((box) => Object.fromEntries(Object.entries(box).filter(([id]) => dimensions.includes(id))))
  return [...new Map(parts.map((box) => [JSON.stringify(box), box])).values()]
}

const worstStatus = (cells: readonly { status?: Status }[]): Status | undefined =>
  STATUSES.findLast((status) => cells.some((cell) => cell.status === status))
