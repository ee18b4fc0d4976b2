import { Button } from '@mantine/core'
import { type SheetPreview, transfers } from '@portal/contract'
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
import { SheetPapers } from './SheetPapers.tsx'
import { sheetText } from './sheetText.ts'
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
      const content = await sheetText(file)
      return { content, preview: await call(transfers.readSheet, { body: { content } }) }
    },
  })
  const start = useMutation({
    mutationFn: (content: string) => call(transfers.importSheet, { body: { content } }),
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
        <div role="status">{read.data && !read.isPending && <Preview preview={read.data.preview} />}</div>
      </FileField>
      {read.data && (
        <Button loading={start.isPending} onClick={() => start.mutate(read.data.content)}>
          {t('assessments.transfers.incoming.start')}
        </Button>
      )}
    </section>
  )
}

function Preview({ preview: { sheet, signer, samples, answers, refused } }: { preview: SheetPreview }) {
  const { t } = useTranslation()
  const { sender, code, transfer, publicKey } = sheet
  const day = formatDay(transfer.transferredOn)
  return (
    <div className={classes.received}>
      <p>{t('assessments.transfers.received.from', { sender, code, day })}</p>
      <p className={classes.small}>{t(`assessments.transfers.received.signer.${signer}`, { key: publicKey })}</p>
      <p>{t('assessments.transfers.incoming.taken', { count: answers.length, samples })}</p>
      <SheetPapers papers={sheet.evidence} />
      <ul className={classes.small}>
        {refused.map(({ question, message }) => (
          <li key={question}>{t('assessments.transfers.incoming.refused', { question, message })}</li>
        ))}
      </ul>
    </div>
  )
}
