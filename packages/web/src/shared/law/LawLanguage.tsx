import { currentLanguage, DEFAULT_LANGUAGE } from '@portal/texts'
import { useTranslation } from 'react-i18next'

type Props = { of?: 'result' | 'country' }

/** Says to readers of another language that the words of the law are not translated, so that nobody takes them for a fault. */
export function LawLanguage({ of = 'result' }: Props) {
  const { t } = useTranslation()
  if (currentLanguage() === DEFAULT_LANGUAGE) return null
  return <p>{t(of === 'result' ? 'assessments.result.lawLanguage' : 'informationHub.country.inEnglish')}</p>
}
