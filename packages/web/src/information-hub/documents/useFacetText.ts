import type { LegalDocument } from '@portal/contract'
import { currentLanguage, DEFAULT_LANGUAGE } from '@portal/texts'
import { useTranslation } from 'react-i18next'

export const FACETS = ['country', 'kind', 'language', 'status', 'year'] as const
export type Facet = (typeof FACETS)[number]

/** Languages that `Intl.DisplayNames` does not know. */
const RARE: Readonly<Record<string, string>> = { dz: 'Dzongkha' }
/** The name of a language or region by its code, in the language of the screen; an invalid code is returned unchanged. */
function nameOf(code: string, type: 'language' | 'region'): string {
  try {
    return new Intl.DisplayNames(currentLanguage(), { type }).of(code) ?? code
  } catch {
    return code
  }
}

/** Display text of a facet value; `label` is the server's own. */
export function useFacetText() {
  const { t } = useTranslation()
  const kinds: Readonly<Record<string, string>> = t('informationHub.documents.kinds', { returnObjects: true })
  const words: { readonly [facet in Facet]: (value: string, label: string) => string } = {
    country: (value, label) => {
      if (value === 'treaty') return t('informationHub.documents.treaties')
      return /^[A-Z]{2}$/.test(value) && (label === value || currentLanguage() !== DEFAULT_LANGUAGE)
        ? nameOf(value, 'region')
        : label
    },
    kind: (value) => kinds[value] ?? value,
    language: (value) => RARE[value] ?? nameOf(value, 'language'),
    status: (value) => t(`informationHub.documentStatus.${value as LegalDocument['status']}`),
    year: (value) => (value === 'unknown' ? t('informationHub.documents.noYear') : value),
  }
  return (facet: Facet, value: string, label = value): string => words[facet](value, label)
}
