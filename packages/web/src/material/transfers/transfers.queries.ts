import { type Transfer, transfers } from '@portal/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { download, saveFile } from '../../api/download.ts'
import { assessmentQueries, dutiesOfCase } from '../../cases/index.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'

export const transferQueries = {
  all: ['transfers'] as const,
  of: (assessmentId: string) =>
    queryOptions({
      queryKey: [...transferQueries.all, assessmentId],
      queryFn: () => call(transfers.ofAssessment, { params: { id: assessmentId } }),
    }),
}

/** A change of transfers; a duty may be done by it. */
export function useTransferChange<Input>(mutationFn: (input: Input) => Promise<unknown>) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => notify.success(t('assessments.transfers.saved')),
    onSettled: async () => {
      for (const { all } of [transferQueries, dutiesOfCase]) await queryClient.invalidateQueries({ queryKey: all })
      await queryClient.invalidateQueries({ queryKey: [...assessmentQueries.all, 'history'] })
    },
  })
}

const SHEETS = { pdf: transfers.pdf, json: transfers.json, zip: transfers.zip } as const

/** Fetches a hand-over sheet and saves it. */
export function useSaveSheet() {
  const errorText = useErrorText()
  return useMutation({
    mutationFn: async ({ transfer, format }: { transfer: Transfer; format: keyof typeof SHEETS }) => {
      const signal = AbortSignal.timeout(120_000)
      const { transferId, code, version } = transfer
      const file = await download(SHEETS[format], { params: { transferId }, signal, onBytes: () => undefined })
      saveFile(`hand-over-sheet-${code}-${version}.${format}`, file)
    },
    onError: (error) => notify.error(errorText(error)),
  })
}
