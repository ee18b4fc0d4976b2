import { content, numbers, type SampleList, samples } from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { anAssessment } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { SampleSection } from './SampleSection.tsx'

const NONE: SampleList = { count: 0, rows: [], mayChange: true }

const proposal = (id: string, answer: string) => ({ answers: { [id]: answer }, question: id, label: answer })

function show(list: SampleList | Promise<never>, refusal?: Refusal) {
  const endpoints = [
    answering(samples.ofAssessment, () => list),
    answering(samples.place, () => refusal ?? ({ place: null, warnings: [] } as never)),
    answering(content.questionnaire, () => partnerContent),
    answering(numbers.readNumber, () => ({
      hasServices: true,
      readings: [
        {
          ...({ kind: 'accession', accession: 'biosample', number: 'SAMEA1', source: 'https://x.example/' } as const),
          proposals: [],
        },
      ],
    })),
    answering(numbers.lookUpAccession, () => ({
      readings: [],
      records: [
        {
          ...({ service: 'ena', state: 'found', source: null } as const),
          proposals: [proposal('providerCountry', 'BR'), proposal('accessDate', '1998-07')],
        },
      ],
    })),
    answering(samples.add, () => refusal ?? NONE),
    answering(samples.read, ({ body }) =>
      atob(body.content).startsWith('id')
        ? { rows: [{ row: 2, sample: { ownId: 'A' }, faults: [{ field: 'latitude', message: 'No latitude.' }] }] }
        : new Refusal('INVALID_INPUT', [{ path: 'content', message: 'No table.' }]),
    ),
  ]
  renderAt('/', [{ path: '/', element: <SampleSection assessment={anAssessment()} /> }], endpoints)
  return userEvent.setup({ delay: null })
}

beforeEach(() => signIn())

describe('the samples of an assessment', () => {
  test('are being loaded, and may be none', async () => {
    show(new Promise<never>(() => {}))
    expect(await screen.findByRole('status')).toBeVisible()
    expect(screen.queryByText(/^No sample is listed/)).toBeNull()
  })

  test('are added one by one; what the server refuses stands at its field', async () => {
    const user = show(
      NONE,
      new Refusal('INVALID_INPUT', [{ path: 'samples.0.ownId', message: 'It is there already.' }]),
    )
    expect(await screen.findByText(/^No sample is listed/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add a sample' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Own id/), 'A-1')
    await user.click(dialog.getByRole('button', { name: 'Save' }))

    expect(await dialog.findByText('It is there already.')).toBeVisible()
  })

  test('take day and name from the record of their number by a click, not its country', async () => {
    const user = show(NONE)
    await user.click(await screen.findByRole('button', { name: 'Add a sample' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Collection number/), 'SAMEA1')
    await user.click(await dialog.findByRole('button', { name: 'Ask the databases for its record' }))
    await user.click(await dialog.findByRole('button', { name: 'Take this answer: accessDate – 1998-07' }))
    expect(dialog.getByLabelText(/^Collected on/)).toHaveValue('1998-07')
    expect(dialog.queryByRole('button', { name: /providerCountry/ })).toBeNull()
  })

  test('of a file are read first: what is wrong is said, and nothing is added', async () => {
    const user = show(NONE)
    await user.click(await screen.findByRole('button', { name: 'Paste or upload a table' }))
    const choose = await screen.findByLabelText('Choose a file')
    await user.upload(choose, new File(['bad'], 'samples.xlsx'))
    expect(await screen.findByText('No table.')).toBeVisible()
    await user.upload(choose, new File(['id,latitude\nA,x'], 'samples.csv'))

    expect(await screen.findByText(/No latitude\./)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Add 1/ })).toBeNull()
  })
})
