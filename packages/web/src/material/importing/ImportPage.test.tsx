import {
  type CheckedRow,
  content,
  type ImportRow,
  type ImportWords,
  importing,
  type ListedNumber,
  numbers,
  type ReadWord,
} from '@portal/contract'
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
  sheets: ['Notes', 'List'],
  sheet: 'List',
  headRow: 1,
  firstRows: [
    { row: 1, cells: ['Reference', 'Country', 'Note'] },
    { row: 2, cells: ['A-1', 'Mexico', ''] },
  ],
  surplus: [{ row: 7, cells: ['extra'] }],
  around: [],
  joined: { count: 0, first: [] },
  headers: ['Reference', 'Country', 'Note'],
  columns: ['reference', 'providerCountry', null],
  rows: [
    { row: 2, cells: ['A-1', 'Mexico', ''] },
    { row: 7, cells: ['A-2', 'Mexiko', ''] },
    { row: 8, cells: ['A-3', 'Mexiko', ''] },
    { row: 9, cells: ['A-1', 'Peru', ''] },
  ],
  formulas: { count: 1, first: ['B2'] },
  merged: { count: 1, first: ['C2:C4'] },
}

const COUNTRY = {
  id: 'providerCountry',
  label: 'Country',
  hasWords: true,
  choices: [
    { answer: 'MX', label: 'Mexico' },
    { answer: 'PE', label: 'Peru' },
  ],
}
const USE = { id: 'remarks', label: 'Use?', hasWords: false, choices: [] }
const listed = (text: string, proposals: ListedNumber['proposals']): ListedNumber => ({
  ...{ isKnown: text.startsWith('A-'), proposals, unclear: [], failed: [] },
})
const proposal = (code: string) => ({
  ...{ answers: { remarks: code }, question: 'Use?', label: code, source: 'https://numbers.example/1' },
})
const CODES: { [text: string]: string } = { Mexico: 'MX', Peru: 'PE' }

const word = (text: string): ReadWord => {
  const answer = CODES[text] ?? null
  const proposals = answer ? [] : [{ answer: 'MX', label: 'Mexico' }]
  return {
    text,
    answer,
    label: answer ? text : '',
    reason: answer ? 'Same name' : 'Unknown here',
    isOpen: !answer,
    proposals,
  }
}

/** A row is as its country is, and lacks a fourth cell. */
const checked = ({ row, cells }: ImportRow, words: ImportWords): CheckedRow => {
  const country = words.providerCountry?.[cells[1] ?? '']
  const faults = country === undefined ? [{ column: 1, message: 'Unknown here', suggestions: ['Mexico'] }] : []
  const missing = faults.length === 0 && !cells[3] ? ['remarks'] : []
  return { row, status: faults.length > 0 ? null : 'RED', faults, missing, isEmpty: false, here: null }
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
      answering(importing.columns, () => ({
        columns: [{ id: 'reference', label: 'Reference', hasWords: false, choices: [] }, COUNTRY, USE],
      })),
      answering(importing.mappings, () => ({ mappings: [] })),
      answering(numbers.readList, ({ body }) => ({
        numbers: body.numbers.map((text) => listed(text, text === 'A-2' ? [proposal('FR')] : [])),
        hasServices: true,
      })),
      answering(numbers.findListed, ({ body }) => {
        noting('records', body.numbers)
        return { numbers: body.numbers.map((text) => listed(text, [proposal('BR')])), hasServices: true }
      }),
      answering(importing.words, ({ body }) => ({
        columns: body.columns.map(({ id, texts }) => ({ id, words: texts.map(word), isReadByRow: false })),
      })),
      answering(importing.read, ({ body }) =>
        atob(body.content) === 'bad' ? new Refusal('INVALID_INPUT', [{ path: 'content', message: 'No table.' }]) : LIST,
      ),
      answering(importing.check, ({ body }) => ({
        rows: body.rows.map((row) => checked(row, body.words ?? {})),
        questions: [USE],
      })),
      answering(importing.start, ({ body }) => {
        const { words, confirm, keep } = body
        noting('start', { rows: body.rows.map(({ row, cells }) => [row, cells[3]]), words, confirm, keep })
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
  test('is read word by word, answered in bulk, undone and confirmed', async () => {
    const { user, asked } = show()
    await user.upload(await screen.findByLabelText('Choose a file'), new File(['good'], 'list.xlsx'))
    const words = within(await screen.findByRole('table', { name: 'Country' }))
    expect(within(await words.findByRole('row', { name: /Mexiko/ })).getByText('2')).toBeVisible()
    expect(screen.getByText('Row 7 (extra) has cells beyond the last column. They are left out.')).toBeVisible()
    expect(screen.getByText('The cells C2:C4 are merged. Their text is read for each of their rows.')).toBeVisible()
    expect(screen.getByText('1 row repeats a reference and is left out.')).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Sheet' })).toHaveValue('List')

    await user.selectOptions(words.getByRole('combobox', { name: '“Mexiko” becomes' }), 'Mexico')
    expect(await words.findByText('Your choice')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    await user.selectOptions(words.getByRole('combobox', { name: '“Mexiko” becomes' }), 'Mexico')

    await user.click(screen.getByRole('button', { name: /^What is missing/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Use? (3 rows)' }), 'Screening')
    await user.click(screen.getByRole('button', { name: 'Answer in 3 rows' }))
    expect(await screen.findByText('3 rows answer everything and can be confirmed together.')).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Keep the choices as' }), 'Strains')
    await user.click(screen.getByRole('button', { name: 'Start with 3 rows' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm 3 rows and start' }))

    expect(await screen.findByRole('heading', { name: '1 of 2 rows are done' })).toBeVisible()
    const chosen = { providerCountry: { Mexiko: 'MX' } }
    const columns = { Reference: 'reference', Country: 'providerCountry', Note: null }
    const rows = [2, 7, 8].map((row) => [row, 'Screening'])
    const used = { providerCountry: { Mexico: 'MX', Mexiko: 'MX' } }
    const keep = { name: 'Strains', columns, words: { reference: {}, ...chosen } }
    expect(asked).toEqual([{ name: 'start', body: { rows, words: used, confirm: true, keep } }])
  })

  test('has empty cells filled from the numbers of its rows, each by a click; databases are asked only then', async () => {
    const { user, asked } = show()
    await user.upload(await screen.findByLabelText('Choose a file'), new File(['good'], 'list.xlsx'))
    await user.click(await screen.findByRole('button', { name: /^What is missing/ }))
    const panel = within(await screen.findByRole('region', { name: 'What the numbers in your list say' }))
    expect(panel.getByText('Numbers: A-2 · According to numbers.example')).toBeVisible()
    expect(asked).toEqual([])
    await user.click(panel.getByRole('button', { name: 'Ask the databases for the records of 3 numbers' }))
    await user.click(await panel.findByRole('button', { name: 'Fill 4 empty cells: Use? – BR' }))
    expect(asked).toEqual([{ name: 'records', body: ['A-1', 'A-2', 'A-3'] }])
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Fill/ })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Undo the last change' }))
    expect(await panel.findByRole('button', { name: 'Fill 4 empty cells: Use? – BR' })).toBeVisible()
  })

  test('stays as it is when another file cannot be read, after asking what to do with the changes', async () => {
    const { user } = show()
    await user.upload(await screen.findByLabelText('Choose a file'), new File(['good'], 'list.xlsx'))
    await user.selectOptions(await screen.findByRole('combobox', { name: '“Mexiko” becomes' }), 'Ask for each row')
    await user.upload(screen.getByLabelText('another file'), new File(['bad'], 'other.xlsx'))
    await user.click(await screen.findByRole('button', { name: 'Discard it' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No table.')
    expect(screen.getByText('Your choice')).toBeVisible()
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
