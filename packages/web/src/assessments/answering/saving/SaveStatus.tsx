import { currentLanguage, type Language, localeOf } from '@portal/texts'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../form.module.css'
import type { AssessmentFormState } from '../useAssessmentForm.ts'
import type { SaveState } from './answerSaver.ts'

type StatusProps = Pick<AssessmentFormState, 'saver' | 'readOnly'>

/** The save status: saved, saving, or kept in this tab until the portal can be reached. */
export function SaveStatus({ saver, readOnly }: StatusProps) {
  const { t } = useTranslation()
  const save = useSyncExternalStore(saver.subscribe, saver.getState)
  const text = useStatusText(save, readOnly)
  if (readOnly && Object.keys(save.draft).length === 0) return null
  return (
    <p
      className={classes.saveStatus}
      role="status"
      // After each answer it would talk over the light.
      aria-live={save.unreachable ? 'polite' : 'off'}
      data-failed={save.unreachable}
      data-idle={save.savedAt === null}
    >
      {text}
      {save.unreachable && (
        <button type="button" onClick={() => void saver.flush()}>
          {t('assessments.saving.retry')}
        </button>
      )}
    </p>
  )
}

/** Nothing where an answer stands unsaved below: all is well would be wrong. */
function useStatusText({ saving, unreachable, savedAt, refused }: SaveState, readOnly: boolean): string {
  const { t } = useTranslation()
  if (unreachable) return t('assessments.saving.failed')
  if (saving) return t('assessments.saving.saving')
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
