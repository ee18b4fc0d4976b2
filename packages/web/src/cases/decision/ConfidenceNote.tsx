import type { Confidence } from '@portal/rules'
import { useTranslation } from 'react-i18next'

/** How sure a verdict is, with a warning where no article behind it was verified. */
export function ConfidenceNote({ confidence }: { confidence: Confidence | undefined }) {
  const { t } = useTranslation()
  if (confidence === undefined) return null
  return (
    <>
      <p>{t(`assessments.result.confidence.${confidence}`)}</p>
      {confidence === 'low' && <p>{t('assessments.result.unverified')}</p>}
    </>
  )
}
