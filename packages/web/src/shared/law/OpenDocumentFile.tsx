import { Anchor } from '@mantine/core'
import { counsel, type DocumentFile, documentFiles } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download, saveFile } from '../../api/download.ts'
import { notify } from '../feedback/notify.ts'
import { useErrorText } from '../feedback/useErrorText.ts'

/** For outside counsel, the token of their link stands in place of the country. */
type Props = { file: DocumentFile } & ({ country: string } | { token: string })

/** Saves the text of a document, which the portal keeps as a file. */
export function OpenDocumentFile({ file: { fileId, name }, ...source }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const open = useMutation({
    mutationFn: async () => {
      const following = { signal: new AbortController().signal, onBytes: () => undefined }
      const content =
        'token' in source
          ? download(counsel.documentFile, { body: { token: source.token, fileId }, ...following })
          : download(documentFiles.read, { params: { id: source.country, fileId }, ...following })
      saveFile(name, await content)
    },
    onError: (error) => notify.error(errorText(error)),
  })
  return (
    <Anchor component="button" type="button" disabled={open.isPending} onClick={() => open.mutate()}>
      {t('informationHub.documents.openFile', { name })}
    </Anchor>
  )
}
