import { Text, TextInput } from '@mantine/core'
import type { Facts } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { type AnswerProps, textOf } from './AnswerProps.ts'
import classes from './questions.module.css'

/** A Latin name, kept as it is typed; says whether the crop list of the International Treaty has it. */
export function LatinNameAnswer(props: AnswerProps) {
  const { t } = useTranslation()
  const { value, onAnswer, readOnly, invalid, labelId, descriptionId, facts } = props
  const listed = cropList(facts)
  return (
    <>
      <TextInput
        aria-labelledby={labelId}
        aria-describedby={descriptionId}
        size="md"
        classNames={{ input: classes.latin }}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        readOnly={readOnly}
        error={invalid}
        value={textOf(value)}
        onChange={(event) => onAnswer(event.currentTarget.value, true)}
      />
      <Text size="sm" c="dimmed" mt={6} role="status">
        {t('assessments.form.typedAs')} {textOf(value) && listed && t(`assessments.form.cropList.${listed}`)}
      </Text>
    </>
  )
}

/** What the rules read out of the name. */
function cropList({ boxes }: Facts): 'yes' | 'no' | 'check' | undefined {
  const part = boxes[0]?.annex1
  const [only, more] = Array.isArray(part) ? part : []
  return more === undefined ? only : undefined
}
