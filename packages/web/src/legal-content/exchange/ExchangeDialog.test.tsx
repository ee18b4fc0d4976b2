import { exchange, type LawImport } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { ExchangeDialog } from './ExchangeDialog.tsx'

await addTexts('legalContent')

const found: LawImport = {
  format: 'xlsx',
  base: { version: 3, isItsBase: false },
  notes: ['Version 4 is in force by now.'],
  problems: [],
  changes: [
    { entry: 'row ke-1', change: 'changed', words: 'A permit is needed.', fields: ['then'] },
    { entry: 'row ke-2', change: 'removed', words: 'An old rule.', fields: [] },
  ],
  toConfirm: [{ entry: 'row ke-2', reason: 'removed', words: 'An old rule.' }],
}

async function choose(answer: LawImport) {
  signIn()
  const element = <ExchangeDialog reference={{ id: 'KE', version: 3 }} onClose={() => undefined} />
  renderAt('/', [{ path: '/', element }], [answering(exchange.check, () => answer)])
  const dialog = within(await screen.findByRole('dialog', { name: 'The law as a file' }))
  const field = (await screen.findByRole('dialog')).querySelector<HTMLInputElement>('input[type="file"]')
  if (!field) throw new Error('There is no field for a file.')
  await userEvent.upload(field, new File(['PK'], 'KE-3.xlsx'))
  return dialog
}

test('what a file takes out has to be confirmed before a draft is begun with it', async () => {
  const dialog = await choose(found)
  expect(await dialog.findByText('Version 4 is in force by now.')).toBeVisible()
  expect(dialog.getByText('A permit is needed.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Begin a draft with it' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Taken out: An old rule.' }))
  expect(dialog.getByRole('button', { name: 'Begin a draft with it' })).toBeEnabled()
})

test('problems are listed by sheet and cell, and nothing can be begun', async () => {
  const problems = [{ path: 'Rows F2', message: '“screning” is not known here. Did you mean screening?' }]
  const dialog = await choose({ ...found, problems, changes: [], toConfirm: [] })
  expect(await dialog.findByText('Rows F2')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Begin a draft with it' })).toBeNull()
})

test('a file that differs in nothing begins no draft', async () => {
  const dialog = await choose({ ...found, changes: [], toConfirm: [] })
  expect(await dialog.findByText('Nothing differs.')).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Begin a draft with it' })).toBeNull()
})
