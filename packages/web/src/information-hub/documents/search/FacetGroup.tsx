import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFacetWords } from '../useFacetWords.ts'
import classes from './documents.module.css'
import { facetValues } from './facetValues.ts'
import type { Facet, Found } from './useDocumentSearch.ts'

/** More values than these are shown on demand. */
const FIRST = 6

type Props = {
  facet: Facet
  values: Found['facets'][Facet]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** The values of one facet with their counts, in a group that can be folded away. */
export function FacetGroup({ facet, values, chosen, onToggle }: Props) {
  const { t } = useTranslation()
  const inWords = useFacetWords()
  const [showsAll, setShowsAll] = useState(false)
  const name = t(`informationHub.documents.filter.${facet}`)
  const all = facetValues(facet, values, chosen, inWords)
  if (all.length === 0) return null
  const shown = showsAll ? all : all.filter(({ value }, index) => index < FIRST || chosen.includes(value))
  return (
    <details open className={classes.facet}>
      <summary>
        {name}
        {chosen.length > 0 && <span> {t('informationHub.documents.chosen', { count: chosen.length })}</span>}
      </summary>
      <fieldset>
        <legend className={classes.hidden}>{name}</legend>
        {shown.map(({ value, label, count }) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => onToggle(value)} />
            <span>{label}</span> <span className={classes.count}>{count}</span>
          </label>
        ))}
      </fieldset>
      {all.length > FIRST && (
        <button type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'informationHub.documents.fewer' : 'informationHub.documents.more', { count: all.length })}
        </button>
      )}
    </details>
  )
}
