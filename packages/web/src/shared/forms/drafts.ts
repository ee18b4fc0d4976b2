import { useEffect } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useWatch } from 'react-hook-form'
import { getSession, subscribeToSession } from '../../api/session.ts'
import { persistDraft, takeDraft } from './storedDraft.ts'

/**
 * Persists the draft of a form when the session expires, and restores it when the same user returns. Not for passwords,
 * because drafts are kept in session storage.
 */
export function useDraftAfterExpiry<V extends FieldValues, T>(name: string, form: UseFormReturn<V, unknown, T>) {
  const userId = useRestoredDraft(name, form)
  const { isDirty } = form.formState
  useEffect(() => {
    if (!userId || !isDirty) return
    return subscribeToSession(() => {
      if (getSession().ended === 'expired') persistDraft(userId, name, form.getValues())
    })
  }, [userId, name, form, isDirty])
}

/** Also persists the draft when the screen is left. Returns the function to call once the form has been sent. */
export function useUnsentDraft<V extends FieldValues, T>(name: string, form: UseFormReturn<V, unknown, T>) {
  const userId = useRestoredDraft(name, form)
  const { isDirty } = form.formState
  const values = useWatch({ control: form.control })
  useEffect(() => {
    if (!userId) return
    if (isDirty) persistDraft(userId, name, values)
    else takeDraft(userId, name)
  }, [userId, name, values, isDirty])
  return () => {
    // If the screen has been left meanwhile, no effect would remove the draft.
    if (userId) takeDraft(userId, name)
    form.reset()
  }
}

/** Restores the draft into the form; returns the id of its owner. */
function useRestoredDraft<V extends FieldValues, T>(name: string, form: UseFormReturn<V, unknown, T>) {
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
