import type { Assessment } from '@portal/contract'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '../../api/session.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { type RowAction, RowActions } from '../../shared/list/table/RowActions.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import {
  assessmentQueries,
  cacheAssessment,
  useCloneAssessment,
  useRestoreAssessment,
} from '../core/assessments.queries.ts'
import { useCaseLabel, useCaseText } from '../core/CaseName.tsx'
import { DeleteDialog, useNotifyDeleted } from './DeleteDialog.tsx'

const DetailsDialog = lazy(async () => ({ default: (await import('./DetailsDialog.tsx')).DetailsDialog }))

type Open = 'details' | 'delete' | null

/** The actions that the user may take on an assessment. */
export function AssessmentMenu({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation()
  const leave = useLeaveDeleted(assessment)
  const [open, setOpen] = useState<Open>(null)
  const actions = useActions(assessment, setOpen)
  const name = useCaseLabel()(assessment)
  const close = () => setOpen(null)
  const isHeld = assessment.rights.includes('delete') && !assessment.cleared
  if (actions.length === 0) return null
  return (
    <>
      <RowActions name={name} actions={actions} note={isHeld ? t('assessments.manage.removeLocked') : undefined} />
      <Suspense>{open === 'details' && <DetailsDialog assessment={assessment} onClose={close} />}</Suspense>
      {open === 'delete' && <DeleteDialog assessment={assessment} onClose={close} onDeleted={leave} />}
    </>
  )
}

/** To the list. What was kept of it goes with the screen: one that still shows it would ask for it again. */
function useLeaveDeleted(assessment: Assessment) {
  const { assessmentId } = assessment
  const notifyDeleted = useNotifyDeleted()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isDeleted = useRef(false)
  useEffect(
    () => () => {
      if (isDeleted.current) queryClient.removeQueries(assessmentQueries.one(assessmentId))
    },
    [queryClient, assessmentId],
  )
  return () => {
    isDeleted.current = true
    notifyDeleted(assessment)
    void navigate(paths.assessments)
  }
}

function useActions(assessment: Assessment, open: (dialog: Open) => void): RowAction[] {
  const { t } = useTranslation()
  const caseText = useCaseText()
  const { user } = useSession()
  const errorText = useErrorText()
  const copy = useCloneAssessment()
  const restore = useRestoreAssessment()
  const queryClient = useQueryClient()
  const { assessmentId, rights, cleared } = assessment
  const failed = { onError: (error: unknown) => notify.error(errorText(error)) }
  const mayChange = rights.some((right) => ['edit', 'setVisibility', 'setOwner'].includes(right))
  const offered: (RowAction & { isOffered: boolean | undefined })[] = [
    {
      key: 'details',
      label: t('assessments.manage.details'),
      onChoose: () => open('details'),
      isOffered: mayChange,
    },
    {
      key: 'copy',
      label: t('assessments.manage.copy'),
      onChoose: () => copy.mutate(assessmentId, failed),
      isOffered: user?.allowedActions.includes('CREATE_ASSESSMENTS'),
    },
    {
      key: 'delete',
      label: t('assessments.manage.remove'),
      onChoose: () => open('delete'),
      isOffered: rights.includes('delete'),
      isRefused: !cleared,
    },
    {
      key: 'restore',
      label: t('assessments.manage.restore'),
      onChoose: () =>
        restore.mutate(assessmentId, {
          ...failed,
          onSuccess: (saved) => {
            notify.success(t('assessments.manage.restored', { name: caseText(assessment) }))
            cacheAssessment(queryClient, saved)
          },
        }),
      isOffered: rights.includes('restore'),
    },
  ]
  return offered.filter(({ isOffered }) => isOffered).map(({ isOffered, ...action }) => action)
}
