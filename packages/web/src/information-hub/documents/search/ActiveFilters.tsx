import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import { FilterChips } from '../../../shared/list/filters/FilterChips.tsx'
import { useFacetWords } from '../useFacetWords.ts'
import { type DocumentSearch, FACETS, type Found } from './useDocumentSearch.ts'

type Props = { found: Found; search: DocumentSearch }

/** What narrows the search, each of which can be taken away. */
export function ActiveFilters({ found: { facets }, search }: Props) {
  const { t } = useTranslation()
  const inWords = useFacetWords()
  const { wanted, change, toggle, clear } = search
  const chips = FACETS.flatMap((facet) =>
    wanted[facet].map((value) => {
      const label = facets[facet].find((one) => one.value === value)?.label
      return {
        key: `${facet} ${value}`,
        text: `${t(`informationHub.documents.filter.${facet}`)}: ${inWords(facet, value, label)}`,
        onRemove: () => toggle(facet, value),
      }
    }),
  )
  const validOn = wanted.validOn && {
    key: 'validOn',
    text: `${t('informationHub.documents.filter.validOn')}: ${formatDay(wanted.validOn)}`,
    onRemove: () => change({ validOn: '', undated: '' }),
  }
  const onRemoved = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  return <FilterChips chips={[...chips, ...(validOn ? [validOn] : [])]} onClear={clear} onRemoved={onRemoved} />
}
