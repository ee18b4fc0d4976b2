import { Button, Textarea, UnstyledButton } from '@mantine/core'
import { type Letter, type LetterField, MAX_LETTER_FIELD_LENGTH } from '@portal/contract'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './letters.module.css'
import { type LetterFields, type LetterKey, useSaveLetter } from './letters.queries.ts'

/** The fields of a letter; only what was changed is sent, on the version that is shown. */
export function LetterForm({ letter, of }: { letter: Letter; of: LetterKey }) {
  const { t } = useTranslation()
  const [edits, setEdits] = useState<LetterFields>({})
  const save = useSaveLetter(of)
  const isDirty = Object.keys(edits).length > 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isDirty) save.mutate({ fields: edits, version: letter.version }, { onSuccess: () => setEdits({}) })
  }
  if (!letter.mayChange) return <p className={classes.small}>{t('assessments.letters.readOnly')}</p>
  return (
    <form onSubmit={submit} className={classes.form} aria-label={t('assessments.letters.fields')}>
      <h2>{t('assessments.letters.fields')}</h2>
      <p className={classes.small}>{t('assessments.letters.fieldsLead')}</p>
      {letter.fields.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          isWorded={field.worded && letter.languages.length > 1}
          value={edits[field.id] === undefined ? (field.value ?? '') : (edits[field.id] ?? '')}
          onChange={(value) => setEdits((before) => ({ ...before, [field.id]: value }))}
        />
      ))}
      <div className={classes.save}>
        <Button type="submit" loading={save.isPending} disabled={!isDirty}>
          {t('assessments.letters.save')}
        </Button>
      </div>
    </form>
  )
}

type InputProps = {
  field: LetterField
  /** It holds for this language alone, and there are others. */
  isWorded: boolean
  value: string
  onChange: (value: string | null) => void
}

function FieldInput({ field, isWorded, value, onChange }: InputProps) {
  const { t } = useTranslation()
  const { label, isOptional, suggested, origin, source } = field
  const differs = suggested !== null && value !== suggested
  const from = origin === 'procedure' ? 'fromProcedure' : 'fromAssessment'
  const hints = [
    differs && t(`assessments.letters.${from}`, { value: suggested }),
    isWorded && t('assessments.letters.worded'),
    source && t('assessments.letters.source', { source }),
  ].filter(Boolean)
  return (
    <div data-open={value === '' && !isOptional} className={classes.field}>
      <Textarea
        size="md"
        autosize
        minRows={1}
        maxRows={8}
        maxLength={MAX_LETTER_FIELD_LENGTH}
        dir="auto"
        label={isOptional ? t('assessments.letters.optional', { label }) : label}
        description={hints.join(' ')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {differs && (
        <UnstyledButton
          className={classes.reset}
          aria-label={t('assessments.letters.resetOf', { label })}
          onClick={() => onChange(null)}
        >
          {t('assessments.letters.reset')}
        </UnstyledButton>
      )}
    </div>
  )
}
