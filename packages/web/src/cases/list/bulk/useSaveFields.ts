import { reports } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import dayjs from 'dayjs'
import { download, saveFile } from '../../../api/download.ts'
import { notify } from '../../../shared/feedback/notify.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'

/** Saves the fields that databases and collections ask for, of several assessments, as they are now. */
export function useSaveFields() {
  const errorText = useErrorText()
  return useMutation({ mutationFn: saveFields, onError: (error) => notify.error(errorText(error)) })
}

export async function saveFields(assessmentIds: readonly string[]) {
  const signal = AbortSignal.timeout(60_000)
  const body = { assessmentIds: [...assessmentIds] }
  saveFile(
    `fields-${dayjs().format('YYYY-MM-DD')}.xlsx`,
    await download(reports.export, { body, signal, onBytes: () => undefined }),
  )
}
