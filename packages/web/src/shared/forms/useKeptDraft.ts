import { useEffect } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { getSession, subscribeToSession } from '../../api/session.ts'
import { keepDraft, takeDraft } from './keptDrafts.ts'

/**
 * Keeps what was typed into a form when its session ends, and puts it back when the same user returns to it. Not for
 * passwords: a draft rests in the browser.
 */
export function useKeptDraft<V extends FieldValues, T>(name: string, form: UseFormReturn<V, unknown, T>) {
  const userId = useTakenDraft(name, form)
  const { isDirty } = form.formState
  useEffect(() => {
    if (!userId || !isDirty) return
    return subscribeToSession(() => {
      if (getSession().ended === 'expired') keepDraft(userId, name, form.getValues())
    })
  }, [userId, name, form, isDirty])
}

/** Keeps it over leaving the screen too, until it is sent; gives back what says that it was. */
export function useUnsentDraft<V extends FieldValues, T>(name: string, form: UseFormReturn<V, unknown, T>) {
  const userId = useTakenDraft(name, form)
  const { isDirty } = form.formState
  const values = useWatch({ control: form.control })
  useEffect(() => {
    if (!userId) return
    if (isDirty) keepDraft(userId, name, values)
    else takeDraft(userId, name)
  }, [userId, name, values, isDirty])
  return () => {
    // The screen may have been left meanwhile: then the form no longer follows.
    if (userId) takeDraft(userId, name)
    form.reset()
  }
}

/** Puts back what was kept; says whose it is. */
function useTakenDraft<V extends FieldValues, T>(name: string, form: UseFormReturn<V, unknown, T>) {
  const userId = getSession().user?.userId
  useEffect(() => {
    const draft = userId && takeDraft<V>(userId, name)
    if (!draft) return
    for (const [field, value] of Object.entries(draft)) {
      form.setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true })
    }
  }, [userId, name, form])
  return userId
}
