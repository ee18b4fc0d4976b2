import { Anchor } from '@mantine/core'
import { isProblem } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from '../proof/ProofPanel.module.css'
import { columnIdOf } from '../sheets/sheet.ts'
import { useProblemText } from '../sheets/useProblemText.ts'
import type { Sheets } from '../sheets/useSheets.ts'
import { useValueText } from '../sheets/useValueText.ts'
import { unreadKeys } from './history.ts'
import type { LawDraft } from './useDraft.ts'
import type { SheetTarget } from './useSheetActions.ts'

export type CellToMend = SheetTarget & { readonly entry: string; readonly field: string }

/** The cells with a text that cannot be read, on whatever sheet they are, and why. */
export function useCellsToMend({ unread, file }: Pick<LawDraft, 'unread' | 'file'>, sheets: Sheets): CellToMend[] {
  const problemText = useProblemText()
  return unreadKeys(unread, file).map((key) => {
    const [entry = '', field = ''] = key.split(' · ')
    const sheet = sheets.sheetIdOf(entry, file, field)
    const name = columnIdOf({ entry, field })
    const column = sheets.sheetOf(sheet ?? '', file).columns.find(({ id }) => id === name)
    const read = column?.words.read(unread[key] ?? '')
    return { sheet, entry, field, text: read && isProblem(read) ? problemText(read.problem) : '' }
  })
}

type Props = {
  readonly cells: readonly CellToMend[]
  readonly draft: LawDraft
  readonly sheets: Sheets
  readonly onGoTo: (target: SheetTarget) => void
}

/** They stand before the proof, which is of the last texts that could be read. */
export function CellsToMend({ cells, draft, sheets, onGoTo }: Props) {
  const { t } = useTranslation()
  const textOf = useValueText(draft.file, sheets)
  if (cells.length === 0) return null
  return (
    <section className={classes.part}>
      <h2>{t('lawProof.cells.title', { count: cells.length })}</h2>
      <ul>
        {cells.map((cell) => (
          <li key={`${cell.entry} ${cell.field}`}>
            <Anchor component="button" type="button" className={classes.link ?? ''} onClick={() => onGoTo(cell)}>
              {textOf.name(cell)}
            </Anchor>{' '}
            {cell.text}
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('lawProof.cells.hint')}</p>
    </section>
  )
}
