import { Button, Stack, Text } from '@mantine/core'
import type { ContentVersion, ContentVersionFile, FieldError } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/call.ts'
import { saveFile } from '../../../api/download.ts'
import { Dialog } from '../../../shared/dialog/Dialog.tsx'
import { Loaded } from '../../../shared/feedback/Loaded.tsx'
import { FileField } from '../../../shared/files/FileField.tsx'
import { DraftFormat } from './DraftFormat.tsx'
import differencesClasses from './differences.module.css'
import { placeInFile } from './placeInFile.ts'
import { useFailureText, useSaveDraft, versionQueries } from './versions.queries.ts'

type Props = { version: ContentVersion; onClose: () => void }

/** Exchanges the file of a draft: it is downloaded, changed elsewhere, and chosen again. */
export function ChangeDraft({ version, onClose }: Props) {
  const { t } = useTranslation()
  const query = useQuery(versionQueries.file(version))
  return (
    <Dialog title={t('informationHub.drafts.changeTitle', { version: version.version })} onClose={onClose}>
      <Stack gap="md">
        <Text>{t('informationHub.drafts.changeLead')}</Text>
        <Loaded query={query} lines={4}>
          {(draft) => <DraftFile draft={draft} />}
        </Loaded>
      </Stack>
    </Dialog>
  )
}

function DraftFile({ draft: { version, file, problems } }: { draft: ContentVersionFile }) {
  const { t } = useTranslation()
  const save = useSaveDraft(version)
  const failureText = useFailureText()
  const [isStrange, setStrange] = useState(false)
  const take = async (chosen: File) => {
    const given = await readJson(chosen)
    setStrange(given === undefined)
    if (given !== undefined) save.mutate({ file: given, revision: version.revision })
  }
  const refused = save.error instanceof ApiError ? save.error.fields : []
  const given = save.variables?.file
  return (
    <>
      <Button
        variant="default"
        className={differencesClasses.download ?? ''}
        onClick={() =>
          saveFile(`${version.contentId}-${version.version}.json`, new Blob([JSON.stringify(file, null, 2)]))
        }
      >
        {t('informationHub.drafts.download')}
      </Button>
      <DraftFormat file={file} />
      <FileField
        label={t('informationHub.drafts.file')}
        choose={t('informationHub.drafts.choose')}
        drop={t('informationHub.drafts.drop')}
        accept=".json"
        note={t('informationHub.drafts.note')}
        failure={isStrange ? t('informationHub.drafts.notJson') : failureText(save.error)}
        onFile={(chosen) => void take(chosen)}
      />
      {refused.length > 0 ? <Problems of={refused} file={given} /> : <Problems of={problems} file={file} />}
    </>
  )
}

/** The content of a file; undefined if it is not JSON. */
async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}

/** The reasons why a version cannot be activated, each with its place in the file. */
export function Problems({ of, file }: { of: readonly FieldError[]; file?: unknown }) {
  const { t } = useTranslation()
  if (of.length === 0) return <Text>{t('informationHub.drafts.holds')}</Text>
  return (
    <section>
      <Text fw={600}>{t('informationHub.drafts.problems', { count: of.length })}</Text>
      <ul className={differencesClasses.items}>
        {of.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <strong>{placeInFile(file, path)}</strong>
            <br />
            {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
