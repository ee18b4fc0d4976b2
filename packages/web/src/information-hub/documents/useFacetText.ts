import type { LegalDocument } from '@portal/contract'
import { currentLanguage, DEFAULT_LANGUAGE, languageName, mapCountryName } from '@portal/texts'
import { useTranslation } from 'react-i18next'

export const FACETS = ['country', 'kind', 'language', 'status', 'year'] as const
export type Facet = (typeof FACETS)[number]

/** Display text of a facet value; `label` is the server's own. */
export function useFacetText() {
  const { t } = useTranslation()
  const kinds: Readonly<Record<string, string>> = t('informationHub.documents.kinds', { returnObjects: true })
  const words: { readonly [facet in Facet]: (value: string, label: string) => string } = {
    country: (value, label) => {
      if (value === 'treaty') return t('informationHub.documents.treaties')
      return /^[A-Z]{2}$/.test(value) && (label === value || currentLanguage() !== DEFAULT_LANGUAGE)
        ? mapCountryName(value)
        : label
    },
    kind: (value) => kinds[value] ?? value,
    language: languageName,
    status: (value) => t(`informationHub.documentStatus.${value as LegalDocument['status']}`),
    year: (value) => (value === 'unknown' ? t('informationHub.documents.noYear') : value),
  }
  return (facet: Facet, value: string, label = value): string => words[facet](value, label)
}
