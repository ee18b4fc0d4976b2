import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import type { WaitingLock } from './locks.queries.ts'

/** Who asked for the release of locks, when and in which words. */
export function useAskedText() {
  const { t } = useTranslation()
  return ({ by, at, message }: NonNullable<WaitingLock['asked']>): string => {
    const when = formatInstant(at)
    return message === null
      ? t('assessments.locks.askedBy', { by, when })
      : t('assessments.locks.askedByWith', { by, when, message })
  }
}
