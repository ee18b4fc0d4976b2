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

/** Nothing where an answer is not saved and will not be by itself: all is well would be wrong. */
function useStatusText(state: AnswersState, readOnly: boolean): string {
  const { t } = useTranslation()
  const { isSaving, failures, savedAt } = state
  if (failures > 0) return t('assessments.saving.failed')
  if (isSaving) return t('assessments.saving.saving')
  if (readOnly || isHeldBack(state)) return ''
  if (savedAt) return t('assessments.saving.saved', { time: timeOf(savedAt) })
  return t('assessments.saving.idle')
}

/** An answer was refused, conflicts with somebody else's, or waits for the next sign-in. */
const isHeldBack = ({ refused, conflict, delayMs }: AnswersState): boolean =>
  !isEmpty(refused) || conflict !== null || !Number.isFinite(delayMs)

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
