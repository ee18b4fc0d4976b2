import type { LegalDocument } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates.ts'
import classes from './country.module.css'

/** Kind, status and days of a document in one line. */
export function DocumentFacts({ document }: { document: LegalDocument }) {
  const { t } = useTranslation()
  const days = (['adopted', 'inForce', 'repealed'] as const).flatMap((name) => {
    const day = document[name]
    return day ? [t(`informationHub.documentDays.${name}`, { day: formatDay(day) })] : []
  })
  const said = [
    document.kind,
    t(`informationHub.documentStatus.${document.status}`),
    ...days,
    document.language.join(', '),
    ...(document.hasOfficialEnglish ? [t('informationHub.countries.english')] : []),
    t(`informationHub.confidence.${document.confidence}`),
  ]
  return <p className={classes.quiet}>{said.join(' · ')}</p>
}
