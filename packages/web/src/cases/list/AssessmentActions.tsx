import type { AssessmentRow } from '@portal/contract'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { type RowAction, RowActions } from '../../shared/list/table/RowActions.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useCloneAssessment, useRestoreAssessment } from '../core/assessments.queries.ts'
import { useCaseLabel, useCaseText } from '../core/CaseName.tsx'
import { DeleteDialog, useNotifyDeleted } from '../details/DeleteDialog.tsx'

type Props = { row: AssessmentRow; onDelete: (row: AssessmentRow) => void }

/** The actions that the user may take on a row. A deleted assessment can only be restored. */
export function AssessmentActions({ row, onDelete }: Props) {
  const { t } = useTranslation()
  const name = useCaseLabel()(row)
  const restore = useRestore(row)
  const present = usePresentActions(row)
  const isHeld = row.rights.includes('delete') && !row.cleared
  const removal: RowAction = {
    key: 'delete',
    label: t('assessments.manage.remove'),
    onChoose: () => onDelete(row),
    isRefused: isHeld,
  }
  const actions = [
    ...(row.deletedAt ? [] : present),
    ...(row.rights.includes('delete') ? [removal] : []),
    ...(row.rights.includes('restore') ? [restore] : []),
  ]
  const note = isHeld ? t('assessments.manage.removeLocked') : undefined
  return actions.length > 0 && <RowActions name={name} actions={actions} note={note} />
}

/** Opening and copying. */
function usePresentActions({ assessmentId }: AssessmentRow): RowAction[] {
  const { t } = useTranslation()
  const { user } = useSession()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const clone = useCloneAssessment()
  const copy: RowAction = {
    key: 'copy',
    label: t('assessments.manage.copy'),
    onChoose: () => clone.mutate(assessmentId, { onError: (error) => notify.error(errorText(error)) }),
  }
  return [
    {
      key: 'open',
      label: t('assessments.list.open'),
      onChoose: () => void navigate(paths.assessment(assessmentId)),
    },
    { key: 'report', label: t('assessments.list.report'), onChoose: () => void navigate(paths.report(assessmentId)) },
    ...(user?.allowedActions.includes('CREATE_ASSESSMENTS') ? [copy] : []),
  ]
}

function useRestore(row: AssessmentRow): RowAction {
  const { t } = useTranslation()
  const caseText = useCaseText()
  const errorText = useErrorText()
  const restore = useRestoreAssessment()
  return {
    key: 'restore',
    label: t('assessments.manage.restore'),
    onChoose: () =>
      restore.mutate(row.assessmentId, {
        onSuccess: () => notify.success(t('assessments.manage.restored', { name: caseText(row) })),
        onError: (error) => notify.error(errorText(error)),
      }),
  }
}

type RowDeletionProps = { row: AssessmentRow | null; onClose: () => void; focusAfter: RefObject<HTMLElement | null> }

/** Asks before a row is deleted. The focus goes on from a place that stays: the row and its button will be gone. */
export function RowDeletion({ row, onClose, focusAfter }: RowDeletionProps) {
  const notifyDeleted = useNotifyDeleted()
  const [deleted, setDeleted] = useState<string | null>(null)
  useEffect(() => {
    if (deleted) focusAfter.current?.focus()
  }, [deleted, focusAfter])
  if (!row) return null
  const notifyAndClose = () => {
    notifyDeleted(row)
    setDeleted(row.assessmentId)
    onClose()
  }
  return <DeleteDialog assessment={row} onClose={onClose} onDeleted={notifyAndClose} />
}
