import '@mantine/core/styles/Kbd.layer.css'
import { Button, Group, Kbd, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../shared/dialog/Dialog.tsx'
import { CellEditor } from '../editors/CellEditor.tsx'
import type { Cell } from '../grid/gridState.ts'
import { CommentDialog } from '../review/CommentDialog.tsx'
import { placeOf } from '../sheets/sheet.ts'
import { fitOf } from '../sheets/writeCells.ts'
import classes from './draft.module.css'
import type { SheetActions, SheetEditorProps } from './useSheetActions.ts'

type Props = SheetEditorProps & { readonly at: Cell; readonly text: string; readonly actions: SheetActions }

/** What a key or tool opens: the editor of a cell, a comment, the list of keys, the question about a block. */
export function SheetDialogs({ reference, draft, sheet, at, text, actions }: Props) {
  const { t } = useTranslation()
  const { dialog, close } = actions
  const [line, column] = [sheet.lines[at.line], sheet.columns[at.column]]
  const place = placeOf(sheet, at.line, at.column)
  if (!dialog || !line || !column) return null
  const name = t('legalContent.grid.position', { row: line.position, column: column.title })
  if (dialog.kind === 'keys') return <KeysDialog onClose={close} />
  if (dialog.kind === 'paste') return <PasteDialog sheet={sheet} actions={actions} {...dialog} />
  if (!place) return null
  if (dialog.kind === 'comment') return <CommentDialog {...place} reference={reference} name={name} onClose={close} />
  return (
    <CellEditor
      title={name}
      column={column}
      text={text}
      file={draft.file}
      onDone={(typed) => {
        actions.write([{ ...at, text: typed }])
        close()
      }}
      onClose={close}
    />
  )
}

type PasteProps = Pick<Props, 'sheet' | 'actions'> & {
  readonly block: readonly (readonly string[])[]
  readonly at: Cell
}

/** Says how much of a block fits before anything is written. */
function PasteDialog({ sheet, actions, block, at }: PasteProps) {
  const { t } = useTranslation()
  const { rows, columns, outside, missing } = fitOf(sheet, block, at)
  return (
    <Dialog title={t('legalContent.paste.title')} onClose={actions.close}>
      <Stack gap="md">
        <Text>{t('legalContent.paste.fits', { rows, columns, count: outside })}</Text>
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={actions.close} data-autofocus>
            {t('administration.cancel')}
          </Button>
          {missing > 0 && (
            <Button variant="default" size="md" onClick={() => actions.pasteAnyway(block, at, true)}>
              {t('legalContent.paste.addRows', { count: missing })}
            </Button>
          )}
          <Button size="md" onClick={() => actions.pasteAnyway(block, at, false)}>
            {t('legalContent.paste.paste')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

const KEYS = [
  ['move', ['↑ ↓ ← →', 'Home', 'End', 'Page']],
  ['extend', ['Shift + ↑ ↓ ← →']],
  ['row', ['Shift + Space']],
  ['all', ['Ctrl + A']],
  ['edit', ['Enter', 'F2']],
  ['commit', ['Enter', 'Shift + Enter']],
  ['next', ['Tab', 'Shift + Tab']],
  ['cancel', ['Esc']],
  ['clear', ['Delete']],
  ['copy', ['Ctrl + C', 'Ctrl + X', 'Ctrl + V']],
  ['undo', ['Ctrl + Z', 'Ctrl + Y']],
  ['fill', ['Ctrl + D', 'Ctrl + R', 'Ctrl + Enter']],
  ['moveRow', ['Alt + ↑', 'Alt + ↓']],
  ['editor', ['Alt + Enter']],
  ['problem', ['F8', 'Shift + F8']],
  ['comment', ['Ctrl + Alt + M']],
  ['part', ['F6']],
] as const

function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('legalContent.keys.title')} onClose={onClose}>
      <dl className={classes.keys ?? ''}>
        {KEYS.map(([name, keys]) => (
          <div key={name}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{t(`legalContent.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
