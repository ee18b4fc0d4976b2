import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError, isTemporary } from '../../api/ApiError.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { paths } from '../../shared/navigation/paths.ts'

/** An assessment that is not there, or not for the reader, leads back to the list with a notification that says why. */
export function useLeaveOnFailure(error: unknown) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const isFinal = error && !isTemporary(error)
  const reason = isFinal ? (isNoId(error) ? t('assessments.form.notFound') : errorText(error)) : null
  useEffect(() => {
    if (!reason) return
    notify.error(t('assessments.form.loadFailed', { reason }))
    void navigate(paths.assessments, { replace: true })
  }, [reason, navigate, t])
}

/** An address that holds no id leads nowhere, like that of an assessment that is not there. */
const isNoId = (error: unknown) => error instanceof ApiError && error.fields.some(({ path }) => path === 'id')
