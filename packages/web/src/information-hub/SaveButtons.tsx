import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useTranslation } from 'react-i18next'
import { type Following, saveFile } from '../api/download.ts'
import { notify } from '../shared/feedback/notify.ts'
import { useErrorText } from '../shared/feedback/useErrorText.ts'
import classes from './SaveButtons.module.css'

const FORMATS = ['xlsx', 'csv'] as const
type Format = (typeof FORMATS)[number]

/** `name`: the beginning of the file's name, before the day. */
type Props = { name: string; disabled?: boolean; load: (format: Format, following: Following) => Promise<Blob> }

/** Saves what is shown as a file, or prints it. */
export function SaveButtons({ name, disabled = false, load }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const save = useMutation({
    mutationFn: async (format: Format) => {
      const file = `${name}-${dayjs().format('YYYY-MM-DD')}.${format}`
      saveFile(file, await load(format, { signal: new AbortController().signal, onBytes: () => {} }))
      return file
    },
    onSuccess: (file) => notify.success(t('informationHub.compare.saved', { name: file })),
    onError: (error) => notify.error(t('informationHub.compare.saveFailed', { reason: errorText(error) })),
  })
  return (
    <div className={classes.save}>
      {FORMATS.map((format) => (
        <Button
          key={format}
          variant="default"
          disabled={disabled}
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
