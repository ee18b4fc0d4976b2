import { editing, type HandOver, versions } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { type Answering, answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { aDraft, aLaw } from '../testing/aLaw.ts'
import { CommentDialog } from './CommentDialog.tsx'
import { GiveBackDialog, HandOverDialog } from './HandOverDialogs.tsx'

await addTexts('legalContent')

const reference = { id: 'KE', version: 2 }
const handOver: HandOver = {
  handOverId: '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03',
  revision: 3,
  sha256: aDraft.sha256,
  by: 'Ingrid Berg',
  isMine: false,
  at: aDraft.editedAt,
  message: 'November is red.',
  outcome: null,
  decidedBy: null,
  isDecidedByMe: false,
  decidedAt: null,
  remark: null,
}

function show(dialog: ReactNode, answers: Answering[]) {
  signIn()
  renderAt('/', [{ path: '/', element: dialog }], answers)
  return userEvent.setup({ delay: null })
}

test('a draft is handed over in the revision that is shown; what is refused is said, and the sentence stays', async () => {
  const sent: unknown[] = []
  const onClose = vi.fn()
  const user = show(<HandOverDialog reference={reference} version={aDraft} file={aLaw} onClose={onClose} />, [
    answering(versions.validate, () => ({ valid: true, problems: [] })),
    answering(editing.handOver, ({ body }) => {
      sent.push(body)
      return sent.length === 1 ? new Refusal('HAND_OVER_OVER') : handOver
    }),
  ])
  const button = await screen.findByRole('button', { name: 'Hand over' })
  expect(button).toBeDisabled()
  const field = screen.getByLabelText('What changes, in a sentence for the owners of assessments')
  await user.type(field, 'November is red.')
  await user.click(button)
  expect(await screen.findByText('This draft is not handed over, or was changed since.')).toBeVisible()
  expect(field).toHaveValue('November is red.')
  await user.click(button)
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(sent[1]).toEqual({ revision: 3, message: 'November is red.' })
})

test('a draft that fails its proof says so before it is handed over, by case and row', async () => {
  const row = aLaw.matrices[0]?.rows[0]?.id ?? ''
  const problems = [
    { path: 'a plant of 2019', message: 'status: expected RED, is AMBER' },
    { path: row, message: 'no golden case decides it' },
  ]
  const user = show(<HandOverDialog reference={reference} version={aDraft} file={aLaw} onClose={() => undefined} />, [
    answering(versions.validate, () => ({ valid: false, problems })),
    answering(editing.handOver, () => handOver),
  ])
  expect(await screen.findByText('2 checks fail')).toBeVisible()
  expect(screen.getByText('a plant of 2019')).toBeVisible()
  expect(screen.getByText(/^Row 1 of /)).toBeVisible()
  expect(screen.queryByText(row)).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox'), 'To be looked at together.')
  expect(screen.getByRole('button', { name: 'Hand over all the same' })).toBeEnabled()
})

test('a draft is given back with a remark, which is required', async () => {
  const sent: unknown[] = []
  const onClose = vi.fn()
  const user = show(<GiveBackDialog reference={reference} handOver={handOver} onClose={onClose} />, [
    answering(editing.giveBack, ({ body }) => {
      sent.push(body)
      return { ...handOver, outcome: 'returned' as const }
    }),
  ])
  expect(await screen.findByRole('button', { name: 'Give back' })).toBeDisabled()
  await user.type(screen.getByLabelText('What has to be changed'), 'The article is missing.')
  await user.click(screen.getByRole('button', { name: 'Give back' }))
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(sent).toEqual([{ handOverId: handOver.handOverId, remark: 'The article is missing.' }])
})

test('a comment is saved at its cell', async () => {
  const sent: unknown[] = []
  const cell = { entry: 'row ke-1', field: 'then/reason' }
  const user = show(<CommentDialog reference={reference} {...cell} name="Row 1, Why" onClose={() => undefined} />, [
    answering(editing.comment, ({ body }) => {
      sent.push(body)
      return new Refusal('VERSION_NOT_DRAFT')
    }),
  ])
  expect(await screen.findByRole('dialog', { name: 'Comment on Row 1, Why' })).toBeVisible()
  await user.type(screen.getByLabelText('Comment'), 'Which article?')
  await user.click(screen.getByRole('button', { name: 'Save the comment' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(sent).toEqual([{ ...cell, text: 'Which article?' }])
})
