import { Alert, Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../shared/dates/dates.ts'
import type { Sheets } from '../sheets/useSheets.ts'
import { useValueText } from '../sheets/useValueText.ts'
import type { Conflict } from './draftState.ts'
import type { LawDraft } from './useDraft.ts'

/** Places that somebody else changed before the reader's change was saved: both values stand side by side. */
export function Conflicts({ draft, sheets }: { draft: LawDraft; sheets: Sheets }) {
  const { t } = useTranslation()
  if (draft.conflicts.length === 0) return null
  return (
    <Alert color="brick" role="alert" title={t('legalContent.conflict.title')}>
      {draft.conflicts.map((conflict) => (
        <OneConflict key={JSON.stringify(conflict.operation)} conflict={conflict} draft={draft} sheets={sheets} />
      ))}
    </Alert>
  )
}

function OneConflict({ conflict, draft, sheets }: { conflict: Conflict; draft: LawDraft; sheets: Sheets }) {
  const { t } = useTranslation()
  const { operation, by, at, now } = conflict
  const textOf = useValueText(draft.file, sheets)
  const isSet = operation.op === 'set'
  const place = { entry: operation.entry, field: isSet ? operation.field : '' }
  const decide = (isMine: boolean) => draft.send({ type: 'decide', conflict, isMine })
  return (
    <div>
      <Text fw={600}>{textOf.name(place)}</Text>
      <Text>
        {t('legalContent.conflict.text', {
          by: by ?? t('legalContent.conflict.somebody'),
          at: at ? formatInstant(at) : '–',
        })}
      </Text>
      {isSet && (
        <Text>
          {t('legalContent.conflict.theirs', { value: textOf.value(place, now) })}
          <br />
          {t('legalContent.conflict.mine', { value: textOf.value(place, operation.after) })}
        </Text>
      )}
      <Group gap="xs" my="xs">
        {isSet && (
          <Button size="sm" onClick={() => decide(true)}>
            {t('legalContent.conflict.keepMine')}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={() => decide(false)}>
          {t('legalContent.conflict.keepTheirs')}
        </Button>
      </Group>
    </div>
  )
}
