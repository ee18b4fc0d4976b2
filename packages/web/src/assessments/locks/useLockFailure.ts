import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { useErrorText } from '../../shared/useErrorText.ts'

/** Why a lock could not be closed or opened, in words; `forbidden`: where the server's own words do not say it. */
export function useLockFailure(forbidden?: string) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return errorText(error)
    if (error.status === 403 && forbidden) return forbidden
    return error.code === 'STALE_VERSION' ? t('assessments.locks.stale') : error.message
  }
}
