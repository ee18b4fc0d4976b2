import { Anchor } from '@mantine/core'
import { type DocumentFile, documentFiles } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download, saveFile } from '../../api/download.ts'
import { notify } from '../feedback/notify.ts'
import { useErrorText } from '../feedback/useErrorText.ts'

type Props = { country: string; file: DocumentFile }

/** Saves the text of a document, which the portal keeps as a file. */
export function OpenDocumentFile({ country, file: { fileId, name } }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const open = useMutation({
    mutationFn: async () => {
      const signal = new AbortController().signal
      const params = { id: country, fileId }
      saveFile(name, await download(documentFiles.read, { params, signal, onBytes: () => undefined }))
    },
    onError: (error) => notify.error(errorText(error)),
  })
  return (
    <Anchor component="button" type="button" disabled={open.isPending} onClick={() => open.mutate()}>
      {t('informationHub.documents.openFile', { name })}
    </Anchor>
  )
}
