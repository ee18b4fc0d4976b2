import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/call.ts'
import { notify } from '../feedback/notify.ts'
import { useErrorText } from '../feedback/useErrorText.ts'

type Options<Input, Output> = {
  change: (input: Input) => Promise<Output>
  /** The message shown on success. */
  succeeded: string | ((output: Output) => string)
  /**
   * The message shown on failure, by default the server's. Field errors and a stale version are shown in the form only.
   */
  failed?: (error: unknown) => string
}

/** A mutation of the administration that notifies the user and invalidates the lists. */
export function useChange<Input, Output>({ change, succeeded, failed }: Options<Input, Output>) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: change,
    onSuccess: (output) => notify.success(typeof succeeded === 'string' ? succeeded : succeeded(output)),
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

/** Query key prefix of all administration lists: a change in one (a user) affects others (the members of a group). */
export const ADMINISTRATION = ['administration'] as const

/** The current state on the server when optimistic locking refused the change; otherwise null. */
export const staleState = <State>(error: unknown): State | null =>
  error instanceof ApiError && error.code === 'STALE_VERSION' ? ((error.current ?? null) as State | null) : null

/** The fields of `after` that differ from `before`: what an update sends. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
  )
  return Object.fromEntries(changed) as Partial<T>
}
