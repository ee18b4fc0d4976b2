import { type CheckedRow, content, importing } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { ImportPage } from './ImportPage.tsx'
import { ImportRunPage } from './ImportRunPage.tsx'

const ID = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03'
const run = {
  importId: ID,
  fileName: 'list.xlsx',
  status: 'RUNNING' as const,
  total: 2,
  made: 1,
  already: 0,
  refused: 0,
  createdAt: '2026-11-22T10:00:00.000Z',
  progressedAt: '2026-11-22T10:00:00.000Z',
  finishedAt: null,
  workedOn: null,
}
const IMPORTED = {
  row: 2,
  reference: 'A-1',
  geneticResource: null,
  providerCountry: 'MX',
  placeType: null,
  intendedUse: null,
  assessment: { assessmentId: ID, id: 240, result: 'RED' as const },
  problem: null,
}
const LIST = {
  sheet: 'List',
  headers: ['Reference', 'Country', 'Note'],
  columns: ['reference', 'providerCountry', null],
  rows: [
    { row: 2, cells: ['A-1', 'Mexico', ''] },
    { row: 7, cells: ['A-2', 'Mexiko', ''] },
    { row: 8, cells: ['A-3', 'Mexiko', ''] },
    { row: 9, cells: ['A-1', 'Peru', ''] },
  ],
  formulas: { count: 1, first: ['B2'] },
}

const checked = ({ row, cells: [, country] }: (typeof LIST.rows)[number]): CheckedRow => {
  const message = `“${country}” is not on the list of 251 places.`
  const faults = country === 'Mexiko' ? [{ column: 1, message, suggestions: ['Mexico'] }] : []
  return { row, status: faults.length > 0 ? null : 'RED', faults, here: null }
}

function show(path = '/assessment/import', status: 'RUNNING' | 'DONE' = 'RUNNING') {
  const asked: { name: string; body: unknown }[] = []
  const noting = (name: string, body: unknown) => void asked.push({ name, body })
  const progress = { ...run, status, workedOn: status === 'DONE' ? 0 : null, latest: [IMPORTED], problems: [] }
  renderAt(
    path,
    [
      { path: '/assessment/import', Component: ImportPage },
      { path: '/assessment/import/:id', Component: ImportRunPage },
    ],
    [
      answering(content.survey, () => partnerContent),
      answering(importing.list, () => ({ imports: [run] })),
      answering(importing.columns, () => ({ columns: [{ id: 'reference', label: 'Reference' }] })),
      answering(importing.read, ({ body }) =>
        atob(body.content) === 'bad' ? new Refusal('INVALID_INPUT', [{ path: 'content', message: 'No table.' }]) : LIST,
      ),
      answering(importing.check, ({ body }) => ({ rows: body.rows.map((row) => checked(row)) })),
      answering(importing.start, ({ body }) => {
        noting(
          'start',
          body.rows.map(({ row }) => row),
        )
        return run
      }),
      answering(importing.progress, () => progress),
      answering(importing.stop, () => {
        noting('stop', null)
        return { ...run, status: 'STOPPED' as const }
      }),
      answering(importing.undo, () => {
        noting('undo', null)
        return { ...run, status: 'UNDONE' as const }
      }),
    ],
  )
  return { user: userEvent.setup({ delay: null }), asked }
}

beforeEach(() => {
  localStorage.clear()
  signIn()
})

describe('a list', () => {
  test('is tried out, mended by a suggestion in every row alike, and started without what is left to mend', async () => {
    const { user, asked } = show()
    await user.upload(await screen.findByLabelText('Choose a file'), new File(['good'], 'list.xlsx'))
    const table = within(await screen.findByRole('table', { name: 'Rows of the list' }))

    expect(await table.findAllByText('Row 7, Country.')).toHaveLength(1)
    expect(table.getByText('“A-1” stands in row 2, too.')).toBeVisible()
    expect(screen.getByText('Cell B2 holds a formula. Its last value is read.')).toBeVisible()
    expect(screen.getByText('2 of 3 columns are read')).toBeVisible()
    await user.click(table.getAllByRole('button', { name: 'Take Mexico in 2 rows' })[0] as HTMLElement)
    await waitFor(() => expect(table.queryByText('Row 7, Country.')).toBeNull())
    expect(screen.getByText('One row to mend is left out.')).toBeVisible()

    await user.upload(screen.getByLabelText('another file'), new File(['bad'], 'other.xlsx'))
    await user.click(await screen.findByRole('button', { name: 'Discard it' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No table.')
    expect(table.queryByText('Row 7, Country.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Start with 3 rows' }))

    expect(await screen.findByRole('heading', { name: '1 of 2 rows are done' })).toBeVisible()
    expect(asked).toEqual([{ name: 'start', body: [2, 7, 8] }])
  })

  test('that is none is refused in the words of the server', async () => {
    const { user } = show()
    await user.upload(await screen.findByLabelText('Choose a file'), new File(['bad'], 'list.xlsx'))
    expect(await screen.findByRole('alert')).toHaveTextContent('No table.')
  })
})

describe('an import', () => {
  test('can be stopped while it runs', async () => {
    const { user, asked } = show(`/assessment/import/${ID}`)
    await user.click(await screen.findByRole('button', { name: 'Stop here' }))
    expect(screen.getByText('Red so far')).toBeVisible()
    await waitFor(() => expect(asked).toEqual([{ name: 'stop', body: null }]))
  })

  test('can be undone when it is done', async () => {
    const { user, asked } = show(`/assessment/import/${ID}`, 'DONE')
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Undo the import' }))
    await waitFor(() => expect(asked).toEqual([{ name: 'undo', body: null }]))
  })
})
