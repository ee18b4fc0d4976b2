import { Combobox } from '@mantine/core'
import type { assessments, CallOutput, LatinName } from '@portal/contract'
import { type Annex1, annex1Match } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import classes from '../answering/questions/questions.module.css'

type Props = {
  typed: string
  names: CallOutput<typeof assessments.latinNames> | undefined
  annex1: Annex1
}

/** What was typed comes first, then the names that are known; of a homonym one for each kingdom. */
export function LatinNameOptions({ typed, names, annex1 }: Props) {
  const { t } = useTranslation()
  if (!names || !hasMore(names.rows, typed)) return null
  return (
    <Combobox.Dropdown>
      <Combobox.Options aria-label={t('assessments.form.names.list')} mah={320} className={classes.names}>
        <Combobox.Option value={typed}>{t('assessments.form.names.asTyped', { name: typed })}</Combobox.Option>
        {names.rows.map((row) => (
          <Combobox.Option key={`${row.name} ${row.kingdom} ${row.source}`} value={row.name}>
            <i>{row.name}</i>
            <NameFacts row={row} annex1={annex1} />
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {names.taxonomy === 'failed' && (
        <Combobox.Footer className={classes.countryFacts}>{t('assessments.form.names.failed')}</Combobox.Footer>
      )}
    </Combobox.Dropdown>
  )
}

/** A list that only repeats what stands in the field would be in the way. */
export const hasMore = (rows: readonly LatinName[], typed: string) =>
  typed.trim() !== '' && (rows.length > 1 || rows.some(({ name, kingdom }) => name !== typed || kingdom !== null))

function NameFacts({ row: { name, source, match, kingdom, rank }, annex1 }: { row: LatinName; annex1: Annex1 }) {
  const { t } = useTranslation()
  const crop = kingdom === null || kingdom === 'Plantae' ? annex1Match(annex1, name) : 'no'
  const said = [
    match === 'fuzzy' && t('assessments.form.names.similar'),
    kingdom,
    rank?.toLowerCase(),
    crop !== 'no' && t(crop === 'yes' ? 'assessments.form.names.crop' : 'assessments.form.names.cropCheck'),
    source !== 'annex1' && t(`assessments.form.names.${source}`),
  ]
  return <span className={classes.nameFacts}>{said.filter(Boolean).join(' · ')}</span>
}
