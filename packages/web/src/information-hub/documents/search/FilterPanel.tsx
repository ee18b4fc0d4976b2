import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/dates/DayField.tsx'
import { FacetGroup } from './FacetGroup.tsx'
import { type DocumentSearch, FACETS, type Found } from './useDocumentSearch.ts'

/** The day on which a document must have been law, and every facet with its counts. */
export function FilterPanel({ found, search }: { found: Found; search: DocumentSearch }) {
  const { t } = useTranslation()
  return (
    <>
      <DayField
        label={t('informationHub.documents.validOn')}
        none={t('informationHub.documents.validOnHint')}
        given={search.wanted.validOn ?? search.badDay}
        isBad={search.badDay !== ''}
        error={search.badDay === '' ? undefined : t('informationHub.badDay', { day: search.badDay })}
        onChange={(validOn) => search.change({ validOn }, true)}
      />
      {FACETS.map((facet) => (
        <FacetGroup
          key={facet}
          facet={facet}
          values={found.facets[facet]}
          chosen={search.wanted[facet]}
          onToggle={(value) => search.toggle(facet, value)}
        />
      ))}
    </>
  )
}
