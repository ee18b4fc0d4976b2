import { type AssessmentRow, assessments, type CallInput } from '@portal/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { paths } from '../../app/paths.ts'
import { notify } from '../../shared/notify.ts'
import { useErrorText } from '../../shared/useErrorText.ts'
import { assessmentNumber } from '../assessmentNumber.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { keepAssessment } from '../keepAssessment.ts'

type Changes = CallInput<typeof assessments.update>['body']
type Named = Pick<AssessmentRow, 'assessmentId' | 'id'>

export const manageQueries = {
  /** Who could own it instead, whose name contains the text. */
  possibleOwners: (id: string, q: string) =>
    queryOptions({
      queryKey: [...assessmentQueries.all, 'possibleOwners', id, q],
      queryFn: () => call(assessments.possibleOwners, { params: { id }, query: q ? { q } : {} }),
      placeholderData: keepPreviousData,
    }),
}

/** `version`: the state the changes were made on. The caller shows what was refused. */
export function useUpdateAssessment(id: string) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ version, changes }: { version: number; changes: Changes }) =>
      call(assessments.update, { params: { id }, body: changes, ifMatch: version }),
    onSuccess: (saved) => {
      notify.success(t('assessments.manage.updated'))
      keepAssessment(queryClient, saved)
    },
  })
}

/** A new assessment of one's own with the same answers, opened at once. */
export function useCopyAssessment() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: ({ assessmentId }: Named) => call(assessments.clone, { params: { id: assessmentId } }),
    onSuccess: (made) => {
      const { assessmentId, id } = made.assessment
      keepAssessment(queryClient, made)
      notify.success(t('assessments.manage.copied', { number: assessmentNumber(id) }))
      return navigate(paths.assessment(assessmentId))
    },
    onError: (error) => notify.error(errorText(error)),
  })
}

/** Hides it from all but the administrators of its account. The caller shows why it was refused. */
export function useDeleteAssessment() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ assessmentId, version }: Named & Pick<AssessmentRow, 'version'>) =>
      call(assessments.remove, { params: { id: assessmentId }, ifMatch: version }),
    onSuccess: (_, { id }) => {
      notify.success(t('assessments.manage.removed', { number: assessmentNumber(id) }))
      return queryClient.invalidateQueries({ queryKey: [...assessmentQueries.all, 'list'] })
    },
  })
}

/** Brings a deleted one back. */
export function useRestoreAssessment() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: ({ assessmentId }: Named) => call(assessments.restore, { params: { id: assessmentId } }),
    onSuccess: (saved, { id }) => {
      notify.success(t('assessments.manage.restored', { number: assessmentNumber(id) }))
      keepAssessment(queryClient, saved)
    },
    onError: (error) => notify.error(errorText(error)),
  })
}
