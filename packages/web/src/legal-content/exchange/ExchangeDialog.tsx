import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core'
import { exchange, type LawImport } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { useFileErrorText } from '../../shared/files/fileWords.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { type DraftRef, useCheckImport, useDownloadLaw, useStartImport } from '../core/legalContent.queries.ts'

type Props = { readonly reference: DraftRef; readonly onClose: () => void }

/** The law of a country as a file: out, and in again as a draft of its own. */
export function ExchangeDialog({ reference, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('lawExchange.title')} onClose={onClose}>
      <Stack gap="lg">
        <section>
          <Text fw={600}>{t('lawExchange.out')}</Text>
          <Download reference={reference} />
        </section>
        <section>
          <Text fw={600}>{t('lawExchange.in')}</Text>
          <Import reference={reference} onClose={onClose} />
        </section>
      </Stack>
    </Dialog>
  )
}

/** Each way out, with the words for it. */
const WAYS = [
  { name: 'workbook', endpoint: exchange.exportXlsx, ending: 'xlsx' },
  { name: 'tables', endpoint: exchange.exportDmn, ending: 'dmn' },
  { name: 'files', endpoint: exchange.exportFiles, ending: 'zip' },
] as const

function Download({ reference }: Pick<Props, 'reference'>) {
  const { t } = useTranslation()
  const errorText = useFileErrorText()
  const load = useDownloadLaw(reference)
  return (
    <Stack gap="md">
      {WAYS.map(({ name, ...file }) => (
        <div key={name}>
          <Text>{t(`lawExchange.${name}Hint`)}</Text>
          <Button variant="default" size="md" mt="xs" loading={load.isPending} onClick={() => load.mutate(file)}>
            {t(`lawExchange.${name}`)}
          </Button>
        </div>
      ))}
      <FormFailure message={load.error ? errorText(load.error) : undefined} />
    </Stack>
  )
}

/** A file is read first; it becomes a draft once what it takes out is confirmed. */
function Import({ reference, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const errorText = useFileErrorText()
  const check = useCheckImport(reference.id)
  const start = useStartImport(reference.id)
  const begin = (confirmed: readonly string[]) =>
    check.data &&
    start.mutate(
      { content: check.data.content, confirmed },
      {
        onSuccess: ({ version: { version } }) => {
          notify.success(t('lawExchange.begun', { version }))
          onClose()
          void navigate(paths.legalDraft(reference.id, version))
        },
      },
    )
  return (
    <Stack gap="sm">
      <FileField
        label={t('lawExchange.file')}
        choose={t('lawExchange.choose')}
        drop={t('lawExchange.drop')}
        accept=".xlsx,.dmn,.xml"
        note={t('lawExchange.note')}
        failure={check.error ? errorText(check.error) : undefined}
        onFile={(file) => check.mutate(file)}
      />
      {check.isPending && <Text role="status">{t('lawExchange.reading')}</Text>}
      {check.data && (
        <ImportCheck
          key={check.data.content.slice(-200)}
          found={check.data.found}
          isBeginning={start.isPending}
          onBegin={begin}
        />
      )}
      <FormFailure message={start.error ? errorText(start.error) : undefined} />
    </Stack>
  )
}

type CheckProps = {
  readonly found: LawImport
  readonly isBeginning: boolean
  readonly onBegin: (confirmed: readonly string[]) => void
}

/** What the import of a file would do: its problems, or what changes, with what has to be confirmed. */
function ImportCheck({ found, isBeginning, onBegin }: CheckProps) {
  const { t } = useTranslation()
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const { notes, problems, changes, toConfirm } = found
  if (problems.length > 0) return <Problems problems={problems} />
  return (
    <Stack gap="sm" role="status">
      {notes.map((note) => (
        <Alert key={note} color="petrol">
          {note}
        </Alert>
      ))}
      <Text>{t('lawExchange.compared', { version: found.base.version })}</Text>
      <Changes changes={changes} />
      {toConfirm.length > 0 && <Text fw={600}>{t('lawExchange.confirm')}</Text>}
      {toConfirm.map(({ entry, reason, words }) => (
        <Checkbox
          key={entry}
          label={t(`lawExchange.${reason}`, { words })}
          checked={confirmed.includes(entry)}
          onChange={() =>
            setConfirmed(confirmed.includes(entry) ? confirmed.filter((one) => one !== entry) : [...confirmed, entry])
          }
        />
      ))}
      {changes.length > 0 && (
        <Button
          size="md"
          loading={isBeginning}
          disabled={confirmed.length < toConfirm.length}
          onClick={() => onBegin(confirmed)}
        >
          {t('lawExchange.begin')}
        </Button>
      )}
    </Stack>
  )
}

function Problems({ problems }: Pick<LawImport, 'problems'>) {
  const { t } = useTranslation()
  return (
    <Alert color="brick" role="alert" title={t('lawExchange.problems', { count: problems.length })}>
      <ul>
        {problems.map(({ path, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell may have the same problem twice, and the list never changes.
          <li key={index}>
            <strong>{path}</strong>: {message}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const FIRST = 20

/** What is added and changed; what is taken out stands below, to be confirmed. */
function Changes({ changes }: Pick<LawImport, 'changes'>) {
  const { t } = useTranslation()
  const shown = changes.filter(({ change }) => change !== 'removed')
  if (changes.length === 0) return <Text>{t('lawExchange.nothing')}</Text>
  return (
    <ul>
      {shown.slice(0, FIRST).map(({ entry, change, words }) => (
        <li key={entry}>
          {t(`lawExchange.${change as 'added' | 'changed'}`)} <LawText>{words || entry.replace('fact ', '')}</LawText>
        </li>
      ))}
      {shown.length > FIRST && <li>{t('lawExchange.more', { count: shown.length - FIRST })}</li>}
    </ul>
  )
}
