import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/call.ts'
import { useErrorText } from '../feedback/useErrorText.ts'
import { FileTooLarge } from './base64Of.ts'

const MB = 1024 * 1024

/** The text for a file that could not be read or sent: the server's message about its content, or the reason here. */
export function useFileErrorText() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return (error: unknown): string => {
    if (error instanceof ApiError) return error.fields[0]?.message ?? error.message
    if (error instanceof FileTooLarge) {
      return t('assessments.evidence.drop.tooLarge', { limit: Math.floor(error.maxBytes / MB) })
    }
    // The browser cannot continue to read a file that was changed or moved.
    return error instanceof DOMException ? t('assessments.evidence.drop.unreadable') : errorText(error)
  }
}

const KB = 1024

/** A size in kB or MB. */
export function useSizeText() {
  const { t } = useTranslation()
  return (bytes: number): string =>
    bytes < KB * KB
      ? t('assessments.evidence.kilobytes', { count: Math.max(1, Math.round(bytes / KB)) })
      : t('assessments.evidence.megabytes', { size: Math.round((bytes / KB / KB) * 10) / 10 })
}
