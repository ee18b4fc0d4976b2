import { Button, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayFields } from '../days/DayFields.tsx'
import classes from './compare.module.css'
import { useCaseWords } from './useCaseText.ts'
import { CASE_FACTS, type Comparison } from './useComparison.ts'

type Props = { comparison: Comparison; errors: ReadonlyMap<string, string> }

/** The two dates and the case; what the server refuses stands at its field. */
export function CaseFields({ comparison, errors }: Props) {
  const { t } = useTranslation()
  const words = useCaseWords()
  const { stated, isToday, change, setDay } = comparison
  return (
    <fieldset className={classes.fields}>
      <legend>{t('informationHub.compare.caseLegend')}</legend>
      <DayFields chosen={comparison} errors={errors} onChange={setDay} />
      {CASE_FACTS.map((fact) => (
        <NativeSelect
          key={fact}
          size="md"
          label={words.name(fact)}
          error={errors.get(fact)}
          data={optionsOf(words.values(fact), String(stated[fact]))}
          value={stated[fact] ?? ''}
          onChange={({ currentTarget }) => change({ [fact]: currentTarget.value })}
        />
      ))}
      {!isToday && (
        <Button variant="default" size="md" onClick={() => change({ accessDate: '', intendedUseDate: '' })}>
          {t('informationHub.compare.today')}
        </Button>
      )}
    </fieldset>
  )
}

/** What a link made up is shown as it is, so that its error has something to stand at. */
const optionsOf = (values: readonly [string, string][], stated: string) => [
  ...values.map(([value, label]) => ({ value, label })),
  ...(values.some(([value]) => value === stated) ? [] : [{ value: stated, label: stated }]),
]
