import { Button, Textarea } from '@mantine/core'
import { type Evidence, type EvidenceFile, evidence } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { formatInstant } from '../../../shared/dates/dates.ts'
import { useErrorText } from '../../../shared/feedback/useErrorText.ts'
import { useSizeText } from '../../../shared/files/fileWords.ts'
import { FormFailure } from '../../../shared/forms/formErrors.tsx'
import classes from '../evidence.module.css'
import { type EvidenceList, useEvidenceChange, useSaveFile } from '../evidence.queries.ts'
import { FileDrop, type UploadedFile } from '../FileDrop.tsx'
import { Clip, PanelPart } from './PanelPart.tsx'

type Props = { paper: Evidence; limits: EvidenceList['limits'] }

/** The versions of the file, the newest first, and a place for the next one. */
export function EvidenceFiles({ paper, limits }: Props) {
  const { t } = useTranslation()
  return (
    <PanelPart title={t('assessments.evidence.file')}>
      {paper.files.length === 0 && <p>{t('assessments.evidence.fileNone')}</p>}
      <ul className={classes.versions}>
        {paper.files.map((file) => (
          <Version key={file.fileId} evidenceId={paper.evidenceId} file={file} />
        ))}
      </ul>
      {paper.mayChange && <NewVersion paper={paper} limits={limits} />}
    </PanelPart>
  )
}

function Version({ evidenceId, file }: { evidenceId: string; file: EvidenceFile }) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const save = useSaveFile()
  const { fileId, name, number, size, sha256, addedBy, addedAt, reason } = file
  return (
    <li>
      <Clip />
      <div>
        <p className={classes.fileName}>
          <strong>{name}</strong> {t('assessments.evidence.version', { number, size: sizeText(size) })}
        </p>
        <p className={classes.small}>
          {t('assessments.evidence.versionBy', { by: addedBy, at: formatInstant(addedAt) })}
          {reason && ` · ${reason}`}
        </p>
        <p className={classes.hash} title={sha256}>
          SHA-256 {sha256.slice(0, 8)} … {sha256.slice(-8)}
        </p>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={save.isPending}
        aria-label={t('assessments.evidence.downloadOf', { name, number })}
        onClick={() => save.mutate({ evidenceId, fileId, name })}
      >
        {t('assessments.evidence.download')}
      </Button>
    </li>
  )
}

/** A new version needs a reason; older ones stay. */
function NewVersion({ paper, limits }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [reason, setReason] = useState('')
  const add = useEvidenceChange((body: { fileId: string; reason: string }) =>
    call(evidence.addVersion, { params: { evidenceId: paper.evidenceId }, body }),
  )
  const done = () => {
    setFile(null)
    setReason('')
  }
  return (
    <>
      <FileDrop label={t('assessments.evidence.newVersion')} limits={limits} file={file} onUploaded={setFile} />
      {file && (
        <>
          <Textarea
            label={t('assessments.evidence.versionReason')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            rows={2}
            my="sm"
          />
          <FormFailure message={add.isError ? errorText(add.error) : undefined} />
          <Button
            size="sm"
            disabled={reason.trim() === ''}
            loading={add.isPending}
            onClick={() => add.mutate({ fileId: file.fileId, reason: reason.trim() }, { onSuccess: done })}
          >
            {t('assessments.evidence.newVersionSave')}
          </Button>
        </>
      )}
    </>
  )
}
