import { Button, Group, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { GridControl } from '../grid/useGrid.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/useSheets.ts'
import type { LawDraft } from './useDraft.ts'
import type { SheetCommand } from './useSheetActions.ts'

type Props = {
  readonly sheet: Sheet
  readonly sheets: Sheets
  readonly draft: LawDraft
  readonly isReadOnly: boolean
  readonly control: GridControl
  readonly onRun: (command: SheetCommand, range: GridControl['range']) => void
  readonly onAddColumn: (id: string) => void
}

const ROW_TOOLS = ['add', 'duplicate', 'alternative', 'removeLine', 'up', 'down', 'remove'] as const
const ENTRY_TOOLS = ['add', 'remove'] as const

/** Everything that keys do to a row or cell, also without them. */
export function SheetTools({ sheet, sheets, draft, isReadOnly, control, onRun, onAddColumn }: Props) {
  const { t } = useTranslation()
  const { range, shown } = control
  const tools = sheet.kind === 'row' ? ROW_TOOLS : ENTRY_TOOLS
  const boxes = sheet.lines[shown.at.line]?.boxes ?? 1
  const run = (command: SheetCommand) => onRun(command, range)
  const button = (command: SheetCommand, label: string, isDisabled = isReadOnly) => (
    <Button key={command} variant="default" size="compact-sm" disabled={isDisabled} onClick={() => run(command)}>
      {label}
    </Button>
  )
  return (
    <Group gap={6} role="group" aria-label={t('legalContent.actions.label')}>
      {tools.map((tool) => {
        const name = tool === 'add' && sheet.kind === 'entry' ? 'addEntry' : tool
        return button(tool, t(`legalContent.actions.${name}`), isReadOnly || (tool === 'removeLine' && boxes < 2))
      })}
      {sheet.kind === 'row' && <AddColumn {...{ sheet, sheets, isReadOnly, onAddColumn }} />}
      {button('editor', t('legalContent.actions.edit'))}
      {button('comment', t('legalContent.actions.comment'))}
      {button('copyIds', t('legalContent.actions.copyIds'), false)}
      {button('undo', t('legalContent.actions.undo'), isReadOnly || draft.past.length === 0)}
      {button('redo', t('legalContent.actions.redo'), isReadOnly || draft.future.length === 0)}
      {button('keys', t('legalContent.actions.keys'), false)}
    </Group>
  )
}

function AddColumn({
  sheet,
  sheets,
  isReadOnly,
  onAddColumn,
}: Pick<Props, 'sheet' | 'sheets' | 'isReadOnly' | 'onAddColumn'>) {
  const { t } = useTranslation()
  const shown = new Set(sheet.columns.map(({ id }) => id))
  const label = t('legalContent.actions.column')
  return (
    <NativeSelect
      aria-label={label}
      size="xs"
      w="11rem"
      disabled={isReadOnly}
      value=""
      onChange={(event) => onAddColumn(event.currentTarget.value)}
      data={[
        { value: '', label },
        ...sheets.dimensions.filter(({ id }) => !shown.has(id)).map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  )
}
