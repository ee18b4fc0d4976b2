import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import { Alert, Button, Checkbox, Stack, Text } from '@mantine/core'
import type { LawImport } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'

type Props = {
  readonly found: LawImport
  readonly isBeginning: boolean
  readonly onBegin: (confirmed: readonly string[]) => void
}

/** What the import of a file would do: its problems, or what changes, with what has to be confirmed. */
export function ImportCheck({ found, isBeginning, onBegin }: Props) {
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
      <Button
        size="md"
        loading={isBeginning}
        disabled={changes.length === 0 || confirmed.length < toConfirm.length}
        onClick={() => onBegin(confirmed)}
      >
        {t('lawExchange.begin')}
      </Button>
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
