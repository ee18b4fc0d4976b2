import { type ContentComment, HOUSE } from '@portal/contract'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '../../shared/feedback/Failure.tsx'
import type { DraftRef, OpenedDraft, useSaveCases } from '../core/legalContent.queries.ts'
import { HousePanel } from '../house/HousePanel.tsx'
import { type FoundPlace, findingPlaces, type Proof, ProofPanel, useProof } from '../proof/index.ts'
import type { Sheet } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/useSheets.ts'
import { CellsToMend, type CellToMend, useCellsToMend } from './CellsToMend.tsx'
import classes from './draft.module.css'
import { SheetEditor } from './SheetEditor.tsx'
import type { LawDraft } from './useDraft.ts'
import type { SheetTarget } from './useSheetActions.ts'

type Props = {
  readonly reference: DraftRef
  readonly opened: OpenedDraft
  readonly draft: LawDraft
  readonly sheet: Sheet
  readonly sheets: Sheets
  readonly isReadOnly: boolean
  readonly comments: readonly ContentComment[]
  readonly target: SheetTarget | null
  readonly onGoTo: (target: SheetTarget) => void
  readonly onAddColumn: (id: string) => void
  readonly saveCases: ReturnType<typeof useSaveCases>
}

/** A sheet in which the law is changed, beside the proof of what that means. */
export function SheetBesideProof(props: Props) {
  const { reference, opened, draft, sheets, saveCases, onGoTo } = props
  const { t } = useTranslation()
  const isHouse = reference.id === HOUSE
  const proven = { country: reference.id, base: opened.base, draft: draft.file, cases: opened.cases.cases }
  const proof = useProof(proven)
  const toMend = useCellsToMend(draft, sheets)
  const nextFinding = useFindings(props, proof, toMend)
  useEffect(() => {
    document.addEventListener('keydown', goToNextPart)
    return () => document.removeEventListener('keydown', goToNextPart)
  }, [])
  return (
    <div className={classes.beside}>
      <SheetEditor key={props.sheet.id} {...props} nextFinding={nextFinding} />
      <aside data-part tabIndex={-1} className={classes.panel} aria-label={t('legalContent.draft.panel')}>
        {saveCases.isError && <Failure error={saveCases.error} />}
        <CellsToMend cells={toMend} draft={draft} sheets={sheets} onGoTo={onGoTo} />
        {isHouse ? (
          <HousePanel reference={reference} draft={draft} sheets={sheets} onGoTo={onGoTo} />
        ) : (
          <ProofPanel
            {...proven}
            proof={proof}
            wording={sheets.wording}
            nameOf={sheets.nameOf}
            onGoTo={(place) => onGoTo(targetOf({ text: '', place }))}
            isReadOnly={props.isReadOnly}
            revision={draft.revision}
            onChange={(operation) => draft.change([operation])}
            onCases={(cases) =>
              saveCases.mutate([...cases], {
                onSuccess: ({ revision }) => draft.send({ type: 'casesSaved', revision }),
              })
            }
          />
        )}
      </aside>
    </div>
  )
}

/** F6 goes from anywhere on the page to the table, and on to the panel, to handing over, and to the line above. */
function goToNextPart(event: KeyboardEvent): void {
  const from = document.activeElement
  if (event.key !== 'F6' || from?.matches('textarea') || from?.closest('[role="dialog"]')) return
  event.preventDefault()
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const table = parts.findIndex((part) => part.matches(':has([role="grid"])'))
  const at = parts.findIndex((part) => part.contains(from))
  const next = parts[at < 0 ? table : (at + 1) % parts.length]
  const target = next?.querySelector<HTMLElement>('[data-active]:not(:disabled)') ?? next
  target?.focus()
}

/** Goes through everything that is to be looked at: cells that cannot be read come first, on whatever sheet they are. */
function useFindings({ draft, onGoTo }: Props, proof: Proof, toMend: readonly CellToMend[]): (by: 1 | -1) => string {
  const { t } = useTranslation()
  const at = useRef(-1)
  return (by) => {
    const found: readonly SheetTarget[] = [...toMend, ...findingPlaces(proof, draft.file, t).map(targetOf)]
    const count = found.length
    const start = at.current < 0 && by < 0 ? 0 : Math.min(at.current, count)
    at.current = count === 0 ? -1 : (start + by + count) % count
    const target = found[at.current]
    if (!target) return t('legalContent.grid.noFinding')
    const text = t('legalContent.grid.finding', { number: at.current + 1, count, text: target.text })
    if (target.sheet !== null) onGoTo({ ...target, text })
    return text
  }
}

const targetOf = ({ text, place }: FoundPlace): SheetTarget => ({
  text,
  sheet: place?.matrix ?? null,
  ...(place?.row !== undefined && { entry: `row ${place.row}` }),
  ...(place?.field !== undefined && { field: place.field }),
})
