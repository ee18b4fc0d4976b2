import { DEFAULT_PREFERENCES, type Preferences, users } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { cacheUser, getSession, useSession } from '../../api/session.ts'
import { notify } from '../feedback/notify.ts'
import { useErrorText } from '../feedback/useErrorText.ts'

/** The user's preferences. An optimistic update: a choice applies at once and is rolled back when the server refuses it. */
export function usePreferences() {
  const { user } = useSession()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (preferences: Partial<Preferences>) => call(users.updateMe, { body: { preferences } }),
    onMutate: (preferences) => {
      const before = getSession().user?.preferences
      show(preferences)
      return before
    },
    onSuccess: (saved, { language }) => {
      cacheUser(saved.user)
      // Answers of the server are worded in the former language: they are asked for again.
      if (language) void queryClient.invalidateQueries()
    },
    onError: (error, _, before) => {
      if (before) show(before)
      notify.error(errorText(error))
    },
  })
  return { preferences: user?.preferences ?? DEFAULT_PREFERENCES, choose: save.mutate }
}

function show(preferences: Partial<Preferences>) {
  const { user } = getSession()
  if (user) cacheUser({ ...user, preferences: { ...user.preferences, ...preferences } })
}
