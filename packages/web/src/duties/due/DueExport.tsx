import '@mantine/core/styles/Popover.layer.css'
import { keysOf } from '../../shared/objects/records.ts'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { due, type HandlerInput } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download, saveFile } from '../../api/download.ts'
import { today } from '../../shared/dates/dates.ts'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'

const ENDPOINTS = { xlsx: due.exportXlsx, csv: due.exportCsv } as const
type Format = keyof typeof ENDPOINTS
const FORMATS = keysOf(ENDPOINTS)

type Props = { request: HandlerInput<typeof due.search>['body']; total: number | undefined }

/** Saves all pages of what is filtered as a file. */
export function DueExport({ request, total = 0 }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const save = useMutation({
    mutationFn: async (format: Format) => {
      const { from: _from, size: _size, ...body } = request
      const signal = new AbortController().signal
      const content = await download(ENDPOINTS[format], { body, signal, onBytes: () => undefined })
      const name = `duties-${today()}.${format}`
      saveFile(name, content)
      return name
    },
    onSuccess: (name) => notify.success(t('assessments.list.export.saved', { name })),
    onError: (error) => notify.error(t('assessments.list.export.failed', { reason: errorText(error) })),
  })
  return (
    <Menu position="bottom-end" shadow="lg" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus>
      <Menu.Target>
        <Button variant="default" disabled={total === 0} loading={save.isPending}>
          {t('assessments.list.export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => save.mutate(format)}>
            {t(`assessments.list.export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
