import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'

/** The text for an error: the server's own message, or that the server could not be reached. */
export function useErrorText() {
  const { t } = useTranslation()
  return (error: unknown): string => {
    if (error instanceof ApiError) return error.message
    return error instanceof TypeError ? t('states.unreachable') : t('states.generic')
  }
}
