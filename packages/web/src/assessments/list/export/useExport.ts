import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import type { ListRequest } from '../filters/assessmentFilters.ts'
import { type ExportFormat, exportFile } from './exportFile.ts'

/** An export of the list, with how much of it has come; it can be cancelled, and leaving the list cancels it. */
export function useExport(request: ListRequest) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [received, setReceived] = useState(0)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const mutation = useMutation({
    mutationFn: (format: ExportFormat) => {
      const controller = new AbortController()
      running.current = controller
      setReceived(0)
      return exportFile({ format, request, signal: controller.signal, onBytes: setReceived })
    },
    onSuccess: (name) => notify.success(t('assessments.list.export.saved', { name })),
    onError: (error) => {
      if (running.current?.signal.aborted) return notify.success(t('assessments.list.export.cancelled'))
      notify.error(t('assessments.list.export.failed', { reason: errorText(error) }))
    },
  })
  return {
    received,
    isRunning: mutation.isPending,
    start: (format: ExportFormat) => mutation.mutate(format),
    cancel: () => running.current?.abort(),
  }
}
