import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../app/paths.ts'
import { notify } from '../shared/notify.ts'
import { useErrorText } from '../shared/useErrorText.ts'

/** An assessment that cannot be read leads back to the list, with a notification that says why. */
export function useLeaveOnFailure(error: unknown) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const errorText = useErrorText()
  const reason = error ? errorText(error) : null
  useEffect(() => {
    if (!reason) return
    notify.error(t('assessments.form.loadFailed', { reason }))
    void navigate(paths.assessments, { replace: true })
  }, [reason, navigate, t])
}
