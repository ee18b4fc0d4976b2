import { type CallInput, type CallOutput, IMPORT_LIMITS, importing } from '@portal/contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { assessmentQueries } from '../../cases/index.ts'
import { base64Of } from '../../shared/files/base64Of.ts'

export type List = CallOutput<typeof importing.read> & { file: File; fileName: string }
export type Mapping = CallOutput<typeof importing.mappings>['mappings'][number]
/** The part of a file that is read. */
export type FilePart = { file: File; sheet?: string; headRow?: number }
export type Progress = CallOutput<typeof importing.progress>

const POLL_MS = 1_000

export const importQueries = {
  all: ['imports'] as const,
  columns: queryOptions({ queryKey: ['importColumns'], queryFn: () => call(importing.columns, {}), staleTime: 60_000 }),
  mappings: queryOptions({ queryKey: ['imports', 'mappings'], queryFn: () => call(importing.mappings, {}) }),
  words: (columns: CallInput<typeof importing.words>['body']['columns']) =>
    queryOptions({
      queryKey: ['importWords', columns],
      queryFn: () => call(importing.words, { body: { columns } }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      placeholderData: keepPreviousData,
    }),
  list: queryOptions({ queryKey: ['imports', 'list'], queryFn: () => call(importing.list, {}) }),
  progress: (id: string) =>
    queryOptions({
      queryKey: ['imports', 'one', id],
      queryFn: () => call(importing.progress, { params: { id } }),
      refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' ? POLL_MS : false),
    }),
}

/** Reads a file as a table. Throws FileTooLarge. */
export const useReadFile = () =>
  useMutation({
    mutationFn: async ({ file, ...part }: FilePart): Promise<List> => {
      const content = await base64Of(file, IMPORT_LIMITS.fileBytes)
      const list = await call(importing.read, { body: { content, ...part } })
      return { ...list, file, fileName: file.name }
    },
  })

export function useStartImport() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof importing.start>['body']) => call(importing.start, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: importQueries.all }),
  })
}

export function useRemoveMapping() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(importing.removeMapping, { params: { name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: importQueries.mappings.queryKey }),
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
