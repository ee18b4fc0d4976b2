import { type CallInput, type CallOutput, importing } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { assessmentQueries } from '../assessments.queries.ts'

export type ReadList = CallOutput<typeof importing.read>
export type Progress = CallOutput<typeof importing.progress>

const POLL_MS = 1_000

export const importQueries = {
  all: ['imports'] as const,
  columns: queryOptions({ queryKey: ['importColumns'], queryFn: () => call(importing.columns, {}), staleTime: 60_000 }),
  list: queryOptions({ queryKey: ['imports', 'list'], queryFn: () => call(importing.list, {}) }),
  progress: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'one', id],
      queryFn: () => call(importing.progress, { params: { id } }),
      refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? POLL_MS : false),
    }),
}

/** Reads a file as a table. */
export const useReadFile = () =>
  useMutation({
    mutationFn: async (file: File) => {
      const list = await call(importing.read, { body: { content: await base64Of(file) } })
      return { ...list, fileName: file.name }
    },
  })

async function base64Of(file: File): Promise<string> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    // A file that changes while it is read, or that is gone.
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
  return url.slice(url.indexOf(',') + 1)
}

export function useStartImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof importing.start>['body']) => call(importing.start, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importQueries.all }),
  })
}

export const CHANGES = { stop: importing.stop, continue: importing.continue, undo: importing.undo } as const

/** Stops an import, goes on with it or undoes it. Every list of assessments is read again. */
export function useChangeImport(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: keyof typeof CHANGES) => call(CHANGES[change], { params: { id } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: importQueries.all }),
        queryClient.invalidateQueries({ queryKey: assessmentQueries.lists() }),
      ]),
  })
}
