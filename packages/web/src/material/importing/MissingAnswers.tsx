import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './importing.module.css'
import type { Checks } from './useChecks.ts'
import type { ImportColumn, ImportDraft } from './useImportDraft.ts'

type Props = { mending: ImportDraft; checks: Checks }
type Group = { question: ImportColumn; rows: readonly number[] }

/** The questions that rows lack, those of most rows first, each to be answered for all of its rows at once. */
export function MissingAnswers({ mending, checks }: Props) {
  const { t } = useTranslation()
  const groups = groupsOf(mending, checks)
  const unknown = groups.flatMap(({ question, rows }) => {
    const text = question.choices.find(({ answer }) => answer === 'unknown')?.label
    return text === undefined ? [] : [{ question, rows, text }]
  })
  return (
    <section aria-label={t('assessments.importing.missing.title')} className={classes.missing}>
      <h2>{t('assessments.importing.missing.title')}</h2>
      {groups.length === 0 && <p className={classes.quiet}>{t('assessments.importing.missing.nothing')}</p>}
      <ul>
        {groups.map(({ question, rows }) => (
          <li key={question.id}>
            <MissingAnswer
              question={question}
              rows={rows}
              onAnswer={(text) => mending.answer([{ question, rows, text }])}
            />
          </li>
        ))}
      </ul>
      {unknown.length > 1 && (
        <Button variant="subtle" size="compact-sm" onClick={() => mending.answer(unknown)}>
          {t('assessments.importing.missing.unknown', { count: unknown.length })}
        </Button>
      )}
    </section>
  )
}

function groupsOf({ draft }: ImportDraft, { questions, checkedOf }: Checks): Group[] {
  const missing = draft.rows.flatMap(({ row }) => (checkedOf(row)?.missing ?? []).map((id) => ({ id, row })))
  return questions
    .map((question) => ({ question, rows: missing.filter(({ id }) => id === question.id).map(({ row }) => row) }))
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => b.rows.length - a.rows.length)
}

function MissingAnswer({ question, rows, onAnswer }: Group & { onAnswer: (text: string) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const label = t('assessments.importing.missing.group', { count: rows.length, question: question.label })
  const isChosen = question.choices.length > 1
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onAnswer(text.trim())
      }}
    >
      {isChosen ? (
        <NativeSelect
          size="sm"
          label={label}
          value={text}
          data={['', ...question.choices.map((choice) => choice.label)]}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      ) : (
        <TextInput size="sm" label={label} value={text} onChange={({ currentTarget: { value } }) => setText(value)} />
      )}
      <Button type="submit" size="sm" variant="default" disabled={text.trim() === ''}>
        {t('assessments.importing.missing.answer', { count: rows.length })}
      </Button>
    </form>
  )
}
