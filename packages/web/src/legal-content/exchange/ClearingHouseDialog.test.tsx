import { type ContentOperation, clearingHouse, type NationalRecord } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { aLaw } from '../testing/aLaw.ts'
import { ClearingHouseDialog } from './ClearingHouseDialog.tsx'

await addTexts('legalContent')

const LAW = { ...aLaw, documents: aLaw.documents.map((one) => ({ ...one, titleOriginal: one.titleEnglish })) }

const record = (kind: NationalRecord['kind'], title: string | null, id: string): NationalRecord => ({
  ...{ number: `ABSCH-XXX-KE-${id}-1`, record: id, kind, title, updatedOn: '2021-06-02' },
  page: `https://absch.cbd.int/en/database/record?documentID=${id}`,
})

async function show(state: 'read' | 'off', records: NationalRecord[] = []) {
  signIn()
  const changes: ContentOperation[] = []
  const element = (
    <ClearingHouseDialog file={LAW} onChange={(operation) => changes.push(operation)} onClose={() => undefined} />
  )
  const answer = { state, readOn: '2026-11-29', records, count: records.length }
  renderAt('/', [{ path: '/', element }], [answering(clearingHouse.national, () => answer)])
  return { dialog: within(await screen.findByRole('dialog')), changes }
}

test('records are compared with the draft, and each is taken over by a click as an entry of low confidence', async () => {
  const { dialog, changes } = await show('read', [
    record('measure', 'The ACT of 2006', '1'),
    record('measure', 'The Rules of 2020', '2'),
    record('focalPoint', null, '3'),
    record('procedure', 'How to apply', '4'),
  ])
  expect(await dialog.findByText('The draft has it.')).toBeVisible()
  expect(dialog.getByText('Procedures are changed in the workbook.')).toBeVisible()
  expect(changes).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Take into the draft: Measure: The Rules of 2020' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Take into the draft: National focal point/ }))
  const page = 'https://absch.cbd.int/en/database/record?documentID'
  expect(changes).toMatchObject([
    {
      ...{ op: 'add', entry: 'document ke-absch-2', place: { below: 'document ke-act' } },
      after: { titleEnglish: 'The Rules of 2020', confidence: 'low', source: `${page}=2, read on 2026-11-29` },
    },
    {
      ...{ op: 'add', entry: 'authority NFP National focal point', place: { below: null } },
      after: { role: 'NFP', url: `${page}=3` },
    },
  ])
})

test('a portal that does not ask says so', async () => {
  const { dialog } = await show('off')
  expect(await dialog.findByText('This portal does not ask the ABS Clearing-House.')).toBeVisible()
})
