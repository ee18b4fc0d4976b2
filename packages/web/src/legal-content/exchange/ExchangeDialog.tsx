import { Button, Stack, Text } from '@mantine/core'
import { exchange } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { FileField } from '../../shared/files/FileField.tsx'
import { useFileErrorText } from '../../shared/files/fileWords.ts'
import { FormFailure } from '../../shared/forms/formErrors.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { type DraftRef, useCheckImport, useDownloadLaw, useStartImport } from '../core/legalContent.queries.ts'
import { ImportCheck } from './ImportCheck.tsx'

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

function Download({ reference }: Pick<Props, 'reference'>) {
  const { t } = useTranslation()
  const errorText = useFileErrorText()
  const load = useDownloadLaw(reference)
  return (
    <>
      <Text>{t('lawExchange.workbookHint')}</Text>
      <Button
        variant="default"
        size="md"
        mt="xs"
        loading={load.isPending}
        onClick={() => load.mutate({ endpoint: exchange.exportXlsx, ending: 'xlsx' })}
      >
        {t('lawExchange.workbook')}
      </Button>
      <Text mt="sm">{t('lawExchange.tablesHint')}</Text>
      <Button
        variant="default"
        size="md"
        mt="xs"
        loading={load.isPending}
        onClick={() => load.mutate({ endpoint: exchange.exportDmn, ending: 'dmn' })}
      >
        {t('lawExchange.tables')}
      </Button>
      <FormFailure message={load.error ? errorText(load.error) : undefined} />
    </>
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
