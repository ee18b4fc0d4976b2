import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'

/**
 * The text for an error: the server's own message, or that the server could not be reached. `refused`: what a refusal
 * (4xx) without a message means here; the failure of a proxy (5xx) means nothing of the kind. `withFields`: with what is
 * said of single fields, where no field shows it.
 */
export function useErrorText({ refused, withFields = false }: { refused?: string; withFields?: boolean } = {}) {
  const { t } = useTranslation()
  return (error: unknown): string => {
    if (error instanceof ApiError) return refused && isUnworded(error) ? refused : messageOf(error, withFields)
    return error instanceof TypeError ? t('states.unreachable') : t('states.generic')
  }
}

const messageOf = ({ message, fields }: ApiError, withFields: boolean): string =>
  withFields ? [message, ...fields.map((field) => field.message)].join(' ') : message

const isUnworded = ({ code, status }: ApiError): boolean => code === 'GENERIC' && status < 500
