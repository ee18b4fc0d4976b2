import { Button } from '@mantine/core'
import { evidence, type SheetPaper, type SheetPreview, transfers } from '@portal/contract'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../api/call.ts'
import { formatDay } from '../../shared/dates/dates.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { useFileErrorText } from '../../shared/files/fileWords.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { useScrollToTarget } from '../../shared/navigation/useScrollToTarget.ts'
import { readSheetFile } from './readSheetFile.ts'
import { SheetPapers } from './SheetPapers.tsx'
import classes from './transfers.module.css'

/** Starts an assessment from a hand-over sheet: read first, with whose signature it has and what is taken over. */
export function IncomingSheet() {
  const { t } = useTranslation()
  const id = useId()
  const errorText = useFileErrorText()
  const navigate = useNavigate()
  const { hash } = useLocation()
  useScrollToTarget(hash.slice(1))
  const read = useMutation({
    mutationFn: async (file: File) => {
      const { content, papers } = await readSheetFile(file)
      const preview = await call(transfers.readSheet, { body: { content } })
      return { content, preview, sent: await sendPapers(preview.sheet.evidence, papers, errorText) }
    },
  })
  const start = useMutation({
    mutationFn: ({ content, sent }: Pick<NonNullable<typeof read.data>, 'content' | 'sent'>) => {
      const fileIds = sent.flatMap(({ fileId }) => fileId ?? [])
      return call(transfers.importSheet, { body: { content, fileIds } })
    },
    onSuccess: ({ assessmentId }) => navigate(paths.assessment(assessmentId)),
  })
  const error = read.error ?? start.error
  return (
    <section id="hand-over-sheet" tabIndex={-1} aria-labelledby={`${id}-title`} className={classes.section}>
      <h2 id={`${id}-title`}>{t('assessments.transfers.incoming.title')}</h2>
      <FileField
        label={t('assessments.transfers.incoming.title')}
        choose={t('assessments.transfers.incoming.choose')}
        drop={t('assessments.evidence.drop.orDrop')}
        accept=".json,.zip,application/json,application/zip"
        note={t('assessments.transfers.incoming.hint')}
        failure={error ? errorText(error) : undefined}
        onFile={(file) => {
          start.reset()
          read.mutate(file)
        }}
      >
        <div role="status">{read.data && !read.isPending && <Preview {...read.data} />}</div>
      </FileField>
      {read.data && (
        <Button loading={start.isPending} onClick={() => start.mutate(read.data)}>
          {t('assessments.transfers.incoming.start')}
        </Button>
      )}
    </section>
  )
}

/** `refusal`: why a file in the ZIP is not attached. A sheet without its ZIP brings no files. */
type SentPaper = SheetPaper & { fileId?: string; refusal?: string }

/** Sends the papers in the ZIP, which the server checks like any upload; those that are not used are gone after a day. */
async function sendPapers(
  listed: readonly SheetPaper[],
  files: ReadonlyMap<number, Blob>,
  errorText: (error: unknown) => string,
): Promise<SentPaper[]> {
  const sent: SentPaper[] = []
  for (const [place, paper] of listed.entries()) {
    const file = files.get(place)
    const { name, sha256 } = paper
    const upload = file && call(evidence.upload, { query: { name, sha256 }, file })
    const outcome = await upload?.then(
      ({ fileId }) => ({ fileId }),
      (error: unknown) => ({ refusal: errorText(error) }),
    )
    sent.push({ ...paper, ...outcome })
  }
  return sent
}

type PreviewProps = { preview: SheetPreview; sent: readonly SentPaper[] }

function Preview({ preview: { sheet, signer, samples, answers, refused }, sent }: PreviewProps) {
  const { t } = useTranslation()
  const { sender, code, transfer, publicKey } = sheet
  const day = formatDay(transfer.transferredOn)
  return (
    <div className={classes.received}>
      <p>{t('assessments.transfers.received.from', { sender, code, day })}</p>
      {transfer.lockReason && <p>{t('assessments.transfers.received.locked', { reason: transfer.lockReason })}</p>}
      <p className={classes.small}>{t(`assessments.transfers.received.signer.${signer}`, { key: publicKey })}</p>
      <p>{t('assessments.transfers.incoming.taken', { count: answers.length, samples })}</p>
      <SheetPapers papers={sent} />
      <ul className={classes.small}>
        {refused.map(({ question, message }) => (
          <li key={question}>{t('assessments.transfers.incoming.refused', { question, message })}</li>
        ))}
      </ul>
    </div>
  )
}
