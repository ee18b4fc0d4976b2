import { currentLanguage, DEFAULT_LANGUAGE } from '@portal/texts'
import { useTranslation } from 'react-i18next'

const TEXTS = {
  result: 'assessments.result.lawLanguage',
  country: 'informationHub.lawInEnglish',
  news: 'news.inEnglish',
} as const

type Props = { of?: keyof typeof TEXTS }

/** Tells readers of another language that legal texts are not translated, so that nobody takes this for an error. */
export function LawLanguage({ of = 'result' }: Props) {
  const { t } = useTranslation()
  if (currentLanguage() === DEFAULT_LANGUAGE) return null
  return <p>{t(TEXTS[of])}</p>
}
