import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { paths } from '../../app/paths.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'

/** An assessment that cannot be read leads back to the list, with a notification that says why. */
export function useLeaveOnFailure(error: unknown) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const reason = error ? (isNoId(error) ? t('assessments.form.notFound') : errorText(error)) : null
  useEffect(() => {
    if (!reason) return
    notify.error(t('assessments.form.loadFailed', { reason }))
    void navigate(paths.assessments, { replace: true })
  }, [reason, navigate, t])
}

/** An address that holds no id leads nowhere, like that of an assessment that is not there. */
const isNoId = (error: unknown) => error instanceof ApiError && error.fields.some(({ path }) => path === 'id')
