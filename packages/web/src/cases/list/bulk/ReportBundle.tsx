import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { MAX_BUNDLED, reports } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download, saveFile } from '../../../api/download.ts'
import { Dialog } from '../../../shared/dialog/Dialog.tsx'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { FormFailure } from '../../../shared/forms/formErrors.tsx'

type Props = { assessmentIds: readonly string[]; onClose: () => void }

/** The reports of the chosen assessments as one file: how much has come, and a way to stop. */
export function ReportBundle({ assessmentIds, onClose }: Props) {
  const { t } = useTranslation()
  const { received, failure, retry } = useBundle(assessmentIds, onClose)
  const count = assessmentIds.length
  return (
    <Dialog title={t('assessments.list.bundle.title')} onClose={onClose}>
      <Stack gap="md">
        {failure ? (
          <FormFailure message={failure} />
        ) : (
          <Group wrap="nowrap">
            <Loader size="sm" aria-hidden="true" />
            <div>
              <Text role="status">{t('assessments.list.bundle.preparing', { count })}</Text>
              <Text size="sm" c="dimmed">
                {t('assessments.list.bundle.received', { kilobytes: Math.round(received / 1000) })}
              </Text>
            </div>
          </Group>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('administration.cancel')}
          </Button>
          {failure && count <= MAX_BUNDLED && <Button onClick={retry}>{t('states.retry')}</Button>}
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Fetches the file at once; closing the dialog ends it, and nothing is saved unless all of it has come. */
function useBundle(assessmentIds: readonly string[], onDone: () => void) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [received, setReceived] = useState(0)
  const running = useRef<AbortController>(null)
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      const controller = new AbortController()
      running.current = controller
      const body = { assessmentIds: [...assessmentIds] }
      const content = await download(reports.bundle, { body, signal: controller.signal, onBytes: setReceived })
      const name = `reports-${dayjs().format('YYYY-MM-DD')}.zip`
      saveFile(name, content)
      return name
    },
    onSuccess: (name) => {
      notify.success(t('assessments.list.bundle.saved', { name }))
      onDone()
    },
  })
  const isTooMany = assessmentIds.length > MAX_BUNDLED
  useEffect(() => {
    if (!isTooMany) mutate()
    return () => running.current?.abort()
  }, [mutate, isTooMany])
  if (isTooMany)
    return { received, failure: t('assessments.list.bundle.tooMany', { most: MAX_BUNDLED }), retry: () => mutate() }
  const failure = error ? t('assessments.list.bundle.failed', { reason: errorText(error) }) : undefined
  return { received, failure, retry: () => mutate() }
}
