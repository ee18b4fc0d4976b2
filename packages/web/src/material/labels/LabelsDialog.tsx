import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Group, Radio, Text } from '@mantine/core'
import { type CallInput, labels } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download, saveFile } from '../../api/download.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'

type Props = { assessmentIds: readonly string[]; onClose: () => void }
type Body = CallInput<typeof labels.make>['body']
type Of = NonNullable<Body['of']>
type Format = NonNullable<Body['format']>

const WITHIN_MS = 60_000

/** Labels for tubes and boxes as a file, of the cases or of their samples. */
export function LabelsDialog({ assessmentIds, onClose }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [of, setOf] = useState<Of>('assessments')
  const [format, setFormat] = useState<Format>('pdf')
  const save = useMutation({
    mutationFn: async () => {
      const body = { assessmentIds: [...assessmentIds], of, format }
      const signal = AbortSignal.timeout(WITHIN_MS)
      saveFile(`labels.${format}`, await download(labels.make, { body, signal, onBytes: () => undefined }))
    },
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={t('assessments.labels.title')}
      action={t('assessments.labels.save')}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      onClose={onClose}
      dirty={false}
      pending={save.isPending}
      failure={save.error ? errorText(save.error) : undefined}
    >
      <Text>{t('assessments.labels.lead')}</Text>
      <Radio.Group label={t('assessments.labels.of')} value={of} onChange={(value) => setOf(value as Of)}>
        <Group mt="xs">
          <Radio value="assessments" label={t('assessments.labels.assessments')} />
          <Radio value="samples" label={t('assessments.labels.samples')} />
        </Group>
      </Radio.Group>
      <Radio.Group
        label={t('assessments.labels.format')}
        value={format}
        onChange={(value) => setFormat(value as Format)}
      >
        <Group mt="xs">
          <Radio value="pdf" label={t('assessments.labels.pdf')} />
          <Radio value="svg" label={t('assessments.labels.svg')} />
        </Group>
      </Radio.Group>
    </FormDialog>
  )
}
