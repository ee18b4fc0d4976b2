import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'

/**
 * The text for an error: the server's own message, or that the server could not be reached. `refused`: what a refusal
 * (4xx) without a message means here; the failure of a proxy (5xx) means nothing of the kind.
 */
export function useErrorText({ refused }: { refused?: string } = {}) {
  const { t } = useTranslation()
  return (error: unknown): string => {
    if (error instanceof ApiError) return refused && isUnworded(error) ? refused : error.message
    return error instanceof TypeError ? t('states.unreachable') : t('states.generic')
  }
}

const isUnworded = ({ code, status }: ApiError): boolean => code === 'GENERIC' && status < 500
