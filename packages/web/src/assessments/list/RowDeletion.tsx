import type { AssessmentRow } from '@portal/contract'
import { type RefObject, useEffect, useState } from 'react'
import { DeleteDialog } from '../details/DeleteDialog.tsx'
import { useTellDeleted } from '../details/useTellDeleted.ts'

type Props = { row: AssessmentRow | null; onClose: () => void; focusAfter: RefObject<HTMLElement | null> }

/** Asks before a row is deleted. The focus goes on from a place that stays: the row and its button will be gone. */
export function RowDeletion({ row, onClose, focusAfter }: Props) {
  const tellDeleted = useTellDeleted()
  const [deleted, setDeleted] = useState<string | null>(null)
  useEffect(() => {
    if (deleted) focusAfter.current?.focus()
  }, [deleted, focusAfter])
  if (!row) return null
  const tellAndClose = () => {
    tellDeleted(row)
    setDeleted(row.assessmentId)
    onClose()
  }
  return <DeleteDialog assessment={row} onClose={onClose} onDeleted={tellAndClose} />
}
