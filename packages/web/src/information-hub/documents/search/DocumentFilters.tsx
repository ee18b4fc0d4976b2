import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { currentLanguage } from '@portal/texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../../shared/dates/DayField.tsx'
import { formatDay } from '../../../shared/dates/dates.ts'
import { SidePanel } from '../../../shared/dialog/SidePanel.tsx'
import { Details } from '../../../shared/layout/Details.tsx'
import { FilterChips } from '../../../shared/list/filters/FilterChips.tsx'
import { FACETS, type Facet, useFacetText } from '../useFacetText.ts'
import classes from './documents.module.css'
import type { DocumentSearch, SearchResult } from './useDocumentSearch.ts'

type Props = { found: SearchResult; search: DocumentSearch }

/** Filters beside the results, or in a drawer on small screens. */
export function DocumentFilters(props: Props) {
  const { t } = useTranslation()
  const hasRoom = useMediaQuery('(width >= 75em)', true, { getInitialValueInEffect: false })
  if (!hasRoom) return <FilterDrawer {...props} />
  return (
    <aside className={classes.side} aria-label={t('informationHub.documents.filters')}>
      <FacetPanel {...props} />
    </aside>
  )
}

function FilterDrawer({ found, search }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <div className={classes.opener}>
      <Button variant="default" size="md" aria-expanded={opened} onClick={() => setOpened(true)}>
        {search.active > 0
          ? t('informationHub.documents.filtersActive', { count: search.active })
          : t('informationHub.documents.filters')}
      </Button>
      <SidePanel opened={opened} onClose={close} size="22rem" title={t('informationHub.documents.filters')}>
        <FacetPanel found={found} search={search} />
        <Button fullWidth mt="md" onClick={close}>
          {t('informationHub.documents.showFound', { count: found.total })}
        </Button>
      </SidePanel>
    </div>
  )
}

/** Filter by validity date, and facets with counts. */
function FacetPanel({ found, search }: { found: SearchResult; search: DocumentSearch }) {
  const { t } = useTranslation()
  return (
    <>
      <DayField
        label={t('informationHub.documents.validOn')}
        none={t('informationHub.documents.validOnHint')}
        value={search.filter.validOn ?? search.badDay}
        isBad={search.badDay !== ''}
        error={search.badDay === '' ? undefined : t('informationHub.badDay', { day: search.badDay })}
        onChange={(validOn) => search.change({ validOn }, true)}
      />
      {FACETS.map((facet) => (
        <FacetGroup
          key={facet}
          facet={facet}
          values={found.facets[facet]}
          chosen={search.filter[facet]}
          onToggle={(value) => search.toggle(facet, value)}
        />
      ))}
    </>
  )
}

/** Number of values before "show more". */
const FIRST = 6

type FacetGroupProps = {
  facet: Facet
  values: SearchResult['facets'][Facet]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** A collapsible facet with counts. */
function FacetGroup({ facet, values, chosen, onToggle }: FacetGroupProps) {
  const { t } = useTranslation()
  const facetText = useFacetText()
  const [showsAll, setShowsAll] = useState(false)
  const name = t(`informationHub.documents.filter.${facet}`)
  const all = facetValues(facet, values, chosen, facetText)
  if (all.length === 0) return null
  const shown = showsAll ? all : all.filter(({ value }, index) => index < FIRST || chosen.includes(value))
  return (
    <Details
      open
      className={classes.facet}
      summary={
        <>
          {name}
          {chosen.length > 0 && <span> {t('informationHub.documents.chosen', { count: chosen.length })}</span>}
        </>
      }
    >
      <div className={classes.choices}>
        {shown.map(({ value, label, count }) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <span>{label}</span> <span className={classes.count}>{count}</span>
          </label>
        ))}
      </div>
      {all.length > FIRST && (
        <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'informationHub.documents.fewer' : 'informationHub.documents.more', { count: all.length })}
        </button>
      )}
    </Details>
  )
}

type Value = SearchResult['facets'][Facet][number]
type FacetText = (facet: Facet, value: string, label?: string) => string

/** Options of a facet: years newest first, others by count; selected values stay so that they can be removed. */
function facetValues(facet: Facet, values: readonly Value[], chosen: readonly string[], facetText: FacetText) {
  const gone = chosen
    .filter((value) => !values.some((one) => one.value === value))
    .map((value) => ({ value, label: value, count: 0 }))
  const named = [...values, ...gone].map((one) => ({ ...one, label: facetText(facet, one.value, one.label) }))
  if (facet === 'year') return named.toSorted((a, b) => yearOf(b) - yearOf(a))
  return named.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, currentLanguage()))
}

const yearOf = ({ value }: Value) => Number(value) || 0

type ActiveFiltersProps = { found: SearchResult; search: DocumentSearch }

/** Active filters as removable chips. */
export function ActiveFilters({ found: { facets }, search }: ActiveFiltersProps) {
  const { t } = useTranslation()
  const facetText = useFacetText()
  const { filter, change, toggle, clear } = search
  const chips = FACETS.flatMap((facet) =>
    filter[facet].map((value) => {
      const label = facets[facet].find((one) => one.value === value)?.label
      return {
        key: `${facet} ${value}`,
        text: t('list.labelled', {
          label: t(`informationHub.documents.filter.${facet}`),
          value: facetText(facet, value, label),
        }),
        onRemove: () => toggle(facet, value),
      }
    }),
  )
  const validOn = filter.validOn && {
    key: 'validOn',
    text: t('list.labelled', { label: t('informationHub.documents.filter.validOn'), value: formatDay(filter.validOn) }),
    onRemove: () => change({ validOn: '', undated: '' }),
  }
  const onRemoved = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  return <FilterChips chips={[...chips, ...(validOn ? [validOn] : [])]} onClear={clear} onRemoved={onRemoved} />
}
