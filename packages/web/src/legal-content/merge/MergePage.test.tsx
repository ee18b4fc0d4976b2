import { content, type MergeConflict, merging, versions } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { anOpened } from '../testing/aLaw.ts'
import { MergePage } from './MergePage.tsx'

await addTexts('legalContent')

const conflict: MergeConflict = {
  entry: 'row ke-1',
  field: 'then/reason',
  base: 'Ask the authority before the use.',
  ours: 'Ask the ministry before the use.',
  theirs: 'Ask the authority and the county before the use.',
  mayTakeBoth: false,
  choice: null,
}
const taken = [{ entry: 'fact name', field: 'value' }]

test('conflicts with a shipped version are named in words, decided one by one, and written once all are', async () => {
  signIn()
  const merge = { source: 'shipped' as const, from: 1, to: 5, revision: 3, taken, problems: [] }
  const chosen: unknown[] = []
  const written: unknown[] = []
  renderAt(
    '/legal-content/KE/versions/2/merge',
    [{ path: '/legal-content/:id/versions/:version/merge', Component: MergePage }],
    [
      answering(merging.read, () => ({ ...merge, conflicts: [conflict] })),
      answering(merging.choose, ({ body }) => {
        chosen.push(...body.choices)
        const choice = { side: 'theirs' as const, by: 'Ana Souza', at: '2026-11-20T10:00:00.000Z' }
        return { ...merge, conflicts: [{ ...conflict, choice }], problems: [{ path: 'ke-1', message: 'is dead' }] }
      }),
      answering(merging.merge, (_input, request) => {
        written.push(request.headers.get('if-match'))
        return anOpened
      }),
      answering(versions.read, () => anOpened),
      answering(content.survey, () => partnerContent),
    ],
  )
  const group = await screen.findByRole('radiogroup', { name: 'Row 1 of “Main” · Why' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Merge: law of Kenya')
  expect(screen.getByText(/^Version 5 came with the program/)).toHaveTextContent('1 change of it is taken over')
  expect(screen.getByText('ministry').tagName).toBe('INS')
  const write = screen.getByRole('button', { name: 'Write the merged text' })
  expect(write).toBeDisabled()

  await userEvent.click(within(group).getByRole('radio', { name: 'Take the shipped version' }))
  expect((await screen.findByText('is dead')).closest('li')).toHaveTextContent('Row 1 of “Main”: is dead')
  expect(chosen).toEqual([{ entry: 'row ke-1', field: 'then/reason', side: 'theirs' }])
  await userEvent.click(write)
  expect(await screen.findByRole('link', { name: /^The draft is up to date/ })).toBeVisible()
  expect(written).toEqual(['"3"'])
})
