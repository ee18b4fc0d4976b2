import { Button } from '@mantine/core'
import type { GlossaryTerm } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { FilterChoices } from '../../shared/list/filters/FilterChoices.tsx'
import { useAddress } from '../useAddress.ts'
import { countTerms, type Wanted } from './filterTerms.ts'
import classes from './glossary.module.css'

type Props = { terms: readonly GlossaryTerm[]; found: number; wanted: Wanted }

/** One category or both, how many terms are shown, and paper. */
export function GlossaryFilter({ terms, found, wanted: { q, category } }: Props) {
  const { t } = useTranslation()
  const { set } = useAddress()
  const counts = countTerms(terms, q)
  const all = { key: '', label: t('informationHub.glossary.all'), chosen: category === null }
  const each = counts.map(([key, count]) => ({
    key,
    count,
    label: t(`informationHub.glossary.categories.${key}`),
    chosen: key === category,
  }))
  return (
    <div className={classes.filter}>
      <FilterChoices
        legend={t('informationHub.glossary.category')}
        choices={[{ ...all, count: counts.reduce((sum, [, count]) => sum + count, 0) }, ...each]}
        onChoose={(key) => set({ category: key })}
      />
      <p role="status">{t('informationHub.glossary.found', { count: found, all: terms.length })}</p>
      <Button variant="default" onClick={() => window.print()}>
        {t('informationHub.glossary.print')}
      </Button>
    </div>
  )
}
