import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { ApiError } from '../../api/call.ts'
import { notify } from '../feedback/notify.ts'
import { useErrorText } from '../feedback/useErrorText.ts'

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

/** What every list of the administration is cached under: a change in one (a user) shows in others (a group's members). */
export const ADMINISTRATION = ['administration'] as const

/** What is there now, when a change was refused because somebody else was faster; otherwise null. */
export function staleState<S extends z.ZodType>(error: unknown, schema: S): z.output<S> | null {
  if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION') return null
  const current = schema.safeParse(error.current)
  return current.success ? current.data : null
}

/** The fields of `after` that differ from `before`: what an update sends. */
export function changesOf<T extends object>(before: T, after: T): Partial<T> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
  )
  return Object.fromEntries(changed) as Partial<T>
}
