import { Button, Group, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../shared/layout/useIsPhone.ts'
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
  readonly onAddPart: (procedure: string) => void
}

const ROW_TOOLS = ['add', 'duplicate', 'alternative', 'removeLine', 'up', 'down', 'remove'] as const
const ENTRY_TOOLS = ['add', 'remove'] as const
const PART_TOOLS = ['up', 'down', 'remove'] as const

/** Everything that keys do to a row or cell, also without them. */
export function SheetTools({ onAddColumn, onAddPart, ...props }: Props) {
  const { sheet, sheets, draft, isReadOnly, control, onRun } = props
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { range, shown } = control
  const tools = toolsOf(sheet)
  const boxes = sheet.lines[shown.at.line]?.boxes ?? 1
  const button = (command: SheetCommand, label: string, isDisabled = isReadOnly) => (
    <ToolButton key={command} label={label} isDisabled={isDisabled} onClick={() => onRun(command, range)} />
  )
  return (
    <Group gap="sm" role="group" aria-label={t('legalContent.actions.label')}>
      {tools.map((tool) => {
        const name = tool === 'add' && sheet.kind === 'entry' ? 'addEntry' : tool
        return button(tool, t(`legalContent.actions.${name}`), isReadOnly || (tool === 'removeLine' && boxes < 2))
      })}
      {sheet.kind === 'row' && (
        <Adding
          label={t('legalContent.actions.column')}
          options={columnsLeft(sheet, sheets)}
          isReadOnly={isReadOnly}
          onChoose={onAddColumn}
        />
      )}
      {sheet.part && (
        <Adding
          label={t(`legalContent.actions.${sheet.part}`)}
          options={(draft.file.procedures ?? []).map(({ id, title }) => ({ value: `procedure ${id}`, label: title }))}
          isReadOnly={isReadOnly}
          onChoose={onAddPart}
        />
      )}
      {!isPhone && button('editor', t('legalContent.actions.edit'))}
      {button('comment', t('legalContent.actions.comment'))}
      {!isPhone && button('copyIds', t('legalContent.actions.copyIds'), false)}
      {button('undo', t('legalContent.actions.undo'), isReadOnly || draft.past.length === 0)}
      {button('redo', t('legalContent.actions.redo'), isReadOnly || draft.future.length === 0)}
      {!isPhone && button('keys', t('legalContent.actions.keys'), false)}
    </Group>
  )
}

type ToolButtonProps = { label: string; isDisabled: boolean; onClick: () => void }

/** Not `disabled`: the last step that is undone would take the focus with it. */
function ToolButton({ label, isDisabled, onClick }: ToolButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-disabled={isDisabled}
      data-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onClick()}
    >
      {label}
    </Button>
  )
}

function toolsOf({ kind, part, isFacts }: Sheet) {
  if (isFacts) return []
  if (part) return PART_TOOLS
  return kind === 'row' ? ROW_TOOLS : ENTRY_TOOLS
}

function columnsLeft({ columns }: Sheet, { dimensions }: Sheets): AddingProps['options'] {
  const shown = new Set(columns.map(({ id }) => id))
  return dimensions.filter(({ id }) => !shown.has(id)).map(({ id, title }) => ({ value: id, label: title }))
}

type AddingProps = {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly isReadOnly: boolean
  readonly onChoose: (value: string) => void
}

/** Adds what is chosen: a column for a condition, or a line to a procedure. */
function Adding({ label, options, isReadOnly, onChoose }: AddingProps) {
  return (
    <NativeSelect
      aria-label={label}
      size="xs"
      w="11rem"
      disabled={isReadOnly}
      value=""
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[{ value: '', label }, ...options]}
    />
  )
}
