import { authentication } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endSession, getSession } from '../../api/session.ts'
import { giveUpDrafts } from '../../shared/forms/keptDrafts.ts'

/**
 * Whoever wants out is out here at once, with all that was typed; the server ends the other sessions when it can be
 * reached.
 */
export const useLogOut = () =>
  useMutation({
    mutationFn: () => call(authentication.logout, {}),
    onSettled: () => {
      const { user } = getSession()
      if (user) giveUpDrafts(user.userId)
      endSession('loggedOut')
    },
  })
