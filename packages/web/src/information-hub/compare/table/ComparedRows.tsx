import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { Button, Switch } from '@mantine/core'
import type { CountryStats, ResultMap } from '@portal/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../shared/feedback/Empty.tsx'
import classes from '../compare.module.css'
import { comparedTable, isDiffering } from '../compared.ts'
import { useCaseText } from '../useCaseText.ts'
import type { Comparison } from '../useComparison.ts'
import { ComparisonTable } from './ComparisonTable.tsx'
import { SaveButtons } from './SaveButtons.tsx'

type Props = { map: ResultMap; providers: readonly CountryStats[]; comparison: Comparison }

/** The table with what it was computed for, all its rows or those that differ. */
export function ComparedRows({ map, providers, comparison }: Props) {
  const { t } = useTranslation()
  const caseText = useCaseText()
  const codes = comparison.countries.join()
  const table = useMemo(() => comparedTable(map, codes.split(',')), [map, codes])
  const differing = table.rows.filter(isDiffering)
  const rows = comparison.isOnlyDiffering ? differing : table.rows
  const showAll = () => comparison.change({ only: '' })
  return (
    <>
      <p id="comparison-case" className={classes.case}>
        {caseText(map)}
      </p>
      <div className={classes.bar}>
        <Switch
          label={t('informationHub.compare.onlyDiffering', { count: differing.length, all: table.rows.length })}
          checked={comparison.isOnlyDiffering}
          onChange={({ currentTarget }) => comparison.change({ only: currentTarget.checked ? 'differing' : '' })}
        />
        <SaveButtons
          shown={{
            countries: table.lines.map(({ iso2 }) => iso2),
            uses: rows.map(({ use }) => use),
            ...comparison.days,
            ...comparison.stated,
          }}
        />
      </div>
      {rows.length === 0 ? (
        <Empty
          title={t('informationHub.compare.noneDiffers')}
          hint={t('informationHub.compare.noneDiffersHint')}
          action={
            <Button variant="default" onClick={showAll}>
              {t('informationHub.compare.showAll')}
            </Button>
          }
        />
      ) : (
        <ComparisonTable table={{ ...table, rows }} providers={providers} comparison={comparison} />
      )}
    </>
  )
}
