/**
 * The types of the decision model. All are plain JSON, and the same types are used for the law as authored, in
 * responses to the browser, in stored assessments and in traces.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDay = string
export type Value = string
export type DimensionId = string
export type RowId = string
export type MatrixId = string
export type ObligationId = string
export type LockId = string

/** Whole days from `from` (included) to `before` (excluded); unbounded on a side that is left out. */
export type Span = { readonly from?: IsoDay; readonly before?: IsoDay }
export type Part = Span | readonly Value[]
/** A Cartesian product with one part for each dimension; a dimension that is left out is unrestricted. */
export type Box = { readonly [dimension: DimensionId]: Part }

/**
 * One kind of fact. `changeable`: users can change it (a partner, papers, the place of work, the use). A list: they can
 * change it only to these values; papers, for example, can be obtained, but losing them is not worth suggesting.
 */
export type Dimension = {
  readonly id: DimensionId
  readonly values: 'days' | readonly Value[]
  readonly changeable: boolean | readonly Value[]
  /**
   * Changeable only for facts within this box: for example, a certificate only where the country issues certificates.
   */
  readonly changeableIn?: Box
  /** Never suggested together with other changes: a different use is a different project. */
  readonly changesAlone?: true
  /**
   * The value that is assumed for the ordinary case while no question asks for the fact: for a circumstance that a rule
   * mentions, that it is absent.
   */
  readonly usual?: Value
}

/**
 * The facts of a use case. Several values mean "one of these, unknown which" on a dimension in `open`, else "all of
 * these".
 */
export type Facts = { readonly boxes: readonly Box[]; readonly open: readonly DimensionId[] }

/** The colours, from the best to the worst. */
export const STATUSES = ['GREEN', 'AMBER', 'RED'] as const
export type Status = (typeof STATUSES)[number]

/** The kinds of evidence that papers give; `answer` is the authority's decision or answer about the case. */
export const EVIDENCE = ['pic', 'mat', 'permit', 'ircc', 'seek_information', 'answer', 'mta'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** The layers of the law itself. */
export const LAW_LAYERS = ['scope', 'provider', 'user'] as const
export type LawLayerId = (typeof LAW_LAYERS)[number]
/** After them `house`: what an account demands of itself beyond the law, which can only darken. */
export const LAYERS = [...LAW_LAYERS, 'house'] as const
export type LayerId = (typeof LAYERS)[number]

/**
 * The order of preference among layers with the decision's colour, for the reason that is shown: users look for the
 * country's own rule before the general tests and the rules of the place of use, unless a row about their own papers or
 * treaty heads. House rules come last, so that what the law says is never given as a rule of the account.
 */
export const DECIDING_ORDER: readonly LayerId[] = ['provider', 'scope', 'user', 'house']

/** The targets that scope can close for a part of the facts. Closing the provider layer closes access too. */
export const CLOSABLE = ['provider', 'access', 'user'] as const
type Closable = (typeof CLOSABLE)[number]

/** The legal basis of a row: an article of a document, or the stated absence of any measure. */
export type Basis =
  | { readonly document: string; readonly article?: string }
  | {
      readonly absence: string
      readonly source?: string
      /** The kind of link, if `source` is a URL. */
      readonly linkKind?: LinkKind
      readonly asOf: IsoDay
    }

export type Confidence = 'high' | 'medium' | 'low'

export type Outcome = {
  /**
   * Left out if the row does not affect the colour but, for example, adds obligations or evidence; then it needs no
   * basis.
   */
  readonly status?: Status
  readonly reason: string
  readonly basis: readonly Basis[]
  readonly confidence: Confidence
  readonly obligations: readonly ObligationId[]
  readonly locks: readonly LockId[]
  /** Scope rows only: the layers, or access, that are not read for this part of the facts. */
  readonly closes?: readonly Closable[]
  /** Scope rows only: later scope matrices are not read for this part of the facts. */
  readonly ends?: true
  /** Scope rows only: the evidence that papers on file prove. */
  readonly proves?: readonly Evidence[]
  /**
   * Scope rows only: the evidence that papers are said to give which nobody has checked. Obligations count as met, to be
   * checked, and the colour is AMBER at best.
   */
  readonly claims?: readonly Evidence[]
  /**
   * Scope rows only, about the papers or the treaty of the case: if such a row decides all of the facts, its sentence is
   * shown rather than that of a general rule of the same colour.
   */
  readonly heads?: true
  /** With `proves` or `claims`: the words before the reason of a row of which these papers meet the obligations. */
  readonly covers?: string
}

/**
 * Fits if one of the boxes in `when` contains the facts. `trigger`, for provider rows only: `use` rows are read even
 * where access is closed.
 */
export type Row = {
  readonly id: RowId
  readonly when: readonly Box[]
  readonly trigger?: 'access' | 'use'
  readonly then: Outcome
}

/**
 * A decision table with the first-hit policy: the first row that fits decides. It applies only within `covers`
 * (default: everywhere). Its last row fits everything. A matrix is "main" if its last row has a status; other matrices
 * only add to the colour.
 */
export type Matrix = {
  readonly id: MatrixId
  readonly title: string
  readonly covers?: Box
  readonly rows: readonly Row[]
}

/** Derives a fact from other facts, before any layer is read; the first row that fits gives the value. */
export type Table = {
  readonly gives: DimensionId
  readonly rows: readonly { readonly when: readonly Box[]; readonly value: Value }[]
}

/** The kinds of obligation by urgency: those that block the use come first. */
export const OBLIGATION_KINDS = ['before_use', 'ask_first', 'keep_on_file', 'report_later', 'only_if'] as const
export type ObligationKind = (typeof OBLIGATION_KINDS)[number]

/**
 * The kind under which an obligation is listed. One that depends on an open fact is conditional whatever its kind; earlier
 * versions of a law name no kind.
 */
export const listedKindOf = (obligation: {
  readonly kind?: ObligationKind | undefined
  readonly dependsOn?: readonly DimensionId[] | undefined
}): ObligationKind => (obligation.dependsOn ? 'only_if' : (obligation.kind ?? 'before_use'))

/**
 * If `metBy` is empty, no paper meets the obligation. Content versions stored before kinds were introduced have none.
 * `when`: the facts to which the obligation applies, wherever a row imposes it; all of them if left out.
 */
export type Obligation = {
  readonly id: ObligationId
  readonly when?: readonly Box[]
  readonly kind?: ObligationKind
  readonly text: string
  readonly authority?: string
  readonly due?: string
  readonly metBy: readonly Evidence[]
}
export type Lock = { readonly id: LockId; readonly type: 'legal' | 'technical'; readonly text: string }

/** The kinds of link, from the most official on. Only the first two lead to the text of the law itself. */
export const LINK_KINDS = [
  'official_text',
  'official_translation',
  'authority',
  'clearing_house',
  'third_party',
] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/** A law, regulation or guidance that a basis cites. */
export type LegalDocument = {
  readonly id: string
  readonly title: string
  readonly url?: string
  readonly linkKind?: LinkKind
}

/** Identifies the content version that was read, so that a decision can be reproduced. */
export type ContentRef = { readonly id: string; readonly version: number; readonly sha256: string }

/** Everything that a decision reads. Ids of rows, obligations and locks are unique within it. */
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
 * The part of a law in one content file: the treaty level, one country or house rules. `joinLaw` joins them before deciding.
 */
export type LawPart = Omit<Law, 'content' | 'layers'> & {
  readonly content: ContentRef
  readonly layers: { readonly [layer in LayerId]?: readonly Matrix[] }
}

/**
 * A part of the facts with the row that decides it. `box` has only the dimensions in which it is narrower than the
 * facts. If a row would have more than eight boxes because many facts are open, it has one, the smallest box around
 * them, and decides only a part of it.
 */
export type Cell = {
  readonly layer: LayerId
  readonly matrix: MatrixId
  readonly row: RowId
  readonly box: Box
  readonly status?: Status
  readonly met: readonly ObligationId[]
  /** Those of `met` that only unchecked papers meet; missing if there are none. */
  readonly toCheck?: readonly ObligationId[]
  /** The obligations of the row that do not apply here, because their own conditions exclude it; missing if none. */
  readonly excluded?: readonly ObligationId[]
}

/**
 * A row that was read, with the parts of the facts that it decides (`took`), or the dimensions on which it does not
 * fit.
 */
export type Step = {
  readonly layer: LayerId
  readonly matrix: MatrixId
  readonly row: RowId
  readonly took: readonly Box[]
  readonly failedOn: readonly DimensionId[]
}

/** An open fact whose answer changes the colour. */
export type OpenQuestion = {
  readonly dimension: DimensionId
  readonly answers: readonly { readonly value: Value | Span; readonly status: Status }[]
}

/**
 * A smallest set of facts to change, and the colour to which it leads. `when`: it does so only if these open facts,
 * which no question asks for, have these values.
 */
export type Change = { readonly set: Box; readonly when?: Box; readonly status: Status }

/**
 * A row whose sentence is shown under the light. `dependsOn`: the dimensions on which it depends whether the row
 * decides; empty if it decides all of the facts.
 */
export type DecidingRow = {
  readonly layer: LayerId
  readonly matrix: MatrixId
  readonly row: RowId
  readonly dependsOn: readonly DimensionId[]
  /** The scope row whose papers meet all obligations of this row that papers can meet. */
  readonly coveredBy?: RowId
}

/**
 * An obligation of at least a part of the facts. `only`: the part to which it applies, unless it applies to all of
 * them. `usual`: it applies wherever the open facts without a question have their usual values, so it is shown as
 * certain. `dependsOn`: if not, those of these facts on which it depends.
 */
export type DueObligation = {
  readonly id: ObligationId
  readonly met: boolean
  /** Met, somewhere in the facts only by papers that nobody has checked. */
  readonly toCheck?: true
  readonly only?: readonly Box[]
  readonly usual?: true
  readonly dependsOn?: readonly DimensionId[]
}

/**
 * The format of decisions. Those without `form` are in the first format, which partitioned the facts into boxes. In the
 * second, `took` lacked the parts of the facts on which a row decides without some of its obligations.
 */
export const DECISION_FORM = 3

export type Light = Status | 'silent' | 'closed'

export type Decision = {
  readonly form?: number
  readonly status: Status
  /** `house` only if the account has house rules. */
  readonly lights: { readonly [layer in LawLayerId]: Light } & { readonly house?: Light }
  /**
   * The row that decides all of the facts, or the rows with this colour that each decide a part, those of the ordinary
   * case first. Missing in the first format; empty if no row gives the colour.
   */
  readonly deciding?: readonly DecidingRow[]
  /** The facts exceed the limit on nodes: the colour is the worst possible, everything else is left out. */
  readonly tooOpen?: true
  readonly cells: readonly Cell[]
  /** Those that always apply first, those that depend on facts without a question last. */
  readonly obligations: readonly DueObligation[]
  readonly locks: readonly LockId[]
  readonly questions: readonly OpenQuestion[]
  readonly changes: readonly Change[]
  readonly trace: { readonly content: readonly ContentRef[]; readonly facts: Facts; readonly steps: readonly Step[] }
}

/**
 * A defect of a law, because of which it cannot be published, except for contradictions. `example`: one use case, with
 * a value for each dimension that matters, to be shown in words.
 */
export type Finding =
  | { readonly kind: 'gap'; readonly matrix: MatrixId; readonly example: { readonly [dimension: DimensionId]: Value } }
  | { readonly kind: 'dead'; readonly matrix: MatrixId; readonly row: RowId; readonly shadowedBy: readonly RowId[] }
  | { readonly kind: 'unreachable'; readonly matrix: MatrixId; readonly row: RowId }
  /**
   * The law exceeds the limit on nodes, so that facts could not be decided exactly. `matrix`: the one with the most
   * rows.
   */
  | { readonly kind: 'tooLarge'; readonly matrix: MatrixId }
  | {
      readonly kind: 'contradiction'
      readonly matrix: MatrixId
      readonly rows: readonly [RowId, RowId]
      readonly example: { readonly [dimension: DimensionId]: Value }
    }
