import { NativeSelect } from '@mantine/core'
import type { ResultMap } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './compare.module.css'
import type { ComparisonSettings } from './useComparison.ts'

/** Selects the use that the map or the timeline shows. */
export function UseSelect({ map, comparison }: { map: ResultMap; comparison: ComparisonSettings }) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      className={classes.use}
      size="md"
      label={t('informationHub.use')}
      data={map.columns.map(({ id, title }) => ({ value: id, label: title }))}
      value={comparison.use}
      onChange={({ currentTarget }) => comparison.change({ use: currentTarget.value })}
    />
  )
}
