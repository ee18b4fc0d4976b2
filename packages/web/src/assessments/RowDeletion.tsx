import { type AssessmentRow, assessmentNumber } from '@portal/contract'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../shared/notify.ts'
import { DeleteDialog } from './manage/DeleteDialog.tsx'

type Props = { row: AssessmentRow | null; onClose: () => void; focusAfter: RefObject<HTMLElement | null> }

/** Asks before a row is deleted. The focus goes on from a place that stays: the row and its button will be gone. */
export function RowDeletion({ row, onClose, focusAfter }: Props) {
  const { t } = useTranslation()
  const [deleted, setDeleted] = useState<string | null>(null)
  useEffect(() => {
    if (deleted) focusAfter.current?.focus()
  }, [deleted, focusAfter])
  if (!row) return null
  const tellAndClose = () => {
    notify.success(t('assessments.manage.removed', { number: assessmentNumber(row.id) }))
    setDeleted(row.assessmentId)
    onClose()
  }
  return <DeleteDialog assessment={row} onClose={onClose} onDeleted={tellAndClose} />
}
