import { Button } from '@mantine/core'
import { assessments, type CallOutput } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../shared/forms/FormFailure.tsx'
import { followDownload } from './followDownload.ts'
import classes from './report.module.css'

type Links = CallOutput<typeof assessments.downloadLinks>
const FILES = ['pdf', 'pdfShort', 'xlsx', 'json'] as const satisfies readonly (keyof Links)[]
type File = (typeof FILES)[number]

/** The report as files. The links are asked for with each click: they are good for a few minutes only. */
export function Downloads({ id, asKnownOn }: { id: string; asKnownOn: string | undefined }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const download = useMutation({
    mutationFn: async (file: File) => {
      const links = await call(assessments.downloadLinks, { params: { id }, query: asKnownOn ? { asKnownOn } : {} })
      followDownload(links[file])
    },
  })
  const reason = download.error ? errorText(download.error) : null
  return (
    <>
      {FILES.map((file) => (
        <Button
          key={file}
          size="sm"
          variant="default"
          loading={download.isPending && download.variables === file}
          aria-label={t(`assessments.report.downloads.${file}`)}
          title={file === 'pdfShort' ? t('assessments.report.downloads.pdfShort') : undefined}
          onClick={() => download.mutate(file)}
        >
          {t(`assessments.report.files.${file}`)}
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
