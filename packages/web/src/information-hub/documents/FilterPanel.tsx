import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FacetGroup } from './FacetGroup.tsx'
import { type DocumentSearch, FACETS, type Found } from './useDocumentSearch.ts'

/** The day on which a document must have been law, and every facet with its counts. */
export function FilterPanel({ found, search }: { found: Found; search: DocumentSearch }) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        type="date"
        max="9999-12-31"
        label={t('informationHub.documents.validOn')}
        description={t('informationHub.documents.validOnHint')}
        value={search.wanted.validOn ?? ''}
        onChange={({ currentTarget }) => search.change({ validOn: currentTarget.value }, true)}
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
