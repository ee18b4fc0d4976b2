import { NativeSelect, TextInput } from '@mantine/core'
import { longDay } from '@portal/texts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnswerProps, UNKNOWN } from './AnswerProps.ts'
import { ChoiceCard } from './ChoiceAnswers.tsx'
import { type DateDraft, type DateKind, dateAnswer, dateDraft, monthNames } from './dateAnswer.ts'
import classes from './questions.module.css'

/** A date as exactly as it is known: a day, a month, a year, before a day, or not at all. */
export function DateAnswer(props: AnswerProps) {
  const { t } = useTranslation()
  const { question, value, onAnswer, readOnly } = props
  const [draft, setDraft] = useDraft(value)
  const kinds: DateKind[] = [...(question.precision ?? ['day']), ...(question.unknown ? ([UNKNOWN] as const) : [])]
  const change = (next: DateDraft) => {
    setDraft(next)
    const answer = dateAnswer(next)
    if (answer !== null || dateAnswer(draft) !== null) onAnswer(answer, true)
  }
  return (
    <div className={classes.date}>
      {kinds.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the question's own would repeat its name.
        <div role="group" aria-label={t('assessments.form.date.precision')} className={classes.kinds}>
          {kinds.map((kind) => (
            <ChoiceCard
              key={kind}
              type="radio"
              name={`${question.id}-precision`}
              label={kind === UNKNOWN ? (question.unknown?.label ?? '') : t(`assessments.form.date.${kind}`)}
              leadsTo={kind === UNKNOWN ? question.unknown?.leadsTo : undefined}
              checked={draft.kind === kind}
              disabled={readOnly}
              onChange={() => change({ ...draft, kind })}
            />
          ))}
        </div>
      )}
      <DateFields {...props} draft={draft} onChange={change} />
    </div>
  )
}

/** The fields as they are being typed, until the answer is another one: cleared, or taken over from somebody else. */
function useDraft(value: AnswerProps['value']) {
  const [draft, setDraft] = useState(() => dateDraft(value))
  const isSame = dateAnswer(draft) === (value ?? null)
  return [isSame ? draft : dateDraft(value), setDraft] as const
}

type FieldsProps = AnswerProps & { draft: DateDraft; onChange: (draft: DateDraft) => void }

function DateFields({ draft, onChange, readOnly, invalid, labelId, descriptionId }: FieldsProps) {
  const { t } = useTranslation()
  const shared = { size: 'md', error: invalid, 'aria-describedby': `${labelId} ${descriptionId}` } as const
  if (draft.kind === UNKNOWN) return null
  if (draft.kind === 'day' || draft.kind === 'before') {
    return (
      <TextInput
        {...shared}
        type="date"
        max="9999-12-31"
        readOnly={readOnly}
        label={t(`assessments.form.date.${draft.kind}Label`)}
        // The browser shows figures in its own order: in words there is one reading.
        description={dateAnswer(draft) && longDay(draft.day)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={draft.day}
        onChange={(event) => onChange({ ...draft, day: event.currentTarget.value })}
      />
    )
  }
  return (
    <div className={classes.dateFields}>
      {draft.kind === 'month' && (
        <NativeSelect
          {...shared}
          disabled={readOnly}
          label={t('assessments.form.date.monthLabel')}
          data={[{ value: '', label: '' }, ...monthNames()]}
          value={draft.month}
          onChange={(event) => onChange({ ...draft, month: event.currentTarget.value })}
        />
      )}
      <TextInput
        {...shared}
        inputMode="numeric"
        maxLength={4}
        readOnly={readOnly}
        label={t('assessments.form.date.yearLabel')}
        value={draft.year}
        onChange={(event) => onChange({ ...draft, year: event.currentTarget.value.replaceAll(/\D/g, '') })}
      />
    </div>
  )
}
