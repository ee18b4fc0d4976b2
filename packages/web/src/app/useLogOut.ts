import { authentication } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { endSession } from '../api/session.ts'

/** Whoever wants out is out here at once; the server ends the other sessions when it can be reached. */
export const useLogOut = () =>
  useMutation({ mutationFn: () => call(authentication.logout, {}), onSettled: () => endSession('loggedOut') })
