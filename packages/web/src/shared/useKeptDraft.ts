import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { getSession, subscribeToSession } from '../api/session.ts'
import { keepDraft, takeDraft } from './keptDrafts.ts'

/**
 * Keeps what was typed into a form when its session ends, and puts it back when the same user returns to it. Not for
 * passwords: a draft rests in the browser.
 */
export function useKeptDraft<V extends FieldValues, T>(name: string, form: UseFormReturn<V, unknown, T>) {
  const userId = getSession().user?.userId
  const { isDirty } = form.formState
  useEffect(() => {
    const draft = userId && takeDraft<V>(userId, name)
    if (!draft) return
    for (const [field, value] of Object.entries(draft)) {
      form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
    }
  }, [userId, name, form])
  useEffect(() => {
    if (!userId || !isDirty) return
    return subscribeToSession(() => {
      if (getSession().ended === 'expired') keepDraft(userId, name, form.getValues())
    })
  }, [userId, name, form, isDirty])
}
