import { Button } from '@mantine/core'
import { type CallInput, countries } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { download } from '../../../api/download.ts'
import { saveFile } from '../../../api/saveFile.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import classes from '../compare.module.css'

const ENDPOINTS = { xlsx: countries.comparisonXlsx, csv: countries.comparisonCsv } as const
const FORMATS = ['xlsx', 'csv'] as const
type Format = (typeof FORMATS)[number]
type Shown = CallInput<typeof countries.comparisonCsv>['body']

/** Saves the table as it is shown, with both dates and the case, or prints it. */
export function SaveButtons({ shown }: { shown: Shown }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const save = useMutation({
    mutationFn: (format: Format) => saveComparison(format, shown),
    onSuccess: (name) => notify.success(t('informationHub.compare.saved', { name })),
    onError: (error) => notify.error(t('informationHub.compare.saveFailed', { reason: errorText(error) })),
  })
  return (
    <div className={classes.save}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="default"
          disabled={shown.uses?.length === 0}
          loading={save.isPending && save.variables === format}
          onClick={() => save.mutate(format)}
        >
          {t(`informationHub.compare.save.${format}`)}
        </Button>
      ))}
      <Button variant="default" onClick={() => window.print()}>
        {t('informationHub.compare.print')}
      </Button>
    </div>
  )
}

async function saveComparison(format: Format, body: Shown): Promise<string> {
  const { signal } = new AbortController()
  const content = await download(ENDPOINTS[format], { body, signal, onBytes: () => {} })
  const name = `comparison-${dayjs().format('YYYY-MM-DD')}.${format}`
  saveFile(name, content)
  return name
}
