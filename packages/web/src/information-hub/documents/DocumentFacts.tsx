import { Text } from '@mantine/core'
import type { LegalDocument } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { useFacetWords } from './useFacetWords.ts'

/** Kind, status and days of a document in one line. */
export function DocumentFacts({ document }: { document: LegalDocument }) {
  const { t } = useTranslation()
  const inWords = useFacetWords()
  const days = (['adopted', 'inForce', 'repealed'] as const).flatMap((name) => {
    const day = document[name]
    return day ? [t(`informationHub.documentDays.${name}`, { day: formatDay(day) })] : []
  })
  const said = [
    inWords('kind', document.kind),
    t(`informationHub.documentStatus.${documentStanding(document)}`),
    ...days,
    document.language.map((language) => inWords('language', language)).join(', '),
    ...(document.hasOfficialEnglish ? [t('informationHub.countries.english')] : []),
    t(`informationHub.confidence.${document.confidence}`),
  ]
  return (
    <Text size="sm" c="dimmed" mt={4}>
      {said.join(' · ')}
    </Text>
  )
}

/** Where it stands today. That a draft has no days is no gap: it is not law, and may have lapsed. */
export const documentStanding = ({ kind, status }: Pick<LegalDocument, 'kind' | 'status'>) =>
  kind === 'draft' && status === 'unknown' ? 'draft' : status
