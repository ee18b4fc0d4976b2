import {
  type Basis,
  type Box,
  type Confidence,
  DECIDING_ORDER,
  type Decision,
  type DimensionId,
  type DueObligation,
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
} from '../law/model.ts'
import type { BriefDecision } from './decide.ts'
import { isPastAccess } from './pastAccess.ts'
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

/** A row that was read, with why it holds: `took` where it fitted, `failedOn` the facts on which it did not. */
export type ExplainedRow = {
  layer: LayerId
  matrix: MatrixId
  matrixTitle: string
  row: RowId
  reason: string
  /** After papers, for a row that fitted: the worst of its cells. */
  status?: Status | undefined
  confidence: Confidence
  basis: ExplainedBasis[]
  fitted: boolean
  took: Box[]
  failedOn: DimensionId[]
  /** Of a deciding row that other rows share the facts with: the dimensions that settle which of them decides. */
  dependsOn?: DimensionId[] | undefined
}

export type ExplainedObligation = {
  id: string
  kind?: ObligationKind | undefined
  text: string
  authority?: string | undefined
  due?: string | undefined
  met: boolean
  /** Where it applies, if not to all of the facts, and not in the ordinary case. */
  only?: Box[] | undefined
  /** The open facts that nobody asks on which it depends. */
  dependsOn?: DimensionId[] | undefined
  /** The days of an access that is past, where it had to be done before that and is not met. */
  pastAccess?: Span | undefined
}

/**
 * `deciding`: the row whose sentence stands under the light; null where nothing said a colour. `sharing`: the other
 * rows of this colour, where none holds on all of the facts.
 */
export type Explanation = {
  deciding: ExplainedRow | null
  sharing?: ExplainedRow[] | undefined
  /** Of AMBER alone: which of its two meanings it has. */
  amber?: Amber | undefined
  rows: ExplainedRow[]
  obligations: ExplainedObligation[]
  locks: { id: LockId; type: Lock['type']; text: string }[]
}

/**
 * Joins a decision with the reasons, articles and texts of the law it was made on, ready to be shown.
 * Entries missing in this version of the law are left out. `decidedOn` tells which access is past; left out: none is.
 */
export function explain(law: Law, decision: Decision, decidedOn?: IsoDay): Explanation {
  const rows = decision.trace.steps.flatMap((step) => explainStep(law, decision, step))
  const [deciding, ...sharing] = decidingRows(rows, decision)
  const consequences = explainConsequences(law, decision)
  return {
    deciding: deciding ?? null,
    ...(sharing.length > 0 && { sharing }),
    ...(decision.status === 'AMBER' && { amber: amberOf(law, decision) }),
    rows,
    ...consequences,
    obligations: consequences.obligations.map((one) => withPastAccess(one, decision, decidedOn)),
  }
}

/** The first deciding row of a decision without a trace, its obligations and locks. */
export function explainBriefly(law: Law, decision: BriefDecision) {
  const [first] = decision.deciding ?? []
  const matrix = first && law.layers[first.layer].find(({ id }) => id === first.matrix)
  const row = matrix?.rows.find(({ id }) => id === first?.row)
  return { deciding: matrix && row ? explainRow(law, matrix, row) : null, ...explainConsequences(law, decision) }
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
  const status = cells.length > 0 ? worst(cells) : row.then.status
  return [{ ...explainRow(law, matrix, row), ...(status && { status }), ...read(step) }]
}

const explainRow = (law: Law, { id, title }: Matrix, row: Row) => ({
  matrix: id,
  matrixTitle: title,
  row: row.id,
  reason: row.then.reason,
  confidence: row.then.confidence,
  basis: row.then.basis.map((basis) => explainBasis(law.documents, basis)),
})

const read = ({ layer, took, failedOn }: Step) => ({
  layer,
  fitted: took.length > 0,
  took: [...took],
  failedOn: [...failedOn],
})

function explainBasis(documents: readonly LegalDocument[], basis: Basis): ExplainedBasis {
  if (!('document' in basis)) return basis
  const declared = documents.find(({ id }) => id === basis.document)
  const { title = basis.document, url, linkKind } = declared ?? {}
  return { ...basis, title, ...(url && { url }), ...(linkKind && { linkKind }) }
}

/** Order: what holds for all facts, then for a part of them, then what depends on facts that nobody asks. */
const urgency = ({ kind = 'before_use', only, dependsOn }: ExplainedObligation) =>
  OBLIGATION_KINDS.indexOf(kind) + OBLIGATION_KINDS.length * (dependsOn ? 2 : only ? 1 : 0)

function explainObligation({ metBy: _, ...declared }: Obligation, due: DueObligation): ExplainedObligation {
  const { met, only, usual, dependsOn } = due
  return {
    ...declared,
    met,
    ...(only && !usual && { only: [...only] }),
    ...(dependsOn && { dependsOn: [...dependsOn] }),
  }
}

/** What depends on facts that nobody asks may never have been due. */
function withPastAccess(one: ExplainedObligation, { trace }: Decision, day: IsoDay | undefined): ExplainedObligation {
  const access = trace.facts.boxes[0]?.accessDate
  if (day === undefined || one.met || one.dependsOn || !access || !isSpan(access)) return one
  return isPastAccess(one, access, day) ? { ...one, pastAccess: access } : one
}

const isSpan = (part: Part): part is Span => !Array.isArray(part)

function decidingRows(rows: readonly ExplainedRow[], { deciding, status, lights }: Decision): ExplainedRow[] {
  if (deciding) {
    return deciding.flatMap(({ row, dependsOn }) => {
      const explained = rows.find((one) => one.row === row)
      return explained ? [{ ...explained, ...(dependsOn.length > 0 && { dependsOn: [...dependsOn] }) }] : []
    })
  }
  // Decisions of the first form do not name their deciding rows.
  const layer = DECIDING_ORDER.find((id) => lights[id] === status)
  return rows.filter((row) => row.layer === layer && row.fitted && row.status === status).slice(0, 1)
}

const worst = (cells: readonly { status?: Status }[]): Status | undefined =>
  STATUSES.findLast((status) => cells.some((cell) => cell.status === status))
