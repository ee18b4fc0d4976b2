import type { ContentOperation, ContentVersionFile, GoldenCase } from '@portal/contract'
import type { Wording } from '@portal/texts'

/** A country's file, in the form in which the server reads a version. */
export type DraftFile = ContentVersionFile['file']
export type ProofCase = GoldenCase

export type ProofInput = {
  /** The code of the country. */
  readonly country: string
  /** The version from which the draft was begun. */
  readonly base: DraftFile
  readonly draft: DraftFile
  readonly cases: readonly ProofCase[]
}

/** A cell of the grid: a row of a matrix, and the dimension or part of its outcome. */
export type CellPlace = { readonly matrix: string; readonly row?: string; readonly field?: string }

export type ProofPanelProps = ProofInput & {
  /** Facts in the words of the questionnaire; conditions and regions in those of the draft. */
  readonly wording: Wording
  /** Duties, locks and rows of the treaty level by their words. */
  readonly nameOf: (id: string) => string
  onGoTo: (place: CellPlace) => void
  /** A version that is no draft any more shows what its proof says, and nothing to change it by. */
  readonly isReadOnly: boolean
  /** The saved revision of the draft. */
  readonly revision: number
  onChange: (operation: ContentOperation) => void
  /** The golden cases with one added or changed. */
  onCases: (cases: readonly ProofCase[]) => void
}
