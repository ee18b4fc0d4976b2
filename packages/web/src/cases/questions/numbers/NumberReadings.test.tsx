import { numbers } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answering } from '../../../shared/testing/answering.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import type { AnswerProps } from '../AnswerProps.ts'
import { NumberReadings } from './NumberReadings.tsx'

const proposal = (id: string, answer: string) => ({ answers: { [id]: answer }, question: id, label: answer })

test('the number on a label says which collection it is of; its record is asked for and taken by clicks only', async () => {
  signIn()
  const asked: string[] = []
  const reading = answering(numbers.readNumber, () => ({
    hasServices: true,
    readings: [
      {
        ...({ kind: 'collection', acronym: 'DSM', name: 'DSMZ', holder: 'culture_collection', country: 'DE' } as const),
        ...{ number: 'DSM 70449', source: 'https://www.dsmz.de/', proposals: [proposal('sourceType', 'registered')] },
      },
    ],
  }))
  const records = answering(numbers.lookUpCollection, ({ params }) => {
    asked.push(params.number)
    return {
      readings: [],
      records: [
        ...([
          {
            service: 'straininfo',
            state: 'found',
            source: 'https://x.example/',
            proposals: [proposal('providerCountry', 'BR')],
          },
        ] as const),
        ...([{ service: 'bacdive', state: 'other', source: null, proposals: [] }] as const),
      ].map((one) => ({ ...one, proposals: [...one.proposals] })),
    }
  })
  const taken: unknown[] = []
  const content = { countries: [{ iso2: 'DE', name: 'Germany', version: null, reviewDue: null }] }
  const take: AnswerProps['onAnswers'] = (answers) => void taken.push(answers)
  const field = <NumberReadings value="DSM 70449" onAnswers={take} readOnly={false} content={content} />
  renderAt('/', [{ path: '/', element: field }], [reading, records])
  const user = userEvent.setup()

  expect(await screen.findByText(/DSMZ \(culture collection\), kept in Germany/)).toBeVisible()
  expect([taken, asked]).toEqual([[], []])
  await user.click(screen.getByRole('button', { name: 'Take this answer: sourceType – registered' }))
  await user.click(screen.getByRole('button', { name: 'Ask the databases for its record' }))
  expect(await screen.findByText('BacDive answered with another number. Nothing of it is used.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take this answer: providerCountry – BR' }))
  expect(taken).toEqual([{ sourceType: 'registered' }, { providerCountry: 'BR' }])
  expect(asked).toEqual(['DSM 70449'])
})
