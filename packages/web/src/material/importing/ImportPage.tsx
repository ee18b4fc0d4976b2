import { Button, Group, Textarea } from '@mantine/core'
import { importing } from '@portal/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { download, saveFile } from '../../api/download.ts'
import { formatInstant } from '../../shared/dates/dates.ts'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { useFileErrorText } from '../../shared/files/fileWords.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { IncomingSheet } from '../transfers/IncomingSheet.tsx'
import { ACCEPTED } from './AnotherFile.tsx'
import { ImportSteps, type Step } from './ImportSteps.tsx'
import classes from './importing.module.css'
import { type FilePart, importQueries, type List, useReadFile } from './importing.queries.ts'
import { TryOut } from './TryOut.tsx'
import { hasReference } from './useChecks.ts'

/** Imports a list: a file is chosen, its columns and words are read, and its rows are tried out before anything is written. */
export function ImportPage() {
  const { t } = useTranslation()
  const read = useReadFile()
  const [opened, setOpened] = useState<{ list: List; times: number }>()
  const [step, setStep] = useState<Step>('words')
  const { data: kept } = useQuery(importQueries.mappings)
  const choose = (part: FilePart) =>
    read.mutate(part, {
      onSuccess: (list) => {
        setStep(hasReference(list.columns) ? 'words' : 'columns')
        setOpened((before) => ({ list, times: (before?.times ?? 0) + 1 }))
      },
    })
  const isOpen = opened !== undefined && kept !== undefined
  return (
    <>
      <PageTitle
        title={t('assessments.importing.title')}
        lead={t('assessments.importing.lead')}
        actions={<ImportSteps at={isOpen ? step : 'choose'} />}
      />
      {isOpen && (
        <TryOut
          key={opened.times}
          list={opened.list}
          mappings={kept.mappings}
          failure={read.error}
          step={step}
          onStep={setStep}
          onRead={choose}
        />
      )}
      {!isOpen && read.isPending && <Loading lines={8} />}
      {!isOpen && !read.isPending && <ChooseFile error={read.error} onChoose={(file) => choose({ file })} />}
    </>
  )
}

function ChooseFile({ error, onChoose }: { error: Error | null; onChoose: (file: File) => void }) {
  const { t } = useTranslation()
  const errorText = useFileErrorText()
  return (
    <div className={classes.choose}>
      <FileField
        label={t('assessments.importing.title')}
        choose={t('assessments.importing.choose.file')}
        drop={t('assessments.evidence.drop.orDrop')}
        accept={ACCEPTED}
        note={t('assessments.importing.choose.hint')}
        failure={error ? errorText(error) : undefined}
        onFile={onChoose}
      />
      <PasteText onChoose={onChoose} />
      <section aria-label={t('assessments.importing.choose.template')}>
        <h2>{t('assessments.importing.choose.template')}</h2>
        <p>{t('assessments.importing.choose.templateHint')}</p>
        <Group gap="sm">
          <TemplateButton format="xlsx" />
          <TemplateButton format="csv" />
        </Group>
      </section>
      <IncomingSheet />
      <PastImports />
    </div>
  )
}

/** A list that was copied, such as the table of a mail, is read as a text file is. */
function PasteText({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  return (
    <div>
      <Textarea
        label={t('assessments.importing.choose.paste')}
        rows={4}
        mb="sm"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={text.trim() === ''}
        onClick={() => onChoose(new File([text], `${t('assessments.importing.choose.pasted')}.txt`))}
      >
        {t('assessments.importing.choose.pasteAction')}
      </Button>
    </div>
  )
}

const TEMPLATES = { xlsx: importing.templateXlsx, csv: importing.templateCsv } as const

function TemplateButton({ format }: { format: keyof typeof TEMPLATES }) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const save = useMutation({
    mutationFn: async () => {
      const signal = new AbortController().signal
      saveFile(
        `assessments-template.${format}`,
        await download(TEMPLATES[format], { signal, onBytes: () => undefined }),
      )
    },
    onError: (error) => notify.error(errorText(error)),
  })
  return (
    <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
      {t(`assessments.importing.choose.${format}`)}
    </Button>
  )
}

function PastImports() {
  const { t } = useTranslation()
  const query = useQuery(importQueries.list)
  return (
    <section aria-label={t('assessments.importing.past.title')}>
      <h2>{t('assessments.importing.past.title')}</h2>
      <Loaded query={query}>
        {({ imports }) =>
          imports.length === 0 ? (
            <p className={classes.quiet}>{t('assessments.importing.past.none')}</p>
          ) : (
            <ul className={classes.past}>
              {imports.map(({ importId, fileName, status, made, createdAt }) => (
                <li key={importId}>
                  <Link to={paths.importRun(importId)}>{fileName}</Link>
                  <span>{t(`assessments.importing.statuses.${status}`)}</span>
                  <span>{t('assessments.importing.past.made', { count: made })}</span>
                  <span className={classes.quiet}>{formatInstant(createdAt)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
