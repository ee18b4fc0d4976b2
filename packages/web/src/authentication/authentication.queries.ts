import { authentication, type CallInput, type Session } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { startSession } from '../api/session.ts'

type Body<E extends Parameters<typeof call>[0]> = CallInput<E> extends { body: infer B } ? B : never

const begin = ({ user, accessToken }: Session) => {
  if (user && accessToken) startSession(user, accessToken)
}

/** Loaded with the first passkey. */
const provePasskey = async () => (await import('./passkeys/provePasskey.ts')).provePasskey()

/** `ask`: let the browser ask for a passkey as the second factor. */
export type SignIn = Omit<Body<typeof authentication.login>, 'passkey'> & { passkey?: 'ask' }

export const useLogin = () =>
  useMutation({
    mutationFn: async ({ passkey, ...given }: SignIn) => {
      const body = passkey === 'ask' ? { ...given, passkey: await provePasskey() } : given
      return call(authentication.login, { body })
    },
    onSuccess: begin,
  })

/** Signs in with a passkey alone; the user picks it, and with it the user account, in the browser's own dialog. */
export const useLoginByPasskey = () =>
  useMutation({
    mutationFn: async (sharedComputer: boolean) =>
      call(authentication.loginByPasskey, { body: { passkey: await provePasskey(), sharedComputer } }),
    onSuccess: begin,
  })

/** Ends all other sessions of the user and gives this one a new token. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: Body<typeof authentication.changePassword>) => call(authentication.changePassword, { body }),
  })

export type SentRegistration = Body<typeof authentication.register>

export const useRegister = () =>
  useMutation({
    mutationFn: (body: SentRegistration) => call(authentication.register, { body }),
  })

/** The answer never reveals whether the address is registered; only the mail does. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (body: Body<typeof authentication.resetPassword>) => call(authentication.resetPassword, { body }),
  })

/** Whether a link from a mail is still valid. Checked once, because it is invalid after its use. */
export const linkQuery = (query: { i: string; t: string }) =>
  queryOptions({
    queryKey: ['link', query],
    queryFn: () => call(authentication.link, { query }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Sets the password with a single-use link. A new user is signed in with it, anybody else then signs in. */
export const useSetPassword = () =>
  useMutation({
    mutationFn: (body: Body<typeof authentication.validate>) => call(authentication.validate, { body }),
  })

export const useDeclineInvitation = () =>
  useMutation({
    mutationFn: (body: Body<typeof authentication.declineInvitation>) =>
      call(authentication.declineInvitation, { body }),
  })

export const useConfirmEmail = () =>
  useMutation({
    mutationFn: (body: Body<typeof authentication.confirmEmail>) => call(authentication.confirmEmail, { body }),
  })

export const useUndoEmail = () =>
  useMutation({
    mutationFn: (body: Body<typeof authentication.undoEmail>) => call(authentication.undoEmail, { body }),
  })

/** Confirms the user's identity by password or passkey; the session may then make security-relevant changes for some minutes. */
export const useConfirmIdentity = () =>
  useMutation({
    mutationFn: async (given: { password: string } | 'passkey') =>
      call(authentication.confirm, { body: given === 'passkey' ? { passkey: await provePasskey() } : given }),
  })

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: () => call(authentication.sessions, {}),
})

export function useEndSession() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(authentication.endSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
