/**
 * The words of the decision model. All of it is JSON: what an author writes, what the browser receives,
 * what is stored with an assessment and what a trace shows are the same shapes.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDay = string
export type Value = string
export type DimensionId = string
export type RowId = string
export type MatrixId = string
export type ObligationId = string
export type LockId = string

/** Whole days from `from` (included) to `before` (excluded); an end left out is the end of time. */
export type Span = { readonly from?: IsoDay; readonly before?: IsoDay }
export type Part = Span | readonly Value[]
/** A product of one part per dimension. A dimension left out means all of it. */
export type Box = { readonly [dimension: DimensionId]: Part }

/**
 * One kind of fact. `changeable`: a user could act on it (a partner, papers, a place of work, the use); a list: only
 * towards these values, as papers can be obtained, while to have less of them is no advice.
 */
export type Dimension = {
  readonly id: DimensionId
  readonly values: 'days' | readonly Value[]
  readonly changeable: boolean | readonly Value[]
  /** Only for facts within this box: a certificate can be had only where the country issues them. */
  readonly changeableIn?: Box
  /** Never together with other changes: another use is another project. */
  readonly changesAlone?: true
  /**
   * The value in the ordinary case, where nobody was asked: of a circumstance that a rule names, that it is not there.
   */
  readonly usual?: Value
}

/** The facts of a use case. A dimension in `open` holds "one of these, not known which"; any other "each of these". */
export type Facts = { readonly boxes: readonly Box[]; readonly open: readonly DimensionId[] }

/** Ordered: GREEN < AMBER < RED. */
export const STATUSES = ['GREEN', 'AMBER', 'RED'] as const
export type Status = (typeof STATUSES)[number]

export const EVIDENCE = ['pic', 'mat', 'permit', 'ircc', 'seek_information'] as const
export type Evidence = (typeof EVIDENCE)[number]

export const LAYERS = ['scope', 'provider', 'user'] as const
export type LayerId = (typeof LAYERS)[number]

/**
 * Which layer gives the reason of a colour that several show: the country's own rule is what a user looks for; the
 * general tests and the place of use stand behind it.
 */
export const DECIDING_ORDER: readonly LayerId[] = ['provider', 'scope', 'user']

/** The levels that scope can close for a part of the facts. Closing the provider closes access too. */
export const CLOSABLE = ['provider', 'access', 'user'] as const
type Closable = (typeof CLOSABLE)[number]

/** The legal basis of a row: an article of a document, or the stated absence of any measure. */
export type Basis =
  | { readonly document: string; readonly article?: string }
  | {
      readonly absence: string
      readonly source?: string
      /** Of the source, where it is an address. */
      readonly linkKind?: LinkKind
      readonly asOf: IsoDay
    }

export type Confidence = 'high' | 'medium' | 'low'

export type Outcome = {
  /** Left out: says nothing about the colour, may still add obligations or evidence; then no basis is needed. */
  readonly status?: Status
  readonly reason: string
  readonly basis: readonly Basis[]
  readonly confidence: Confidence
  readonly obligations: readonly ObligationId[]
  readonly locks: readonly LockId[]
  /** Scope rows only: what is not read for this part of the facts. */
  readonly closes?: readonly Closable[]
  /** Scope rows only: later scope matrices are not read for this part. */
  readonly ends?: true
  /** Scope rows only: what the papers on file are good for. */
  readonly proves?: readonly Evidence[]
}

/** `when`: any of these boxes. `trigger`: provider rows only; `use` rows are read even where access is closed. */
export type Row = {
  readonly id: RowId
  readonly when: readonly Box[]
  readonly trigger?: 'access' | 'use'
  readonly then: Outcome
}

/**
 * Rows are read from the top, the first that fits decides. Read only inside `covers` (default: everywhere).
 * The last row fits everything. A matrix whose last row has a status is a main one; others only add.
 */
export type Matrix = {
  readonly id: MatrixId
  readonly title: string
  readonly covers?: Box
  readonly rows: readonly Row[]
}

/** A fact that follows from other facts: cuts the boxes before any layer is read. First fitting row gives the value. */
export type Table = {
  readonly gives: DimensionId
  readonly rows: readonly { readonly when: readonly Box[]; readonly value: Value }[]
}

/** Kinds of duty by urgency: those that block the use come first. */
export const OBLIGATION_KINDS = ['before_use', 'ask_first', 'keep_on_file', 'report_later', 'only_if'] as const
export type ObligationKind = (typeof OBLIGATION_KINDS)[number]

/** `metBy` empty: no paper ends it. Versions stored before the kinds were told have none. */
export type Obligation = {
  readonly id: ObligationId
  readonly kind?: ObligationKind
  readonly text: string
  readonly authority?: string
  readonly due?: string
  readonly metBy: readonly Evidence[]
}
export type Lock = { readonly id: LockId; readonly type: 'legal' | 'technical'; readonly text: string }

/** Kinds of link, the most official first. Only the first two are the original text. */
export const LINK_KINDS = [
  'official_text',
  'official_translation',
  'authority',
  'clearing_house',
  'third_party',
] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** A law, regulation or guidance that a basis names. */
export type LegalDocument = {
  readonly id: string
  readonly title: string
  readonly url?: string
  readonly linkKind?: LinkKind
}

/** Which content was read, so that a decision can be reproduced. */
export type ContentRef = { readonly id: string; readonly version: number; readonly sha256: string }

/** Everything a decision reads. Ids of rows, obligations and locks are unique over all of it. */
export type Law = {
  readonly content: readonly ContentRef[]
  readonly dimensions: readonly Dimension[]
  readonly tables: readonly Table[]
  readonly layers: { readonly [layer in LayerId]: readonly Matrix[] }
  readonly obligations: readonly Obligation[]
  readonly locks: readonly Lock[]
  readonly documents: readonly LegalDocument[]
}

/**
 * The part of a law that one content file holds: the treaty level and each country are parts, joined before deciding.
 */
export type LawPart = Omit<Law, 'content' | 'layers'> & {
  readonly content: ContentRef
  readonly layers: { readonly [layer in LayerId]?: readonly Matrix[] }
}

/**
 * A part of the facts with the row that decides it. `box` names only dimensions in which it is narrower than the facts.
 * Where the facts leave so much open that a row would have more than eight boxes, the smallest box around them is told:
 * the row decides somewhere in it.
 */
export type Cell = {
  readonly layer: LayerId
  readonly matrix: MatrixId
  readonly row: RowId
  readonly box: Box
  readonly status?: Status
  readonly met: readonly ObligationId[]
}

/** A row that was read: the parts of the facts it took, or the dimensions in which it and what was left do not meet. */
export type Step = {
  readonly layer: LayerId
  readonly matrix: MatrixId
  readonly row: RowId
  readonly took: readonly Box[]
  readonly failedOn: readonly DimensionId[]
}

/** An open fact whose answer moves the colour. */
export type OpenQuestion = {
  readonly dimension: DimensionId
  readonly answers: readonly { readonly value: Value | Span; readonly status: Status }[]
}

/**
 * A smallest set of facts to change, and the colour it leads to. `when`: only if these open facts, which nobody asks as
 * things are, turn out so.
 */
export type Change = { readonly set: Box; readonly when?: Box; readonly status: Status }

/**
 * A row whose sentence stands under the light. `dependsOn`: the dimensions that the facts leave so wide that it decides
 * only a part of them; empty where it holds on all of the facts.
 */
export type DecidingRow = {
  readonly layer: LayerId
  readonly matrix: MatrixId
  readonly row: RowId
  readonly dependsOn: readonly DimensionId[]
}

/**
 * An obligation of some part of the facts. `only`: where it applies, if not to all of them. `usual`: it applies
 * wherever the open facts that nobody asks are as usual, so it is no condition. `dependsOn`: else the open facts that
 * nobody asks on which it depends.
 */
export type DueObligation = {
  readonly id: ObligationId
  readonly met: boolean
  readonly only?: readonly Box[]
  readonly usual?: true
  readonly dependsOn?: readonly DimensionId[]
}

/** How decisions are written. Those without a form are of the first, by the partition of boxes. */
export const DECISION_FORM = 2

export type Light = Status | 'silent' | 'closed'

export type Decision = {
  readonly form?: number
  readonly status: Status
  readonly lights: { readonly [layer in LayerId]: Light }
  /**
   * One row that holds on all of the facts, or the rows of this colour that share them, the ordinary case first. Left
   * out by the first form; empty where no row says the colour.
   */
  readonly deciding?: readonly DecidingRow[]
  /** Too much is open for a law of this size: the colour is the worst that could be, the rest is left out. */
  readonly tooOpen?: true
  readonly cells: readonly Cell[]
  /** Those that always apply first, those that depend on facts that nobody asks last. */
  readonly obligations: readonly DueObligation[]
  readonly locks: readonly LockId[]
  readonly questions: readonly OpenQuestion[]
  readonly changes: readonly Change[]
  readonly trace: { readonly content: readonly ContentRef[]; readonly facts: Facts; readonly steps: readonly Step[] }
}

/**
 * A defect of a law that publication refuses, except a contradiction. `example`: one point, a value per dimension that
 * matters, to show in plain words.
 */
export type Finding =
  | { readonly kind: 'gap'; readonly matrix: MatrixId; readonly example: { readonly [dimension: DimensionId]: Value } }
  | { readonly kind: 'dead'; readonly matrix: MatrixId; readonly row: RowId; readonly shadowedBy: readonly RowId[] }
  | { readonly kind: 'unreachable'; readonly matrix: MatrixId; readonly row: RowId }
  /** The law passes the limit on nodes: open facts could not be decided. `matrix`: its largest. */
  | { readonly kind: 'tooLarge'; readonly matrix: MatrixId }
  | {
      readonly kind: 'contradiction'
      readonly matrix: MatrixId
      readonly rows: readonly [RowId, RowId]
      readonly example: { readonly [dimension: DimensionId]: Value }
    }
