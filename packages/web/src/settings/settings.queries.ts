import { type CallInput, users } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { cacheUser } from '../api/session.ts'

/** The signed-in user as the server has it now: an e-mail may have been confirmed elsewhere. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async () => {
    const user = await call(users.me, {})
    cacheUser(user)
    return user
  },
})

export function useUpdateMe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof users.updateMe>['body']) => call(users.updateMe, { body }),
    onSuccess: ({ user }) => {
      cacheUser(user)
      queryClient.setQueryData(meQuery.queryKey, user)
    },
  })
}
