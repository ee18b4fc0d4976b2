import { Button, VisuallyHidden } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileTooLarge } from '../../shared/files/base64Of.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { useFileErrorText, useSizeText } from '../../shared/files/fileWords.ts'
import classes from './evidence.module.css'
import { type EvidenceList, uploadFile } from './evidence.queries.ts'

export type UploadedFile = Awaited<ReturnType<typeof uploadFile>>

type Props = {
  label: string
  limits: EvidenceList['limits']
  file: UploadedFile | null
  onUploaded: (file: UploadedFile | null) => void
}

const MB = 1024 * 1024

/** A place to drop or choose a file; it is sent at once, and what is wrong with it is said here. */
export function FileDrop({ label, limits, file, onUploaded }: Props) {
  const { t } = useTranslation()
  const { send, cancel, sent, failure } = useUpload(limits, onUploaded)
  const note = t('assessments.evidence.drop.limits', {
    endings: limits.endings.join(', '),
    limit: Math.floor(limits.maxBytes / MB),
  })
  return (
    <FileField
      label={label}
      choose={t(file ? 'assessments.evidence.drop.other' : 'assessments.evidence.drop.choose')}
      drop={t('assessments.evidence.drop.orDrop')}
      accept={limits.endings.map((ending) => `.${ending}`).join(',')}
      note={note}
      failure={failure}
      onFile={send}
    >
      {sent !== null && <Sending share={sent} onCancel={cancel} />}
      <div role="status">{file && sent === null && <FileLine file={file} onRemove={() => onUploaded(null)} />}</div>
    </FileField>
  )
}

/** How much is sent, said in words at each tenth; what was sent when it is cancelled is thrown away. */
function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation()
  const percent = Math.floor(share * 100)
  const words = (of: number) =>
    of === 100 ? t('assessments.evidence.drop.checking') : t('assessments.evidence.drop.sending', { percent: of })
  return (
    <span className={classes.sending}>
      <progress max={100} value={percent} aria-label={words(percent)} />
      <span aria-hidden="true">{words(percent)}</span>
      <VisuallyHidden role="status">{words(Math.floor(percent / 10) * 10)}</VisuallyHidden>
      <Button size="compact-sm" variant="subtle" onClick={onCancel}>
        {t('assessments.evidence.drop.cancel')}
      </Button>
    </span>
  )
}

function FileLine({ file, onRemove }: { file: UploadedFile; onRemove: () => void }) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  return (
    <span className={classes.fileLine}>
      <strong>{file.name}</strong> {sizeText(file.size)}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('assessments.evidence.drop.removeOf', { name: file.name })}
        onClick={onRemove}
      >
        {t('assessments.evidence.drop.remove')}
      </Button>
    </span>
  )
}

function useUpload(limits: Props['limits'], onUploaded: Props['onUploaded']) {
  const errorText = useFileErrorText()
  const [refused, setRefused] = useState<string>()
  const [sent, setSent] = useState<number | null>(null)
  const running = useRef<AbortController>(undefined)
  const upload = useMutation({
    mutationFn: uploadFile,
    onSuccess: onUploaded,
    onSettled: (_uploaded, _error, { signal }) => {
      if (running.current?.signal === signal) setSent(null)
    },
  })
  const send = (file: File) => {
    const isTooLarge = file.size > limits.maxBytes
    setRefused(isTooLarge ? errorText(new FileTooLarge(limits.maxBytes)) : undefined)
    if (isTooLarge) return
    running.current?.abort()
    const own = new AbortController()
    running.current = own
    setSent(0)
    upload.mutate({ file, signal: own.signal, onSent: (share) => !own.signal.aborted && setSent(share) })
  }
  const cancel = () => running.current?.abort()
  const isFailed = upload.isError && !upload.variables.signal.aborted && sent === null
  return { send, cancel, sent, failure: refused ?? (isFailed ? errorText(upload.error) : undefined) }
}
