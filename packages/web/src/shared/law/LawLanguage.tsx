import { currentLanguage, DEFAULT_LANGUAGE } from '@portal/texts'
import { useTranslation } from 'react-i18next'

/** Says to readers of another language that the words of the law are not translated, so that nobody takes them for a fault. */
export function LawLanguage() {
  const { t } = useTranslation()
  if (currentLanguage() === DEFAULT_LANGUAGE) return null
  return <p>{t('assessments.result.lawLanguage')}</p>
}
