import { Button, Stack } from '@mantine/core'
import { DOCUMENT_FILE_BYTES, DOCUMENT_FILE_ENDINGS, type DocumentFile, documentFiles } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { refuseLargeFile } from '../../shared/files/base64Of.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { useFileErrorText } from '../../shared/files/fileWords.ts'
import { OpenDocumentFile } from '../../shared/law/OpenDocumentFile.tsx'

const MB = 1024 * 1024

type Props = {
  readonly country: string
  readonly file: DocumentFile | undefined
  readonly onChange: (file: DocumentFile | undefined) => void
}

/** The text of a document as a file: sent at once, and named by the draft once the editor is done. */
export function FileEditor({ country, file, onChange }: Props) {
  const { t } = useTranslation()
  const errorText = useFileErrorText()
  const upload = useMutation({
    mutationFn: async (chosen: File) => {
      refuseLargeFile(chosen, DOCUMENT_FILE_BYTES)
      return call(documentFiles.upload, { params: { id: country }, query: { name: chosen.name }, file: chosen })
    },
    onSuccess: onChange,
  })
  return (
    <Stack gap="xs" align="start">
      <FileField
        label={t('informationHub.differences.fields.file')}
        choose={t('lawExchange.choose')}
        drop={t('lawExchange.drop')}
        accept={DOCUMENT_FILE_ENDINGS.map((ending) => `.${ending}`).join(',')}
        note={t('legalContent.editor.fileNote', { limit: DOCUMENT_FILE_BYTES / MB })}
        failure={upload.isError ? errorText(upload.error) : undefined}
        onFile={upload.mutate}
      >
        <span role="status">{upload.isPending && t('lawExchange.reading')}</span>
      </FileField>
      {file && (
        <>
          <OpenDocumentFile country={country} file={file} />
          <Button variant="default" size="compact-sm" onClick={() => onChange(undefined)}>
            {t('legalContent.editor.removeBasis', { document: file.name })}
          </Button>
        </>
      )}
    </Stack>
  )
}
