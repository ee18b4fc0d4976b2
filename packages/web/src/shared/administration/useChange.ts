import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { notify } from '../feedback/notify.ts'
import { useErrorText } from '../feedback/useErrorText.ts'
import { ADMINISTRATION } from './administrationKey.ts'

type Options<Input, Output> = {
  change: (input: Input) => Promise<Output>
  /** Told when it is done. */
  succeeded: string
  /** Told when it is not; by default the server's reason. Refused fields and a stale version show in the form alone. */
  failed?: (error: unknown) => string
}

/** A change in the administration; its lists are read again afterwards. */
export function useChange<Input, Output>({ change, succeeded, failed }: Options<Input, Output>) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: change,
    onSuccess: () => notify.success(succeeded),
    onError: (error) => {
      if (!showsInForm(error)) notify.error((failed ?? errorText)(error))
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ADMINISTRATION })
    },
  })
}

const showsInForm = (error: unknown) =>
  error instanceof ApiError && (error.fields.length > 0 || error.code === 'STALE_VERSION')
