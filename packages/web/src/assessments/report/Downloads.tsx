import { Button } from '@mantine/core'
import { assessments, type ReportFormat } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { FormFailure } from '../../shared/FormFailure.tsx'
import { useErrorText } from '../../shared/useErrorText.ts'
import { followDownload } from './followDownload.ts'
import classes from './report.module.css'

const FORMATS = ['pdf', 'xlsx', 'json'] as const satisfies readonly ReportFormat[]

/** The report as files. The links are asked for with each click: they are good for a few minutes only. */
export function Downloads({ id, asKnownOn }: { id: string; asKnownOn: string | undefined }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const download = useMutation({
    mutationFn: async (format: ReportFormat) => {
      const links = await call(assessments.downloadLinks, { params: { id }, query: asKnownOn ? { asKnownOn } : {} })
      followDownload(links[format])
    },
  })
  const reason = download.error ? errorText(download.error) : null
  return (
    <>
      {FORMATS.map((format) => (
        <Button
          key={format}
          size="sm"
          variant="default"
          loading={download.isPending && download.variables === format}
          aria-label={t('assessments.report.download', { format: format.toUpperCase() })}
          onClick={() => download.mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      {reason && (
        <div className={classes.failure}>
          <FormFailure message={t('assessments.report.downloadFailed', { reason })} />
        </div>
      )}
    </>
  )
}
