import { type AssessmentAnswer, cases, content } from '@portal/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ASSESSMENT, anAssessment, legalLock } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { assessmentWith, partnerContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { CompareAssessmentsPage } from './CompareAssessmentsPage.tsx'

const OTHER = '5f0f3d0a-6c0b-4c57-9c7f-2d1b8f6a1c02'
const GONE = '5f0f3d0a-6c0b-4c57-9c7f-2d1b8f6a1c03'

const known: Readonly<Record<string, AssessmentAnswer>> = {
  [ASSESSMENT]: assessmentWith({ partner: 'no' }, { locks: [legalLock] }),
  [OTHER]: assessmentWith({ partner: 'yes', border: 'no' }, { assessmentId: OTHER, id: 8, locks: [] }),
}

function show(query: string, rows = [anAssessment(), anAssessment({ assessmentId: OTHER, id: 8 })]) {
  signIn()
  const searched: unknown[] = []
  const routes = [{ path: '/assessment/compare', Component: CompareAssessmentsPage }]
  const router = renderAt(`/assessment/compare${query}`, routes, [
    answering(content.survey, () => partnerContent),
    answering(cases.search, ({ body }) => {
      searched.push(body)
      return { total: rows.length, rows, filterValues: {}, counts: {} }
    }),
    answering(cases.read, ({ params }) => known[params.id] ?? new Refusal('ASSESSMENT_NOT_FOUND')),
  ])
  return { router, searched, user: userEvent.setup() }
}

const table = async (name: string) => within(await screen.findByRole('table', { name }))
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('a comparison shows differences first and can hide what is the same, also in its address', async () => {
  const { user, router } = show(`?a=${ASSESSMENT}&b=${OTHER}`)
  const differing = await table('What differs')
  expect(cells(differing.getByRole('row', { name: /^Is there a partner\?/ }))).toEqual(['No', 'Yes'])
  expect(cells(differing.getByRole('row', { name: /^Taken at the border\?/ }))).toEqual(['Not asked', 'No'])
  expect(cells(differing.getByRole('row', { name: /^Legal lock/ }))).toEqual(['Closed', 'Not decided yet'])
  expect(differing.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Aspect',
    'Streptomyces griseus #000007',
    'Streptomyces griseus #000008',
  ])
  expect(document.title).toBe('Compare Streptomyces griseus with Streptomyces griseus - ABS Portal')

  expect(await screen.findByRole('table', { name: 'The same in all' })).toBeVisible()
  await user.click(screen.getByLabelText('Only what differs'))
  expect(screen.queryByRole('table', { name: 'The same in all' })).not.toBeInTheDocument()
  expect(router.state.location.search).toBe(`?a=${ASSESSMENT}&b=${OTHER}&only=differing`)
})

test('a missing assessment can be searched and chosen, and the one already chosen is not offered again', async () => {
  const { router, searched, user } = show(`?a=${ASSESSMENT}`)
  expect(await screen.findByText('already chosen')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Choose .*#000007/ })).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('Find an assessment'), 'strep')
  await waitFor(() => expect(searched.at(-1)).toMatchObject({ q: 'strep', from: 0 }))

  await user.click(await screen.findByRole('button', { name: /^Choose .*#000008/ }))
  expect(router.state.location.search).toBe(`?a=${ASSESSMENT}&b=${OTHER}`)
  expect(await screen.findByRole('table', { name: 'What differs' })).toBeVisible()
})

test('a missing assessment is reported, and another one can be chosen instead', async () => {
  const { router, user } = show(`?a=${GONE}&b=${OTHER}`)
  const first = within(await screen.findByRole('region', { name: 'First assessment' }))
  expect(await first.findByText('Assessment not found. Choose another one.')).toBeVisible()

  await user.click(await first.findByRole('button', { name: /^Choose .*#000007/ }))
  expect(router.state.location.search).toBe(`?a=${ASSESSMENT}&b=${OTHER}`)
  expect(await screen.findByRole('table', { name: 'What differs' })).toBeVisible()
})

test('an assessment is not compared with itself', async () => {
  show(`?a=${ASSESSMENT}&b=${ASSESSMENT}`)
  const second = within(await screen.findByRole('region', { name: 'Second assessment' }))
  expect(await second.findByLabelText('Find an assessment')).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a case with open answers is offered without a colour', async () => {
  show('', [
    anAssessment({ result: 'RED', status: 'IN_PROGRESS' }),
    anAssessment({ result: 'RED', assessmentId: OTHER, id: 8 }),
  ])
  const first = within(await screen.findByRole('region', { name: 'First assessment' }))
  expect((await first.findByText('Red so far')).closest('[data-status]')).toHaveAttribute('data-status', 'NONE')
  expect(first.getByText('Red').closest('[data-status]')).toHaveAttribute('data-status', 'RED')
})

test('where there is no assessment yet, the page leads to the list instead of asking for two of them', async () => {
  show('', [])
  expect(await screen.findByText('No assessment yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the assessments' })).toHaveAttribute('href', '/assessment')
  expect(screen.queryByLabelText('Find an assessment')).not.toBeInTheDocument()
})
