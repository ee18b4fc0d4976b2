import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Loader, Menu } from '@mantine/core'
import { cases, type ListColumn } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download, saveFile } from '../../api/download.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import type { ListRequest } from './filters/assessmentFilters.ts'
import classes from './list.module.css'

/** The list as it is filtered and sorted; all its pages are exported. */
type ExportRequest = Omit<ListRequest, 'from' | 'size'> & {
  /** Those that the user chose to see; otherwise all. */
  columns?: ListColumn[] | undefined
}
type Props = { request: ListRequest; columns: readonly ListColumn[] | undefined; total: number | undefined }

/** Saves all pages of what is filtered as a file. */
export function ExportMenu({ request, columns, total = 0 }: Props) {
  const { t } = useTranslation()
  const { start, cancel, isRunning, received } = useExport({ ...request, columns: columns && [...columns] })
  return (
    <div className={classes.export}>
      <Menu position="bottom-end" shadow="lg" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus>
        <Menu.Target>
          <Button variant="default" disabled={total === 0}>
            {t('assessments.list.export.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('assessments.list.export.what', { count: total })}</Menu.Label>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Menu.Item key={format} disabled={isRunning} onClick={() => start(format)}>
              {t(`assessments.list.export.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isRunning && <Progress total={total} received={received} onCancel={cancel} />}
    </div>
  )
}

type ProgressProps = { total: number; received: number; onCancel: () => void }

/** The amount is no live message: it would be read out many times a second. */
function Progress({ total, received, onCancel }: ProgressProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.exporting}>
      <Loader size="sm" aria-hidden="true" />
      <div>
        <p role="status">{t('assessments.list.export.running', { count: total })}</p>
        <p>{t('assessments.list.export.received', { kilobytes: Math.round(received / 1000) })}</p>
      </div>
      <Button variant="default" onClick={onCancel}>
        {t('administration.cancel')}
      </Button>
    </div>
  )
}

/** An export of the list, with how much of it has come; it can be cancelled, and leaving the list cancels it. */
export function useExport(request: ExportRequest) {
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

const ENDPOINTS = { csv: cases.exportCsv, xlsx: cases.exportXlsx } as const
type ExportFormat = keyof typeof ENDPOINTS

type Options = {
  format: ExportFormat
  request: ExportRequest
  signal: AbortSignal
  onBytes: (received: number) => void
}

/** Saves the list as a file and says what it is called. Nothing is saved unless all of it has come. */
async function exportFile({
  format,
  request: { sort, q, filters, columns },
  signal,
  onBytes,
}: Options): Promise<string> {
  const body = { ...(sort && { sort }), ...(q && { q }), ...(filters && { filters }), ...(columns && { columns }) }
  const content = await download(ENDPOINTS[format], { body, signal, onBytes })
  const name = `assessments-${dayjs().format('YYYY-MM-DD')}.${format}`
  saveFile(name, content)
  return name
}
