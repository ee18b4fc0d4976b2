import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type AnswerProps, textOf } from './AnswerProps.ts'

/** A region of the chosen country, once its rules are there. */
export function RegionAnswer({ value, onAnswer, readOnly, invalid, country, labelId, descriptionId }: AnswerProps) {
  const { t } = useTranslation()
  const regions = country?.regions.map(({ code, name }) => ({ value: code, label: name })) ?? []
  return (
    <NativeSelect
      aria-labelledby={labelId}
      aria-describedby={descriptionId}
      size="md"
      disabled={readOnly || !country}
      error={invalid}
      data={[{ value: '', label: t('assessments.form.chooseRegion') }, ...regions]}
      value={textOf(value)}
      onChange={(event) => onAnswer(event.currentTarget.value || null)}
    />
  )
}
