import { Text } from '@mantine/core'
import type { LegalDocument } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../shared/dates/dates.ts'
import { useFacetText } from './useFacetText.ts'

/** Kind, status and dates of a document in one line. */
export function DocumentFacts({ document }: { document: LegalDocument }) {
  const { t } = useTranslation()
  const facetText = useFacetText()
  const days = (['adopted', 'inForce', 'repealed'] as const).flatMap((name) => {
    const day = document[name]
    return day ? [t(`informationHub.documentDays.${name}`, { day: formatDay(day) })] : []
  })
  const parts = [
    facetText('kind', document.kind),
    t(`informationHub.documentStatus.${documentStatusOf(document)}`),
    ...days,
    document.language.map((language) => facetText('language', language)).join(', '),
    ...(document.hasOfficialEnglish ? [t('informationHub.countries.english')] : []),
    t(`informationHub.confidence.${document.confidence}`),
  ]
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {parts.join(' · ')}
    </Text>
  )
}

/** Display status. A draft of unknown status is a draft: it is not law, so missing dates are no gap. */
export const documentStatusOf = ({ kind, status }: Pick<LegalDocument, 'kind' | 'status'>) =>
  kind === 'draft' && status === 'unknown' ? 'draft' : status
