import { samples } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { download, saveFile } from '../../api/download.ts'
import { assessmentQueries } from '../../cases/index.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'

export const sampleQueries = {
  all: ['samples'] as const,
  of: (assessmentId: string) =>
    queryOptions({
      queryKey: [...sampleQueries.all, 'of', assessmentId],
      queryFn: () => call(samples.ofAssessment, { params: { id: assessmentId } }),
    }),
  place: (latitude: number, longitude: number) =>
    queryOptions({
      queryKey: [...sampleQueries.all, 'place', latitude, longitude],
      queryFn: () => call(samples.place, { query: { latitude, longitude } }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** A change of samples; reports and the history tell of them, too. */
export function useSampleChange<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: sampleQueries.all })
      await queryClient.invalidateQueries({ queryKey: [...assessmentQueries.all, 'report'] })
      await queryClient.invalidateQueries({ queryKey: [...assessmentQueries.all, 'history'] })
    },
  })
}

/** Takes samples out, with an offer to put them back. */
export function useRemoveSamples(id: string, onRemoved: () => void) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const failed = { onError: (error: unknown) => notify.error(errorText(error)) }
  const restore = useSampleChange((sampleIds: string[]) =>
    call(samples.restore, { params: { id }, body: { sampleIds } }),
  )
  const remove = useSampleChange((sampleIds: string[]) => call(samples.remove, { params: { id }, body: { sampleIds } }))
  return (sampleIds: string[]) =>
    remove.mutate(sampleIds, {
      ...failed,
      onSuccess: () => {
        onRemoved()
        notify.success(t('assessments.samples.removed', { count: sampleIds.length }), {
          label: t('assessments.samples.undo'),
          onChoose: () => restore.mutate(sampleIds, failed),
        })
      },
    })
}

const EXPORTS = { xlsx: samples.exportXlsx, csv: samples.exportCsv } as const

export function useExportSamples(id: string, name: string) {
  const errorText = useErrorText()
  return useMutation({
    mutationFn: async (format: keyof typeof EXPORTS) => {
      const signal = AbortSignal.timeout(60_000)
      saveFile(
        `${name}.${format}`,
        await download(EXPORTS[format], { params: { id }, signal, onBytes: () => undefined }),
      )
    },
    onError: (error) => notify.error(errorText(error)),
  })
}
