import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAssessment } from '../../../shared/testing/anAssessment.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { ResultCell } from './cells.tsx'

function show(changes: Parameters<typeof anAssessment>[0]) {
  signIn()
  renderAt('/', [{ path: '/', element: <ResultCell row={anAssessment(changes)} /> }], [])
}

test('the list says of a result by a law whose review is overdue that it is', async () => {
  show({ result: 'AMBER', reviewOverdueSince: '2026-11-20' })

  expect(await screen.findByText('review overdue')).toBeVisible()
})

test('the list says nothing about the review of a law that was reviewed in time', async () => {
  show({ result: 'GREEN' })

  expect(await screen.findByText('Green')).toBeVisible()
  expect(screen.queryByText('review overdue')).not.toBeInTheDocument()
})
