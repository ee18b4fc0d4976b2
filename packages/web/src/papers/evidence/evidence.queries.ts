import { type CallInput, type CallOutput, evidence } from '@portal/contract'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { download, saveFile } from '../../api/download.ts'
import { assessmentQueries, dutiesOfCase, papersOfCase } from '../../cases/index.ts'
import { today } from '../../shared/dates/dates.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { sha256Of } from '../../shared/files/sha256Of.ts'
import { nextPageStart } from '../../shared/list/nextPageStart.ts'

export type PaperSearch = CallInput<typeof evidence.list>['query']

export const evidenceQueries = {
  ...papersOfCase,
  one: (evidenceId: string) =>
    queryOptions({
      queryKey: [...papersOfCase.all, 'one', evidenceId],
      queryFn: () => call(evidence.read, { params: { evidenceId } }),
    }),
  /** A page at a time. */
  search: (query: PaperSearch) =>
    infiniteQueryOptions({
      queryKey: [...papersOfCase.all, 'search', query],
      queryFn: ({ pageParam }) => call(evidence.list, { query: { ...query, from: pageParam } }),
      initialPageParam: 0,
      getNextPageParam: (last, all) => nextPageStart(all, last.count),
      placeholderData: keepPreviousData,
    }),
  /** The assessments that a paper serves, a page at a time. */
  uses: (evidenceId: string) =>
    infiniteQueryOptions({
      queryKey: [...papersOfCase.all, 'uses', evidenceId],
      queryFn: ({ pageParam }) => call(evidence.uses, { params: { evidenceId }, query: { from: pageParam } }),
      initialPageParam: 0,
      getNextPageParam: (last, all) => nextPageStart(all, last.count),
    }),
  history: (evidenceId: string) =>
    queryOptions({
      queryKey: [...papersOfCase.all, 'history', evidenceId],
      queryFn: () => call(evidence.history, { params: { evidenceId } }),
    }),
}

export type EvidenceList = CallOutput<typeof evidence.ofAssessment>
export type NewEvidence = CallInput<typeof evidence.add>['body']

/** A change of evidence; duties and results may follow from it. */
export function useEvidenceChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async () => {
      notify.success(t('assessments.evidence.saved'))
      for (const { all } of [papersOfCase, dutiesOfCase, assessmentQueries]) {
        await queryClient.invalidateQueries({ queryKey: all })
      }
    },
  })
}

/** Sends a file with its SHA-256, where the browser can compute it, so that one which changes on the way is refused. */
export async function uploadFile({ file, ...following }: Upload) {
  const sha256 = await sha256Of(file)
  return call(evidence.upload, { query: { name: file.name, ...(sha256 && { sha256 }) }, file, ...following })
}

type Upload = { file: File; signal: AbortSignal; onSent: (share: number) => void }

/** Fetches a version of a file and saves it. */
export function useSaveFile() {
  const errorText = useErrorText()
  return useMutation({
    mutationFn: async ({ name, ...params }: { evidenceId: string; fileId: string; name: string }) => {
      const signal = AbortSignal.timeout(DOWNLOAD_WITHIN_MS)
      saveFile(name, await download(evidence.file, { params, signal, onBytes: () => undefined }))
    },
    onError: (error) => notify.error(errorText(error)),
  })
}

const EXPORTS = { xlsx: evidence.exportXlsx, csv: evidence.exportCsv } as const
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const
type Export = { format: (typeof EXPORT_FORMATS)[number]; query: CallInput<typeof evidence.exportXlsx>['query'] }

/** Saves the papers that are found as a file. */
export function useSavePapers() {
  const { t } = useTranslation()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: async ({ format, query }: Export) => {
      const name = `papers-${today()}.${format}`
      const signal = AbortSignal.timeout(DOWNLOAD_WITHIN_MS)
      saveFile(name, await download(EXPORTS[format], { query, signal, onBytes: () => undefined }))
      return name
    },
    onSuccess: (name) => notify.success(t('assessments.list.export.saved', { name })),
    onError: (error) => notify.error(t('assessments.list.export.failed', { reason: errorText(error) })),
  })
}

const DOWNLOAD_WITHIN_MS = 15 * 60_000
