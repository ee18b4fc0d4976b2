import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { CellPlace, DraftFile, ProofPanelProps } from './draft.ts'
import classes from './ProofPanel.module.css'

type Props = {
  draft: DraftFile
  place: CellPlace
  onGoTo: (place: CellPlace) => void
  /** Whether the matrix is named beside the link, which then says the number of the row only. */
  isMatrixNamed?: boolean
}

/** The position of a row in its matrix, from 1; 0 if it is gone, or if the place is a whole matrix. */
export const numberOf = ({ matrices }: DraftFile, { matrix, row }: CellPlace): number =>
  (matrices.find(({ id }) => id === matrix)?.rows.findIndex(({ id }) => id === row) ?? -1) + 1

/** The words of an id of the law: a row of the draft by its number, anything else by what it says. */
export function useIdWords({ draft, wording, nameOf }: Pick<ProofPanelProps, 'draft' | 'wording' | 'nameOf'>) {
  const { t } = useTranslation()
  return (id: string): string => {
    const matrix = draft.matrices.find(({ rows }) => rows.some((row) => row.id === id))
    if (!matrix) return nameOf(id) === id ? wording.dimension(id) : nameOf(id)
    return t('lawProof.row', { number: numberOf(draft, { matrix: matrix.id, row: id }), matrix: matrix.title })
  }
}

/** A row by its number, which is its place in the grid; its id shows on demand. */
export function RowLink({ draft, place, onGoTo, isMatrixNamed = false }: Props) {
  const { t } = useTranslation()
  const matrix = draft.matrices.find(({ id }) => id === place.matrix)
  const number = numberOf(draft, place)
  const label =
    number > 0 ? t('lawProof.row', { number, matrix: matrix?.title ?? '' }) : (matrix?.title ?? place.matrix)
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.link ?? ''}
      title={place.row ?? place.matrix}
      aria-label={label}
      onClick={() => onGoTo(place)}
    >
      {isMatrixNamed && number > 0 ? t('lawProof.rowAlone', { number }) : label}
    </Anchor>
  )
}
