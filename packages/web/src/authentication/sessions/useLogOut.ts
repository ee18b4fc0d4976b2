import { authentication } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endSession } from '../../api/session.ts'

/** Revokes the refresh cookie and ends the session of this browser, drafts included, even if the server cannot be reached. */
export const useLogOut = () =>
  useMutation({
    mutationFn: () => call(authentication.logout, {}),
    onSettled: () => endSession('loggedOut'),
  })
