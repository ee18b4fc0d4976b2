import { type NewPasskey, passkeys } from '@portal/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { factorsQuery, passkeysQuery } from '../factors/factors.queries.ts'

type Options = Parameters<typeof import('@simplewebauthn/browser')['startRegistration']>[0]['optionsJSON']

/** Has the browser make a passkey and the portal keep it. Rejects when the user cancels. */
async function addPasskey(name: string) {
  const { options } = await call(passkeys.begin, {})
  const { startRegistration } = await import('@simplewebauthn/browser')
  const passkey = (await startRegistration({ optionsJSON: options as unknown as Options })) as NewPasskey
  return call(passkeys.add, { body: { name, passkey } })
}

function usePasskeyChange<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () =>
      Promise.all(
        [passkeysQuery, factorsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
      ),
  })
}

export const useAddPasskey = () => usePasskeyChange(addPasskey)

export const useRenamePasskey = () =>
  usePasskeyChange(({ id, name }: { id: string; name: string }) =>
    call(passkeys.rename, { params: { id }, body: { name } }),
  )

export const useRemovePasskey = () => usePasskeyChange((id: string) => call(passkeys.remove, { params: { id } }))
