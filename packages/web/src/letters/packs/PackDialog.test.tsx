import { type HandlerOutput, packs } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ASSESSMENT, anAssessment } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { PackDialog } from './PackDialog.tsx'

test('a pack says what is missing, asks for whom it is made, and keeps what was typed when it is refused', async () => {
  signIn()
  const user = userEvent.setup()
  const sent: unknown[] = []
  const close = vi.fn()
  const element = <PackDialog assessmentIds={[ASSESSMENT]} onClose={close} />
  renderAt(
    '/',
    [{ path: '/', element }],
    [
      answering(
        packs.preview,
        (): HandlerOutput<typeof packs.preview> => ({
          cases: [{ ...anAssessment(), papers: 2, files: 1, gaps: ['dutiesOpen', 'notChecked'] }],
        }),
      ),
      answering(packs.make, ({ body }) => {
        sent.push(body)
        return new Refusal('USER_INVALID_AUTHENTICATION_FORBIDDEN')
      }),
    ],
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Pack for an inspection' }))
  expect(await dialog.findByText('Streptomyces griseus')).toBeVisible()
  expect(dialog.getByText(/2 papers, 1 with a file$/)).toBeVisible()
  expect(dialog.getByText('Duties are open.')).toBeVisible()

  await user.click(dialog.getByRole('button', { name: 'Make the pack' }))
  expect(await dialog.findByText('Say for whom it is made.')).toBeVisible()
  expect(sent).toEqual([])

  await user.type(dialog.getByRole('textbox', { name: 'For whom?' }), 'Ministry, file 7')
  await user.click(dialog.getByRole('checkbox', { name: 'Comments between colleagues' }))
  await user.click(dialog.getByRole('button', { name: 'Make the pack' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'For whom?' })).toHaveValue('Ministry, file 7')
  expect(sent).toEqual([
    { assessmentIds: [ASSESSMENT], forWhom: 'Ministry, file 7', names: true, comments: true, earlierVersions: false },
  ])
  expect(close).not.toHaveBeenCalled()
})

test('papers without any file are said in words', async () => {
  signIn()
  const element = <PackDialog assessmentIds={[ASSESSMENT]} onClose={vi.fn()} />
  const preview = answering(packs.preview, () => ({ cases: [{ ...anAssessment(), papers: 2, files: 0, gaps: [] }] }))
  renderAt('/', [{ path: '/', element }], [preview])
  expect(await screen.findByText(/2 papers, none with a file$/)).toBeVisible()
})
