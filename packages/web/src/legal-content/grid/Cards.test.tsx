import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { textsOf } from '../sheets/sheet.ts'
import { useSheets } from '../sheets/useSheets.ts'
import { aLaw } from '../testing/aLaw.ts'
import { Cards } from './Cards.tsx'
import { useGrid } from './useGrid.ts'

await addTexts('legalContent', 'informationHub', 'assessments')

const NOTHING = () => undefined
const NONE: readonly string[] = []
const file = { ...aLaw, procedures: [] }
const MARKS = new Map()

function Shown({ isReadOnly, onEdit }: { isReadOnly: boolean; onEdit: (cell: object) => void }) {
  const sheets = useSheets(file, partnerContent, NONE)
  const sheet = sheets.sheetOf('ke-main', file)
  const texts = textsOf(sheet, file, {})
  const control = useGrid({
    texts,
    columns: sheet.columns,
    isReadOnly,
    onWrite: NOTHING,
    onPaste: NOTHING,
    onCopy: NOTHING,
    onCommand: NOTHING,
  })
  return (
    <Cards sheet={sheet} texts={texts} marks={MARKS} control={control} isReadOnly={isReadOnly} onEdit={onEdit}>
      Tools of the row
    </Cards>
  )
}

test('on a phone each field of the selected row is edited by a tap, also one that is empty', async () => {
  signIn()
  const onEdit = vi.fn()
  renderAt('/', [{ path: '/', element: <Shown isReadOnly={false} onEdit={onEdit} /> }], [])
  const [first, second] = (await screen.findAllByRole('listitem')) as [HTMLElement, HTMLElement]
  expect(within(first).getByText('Tools of the row')).toBeVisible()
  await userEvent.click(within(first).getByRole('button', { name: 'Why: One.' }))
  expect(onEdit).toHaveBeenLastCalledWith({ line: 0, column: expect.any(Number) })

  expect(within(second).queryByRole('button', { name: /^Why/ })).toBeNull()
  await userEvent.click(within(second).getByRole('button', { name: 'Row 2' }))
  expect(within(second).getByText('Tools of the row')).toBeVisible()
  await userEvent.click(within(second).getByRole('button', { name: 'Light: nothing' }))
  expect(onEdit).toHaveBeenLastCalledWith({ line: 1, column: expect.any(Number) })
})

test('what can only be read has no fields to edit', async () => {
  signIn()
  renderAt('/', [{ path: '/', element: <Shown isReadOnly onEdit={NOTHING} /> }], [])
  expect((await screen.findAllByRole('button')).map((button) => button.textContent)).toEqual([
    'Row 1',
    'Row 2',
    expect.stringContaining('Row 3'),
  ])
})
