import type { Country } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDays } from '../../../shared/dates/dates.ts'
import { Section } from '../Section.tsx'

/** What nobody could find out yet. */
export function OpenQuestions({ country: { openQuestions } }: { country: Country }) {
  const { t } = useTranslation()
  return (
    <Section id="open" lead={t('informationHub.country.openLead')}>
      {openQuestions.length === 0 ? (
        <p>{t('informationHub.country.noOpen')}</p>
      ) : (
        <ul>
          {openQuestions.map((question) => (
            <li key={question}>{formatDays(question)}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
