import { useTranslation } from 'react-i18next'

const KB = 1024

/** A size in kB or MB. */
export function useSizeText() {
  const { t } = useTranslation()
  return (bytes: number): string =>
    bytes < KB * KB
      ? t('assessments.evidence.kilobytes', { count: Math.max(1, Math.round(bytes / KB)) })
      : t('assessments.evidence.megabytes', { size: Math.round((bytes / KB / KB) * 10) / 10 })
}
