import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '../form.module.css'
import type { AssessmentFormState } from '../useAssessmentForm.ts'
import { ConflictNotice } from './ConflictNotice.tsx'

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Where the answers are: saved, on their way, or kept here until the portal can be reached. */
export function SaveStatus({ form }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const { save, saver } = form
  const text = useStatusText(form)
  if (form.readOnly && Object.keys(save.draft).length === 0) return null
  return (
    <>
      <p className={classes.saveStatus} role="status" data-failed={save.unreachable}>
        {text}
        {save.unreachable && (
          <button type="button" onClick={() => void saver.flush()}>
            {t('assessments.saving.retry')}
          </button>
        )}
      </p>
      <Refused form={form} />
      {save.conflict && <ConflictNotice form={form} conflict={save.conflict} />}
    </>
  )
}

/** Nothing where an answer stands unsaved below: all is well would be wrong. */
function useStatusText({ readOnly, save }: AssessmentFormState): string {
  const { t } = useTranslation()
  const { saving, unreachable, savedAt, refused } = save
  if (unreachable) return t('assessments.saving.failed')
  if (saving) return t('assessments.saving.saving')
  if (readOnly || Object.keys(refused).length > 0) return ''
  if (savedAt) return t('assessments.saving.saved', { time: TIME.format(savedAt) })
  return t('assessments.saving.idle')
}

/** What was not accepted, wherever it stands, with a way there and a way out. */
function Refused({ form: { save, saver, state } }: { form: AssessmentFormState }) {
  const { t } = useTranslation()
  const ids = Object.keys(save.refused)
  if (ids.length === 0) return null
  const found = state.pages.flatMap(({ number, questions }) =>
    questions.filter(({ question }) => ids.includes(question.id)).map(({ question }) => ({ number, question })),
  )
  return (
    <div className={classes.refused} role="alert">
      <p>{t('assessments.saving.refused', { count: ids.length })}</p>
      <ul>
        {found.map(({ number, question: { id, label } }) => (
          <li key={id}>
            <Anchor component={Link} to={`?page=${number}`}>
              {label}
            </Anchor>{' '}
            {save.refused[id]}
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => saver.discard()}>
        {t('assessments.saving.discard')}
      </button>
    </div>
  )
}
