import { DEFAULT_PREFERENCES, type Preferences, users } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { getSession, keepUser, useSession } from '../../api/session.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'

/** What the user chose in Settings. A choice counts at once; if the server does not take it, the old one is back. */
export function usePreferences() {
  const { user } = useSession()
  const errorText = useErrorText()
  const save = useMutation({
    mutationFn: (preferences: Partial<Preferences>) => call(users.updateMe, { body: { preferences } }),
    onMutate: (preferences) => {
      const before = getSession().user?.preferences
      show(preferences)
      return before
    },
    onSuccess: (saved) => keepUser(saved.user),
    onError: (error, _, before) => {
      if (before) show(before)
      notify.error(errorText(error))
    },
  })
  return { preferences: user?.preferences ?? DEFAULT_PREFERENCES, choose: save.mutate }
}

function show(preferences: Partial<Preferences>) {
  const { user } = getSession()
  if (user) keepUser({ ...user, preferences: { ...user.preferences, ...preferences } })
}
