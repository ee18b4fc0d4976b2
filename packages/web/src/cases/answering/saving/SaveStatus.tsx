import { currentLanguage, type Language, localeOf } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import classes from '../form.module.css'
import { type AnswersState, isEmpty } from './answersReducer.ts'
import type { FormAnswers } from './useAnswers.ts'

/** The save status: saved, saving, or kept in this tab until the portal can be reached. */
export function SaveStatus({ form: { saving, readOnly, hurry } }: { form: FormAnswers }) {
  const { t } = useTranslation()
  const text = useStatusText(saving, readOnly)
  const isUnreachable = saving.failures > 0
  if (readOnly && isEmpty(saving.draft)) return null
  return (
    <p
      className={classes.saveStatus}
      role="status"
      // After each answer it would talk over the light.
      aria-live={isUnreachable ? 'polite' : 'off'}
      data-failed={isUnreachable}
      data-idle={saving.savedAt === null}
    >
      {text}
      {isUnreachable && (
        <button type="button" onClick={hurry}>
          {t('assessments.saving.retry')}
        </button>
      )}
    </p>
  )
}

/** Nothing where an answer stands unsaved below: all is well would be wrong. */
function useStatusText({ isSaving, failures, savedAt, refused }: AnswersState, readOnly: boolean): string {
  const { t } = useTranslation()
  if (failures > 0) return t('assessments.saving.failed')
  if (isSaving) return t('assessments.saving.saving')
  if (readOnly || Object.keys(refused).length > 0) return ''
  if (savedAt) return t('assessments.saving.saved', { time: timeOf(savedAt) })
  return t('assessments.saving.idle')
}

/** `16:40`, in the language of the screen. */
const timeOf = (date: Date) => formatFor(currentLanguage()).format(date)

const formats = new Map<Language, Intl.DateTimeFormat>()

/** A formatter is expensive to create, and every saved answer shows its time. */
function formatFor(language: Language): Intl.DateTimeFormat {
  const format =
    formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit' })
  formats.set(language, format)
  return format
}
