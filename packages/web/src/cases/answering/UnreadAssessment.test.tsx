import { type Assessment, cases } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ASSESSMENT, anAssessment } from '../../shared/testing/anAssessment.ts'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { UnreadAssessment } from './UnreadAssessment.tsx'

const List = () => <p>{useQuery(assessmentQueries.found({})).data?.total} found</p>

/** The place of an assessment that is being read, for a user who comes from the list if its row is given. */
async function open(path: string, status?: Assessment['status']) {
  signIn()
  const rows = status ? [anAssessment({ status, geneticResource: 'Zea mays' })] : []
  const router = renderAt(
    '/assessment',
    [
      { path: '/assessment', Component: List },
      { path: '/assessment/:id', Component: UnreadAssessment },
    ],
    [answering(cases.search, () => ({ total: rows.length, rows, counts: {}, filterValues: {} }) as never)],
  )
  await screen.findByText(`${rows.length} found`)
  await router.navigate(path)
  return screen.findByRole('heading', { level: 1 })
}

const CASE = `/assessment/${ASSESSMENT}`
const wayBack = () => screen.queryByRole('link', { name: 'Assessments' })

test('a record that is read has the name that its list knew, with its number', async () => {
  expect(await open(CASE, 'COMPLETED')).toHaveTextContent(/^Zea mays.*#000007$/)
  expect(document.title).toMatch(/^Zea mays/)
  expect(wayBack()).toBeNull()
})

test('a form that is read has that name in its bar, with the way back', async () => {
  expect(await open(CASE, 'IN_PROGRESS')).toHaveTextContent(/^Zea mays/)
  expect(wayBack()).toBeVisible()
})

test.each([
  [CASE, 'Assessment'],
  [`${CASE}?page=2`, 'Assessment'],
  ['/assessment/new', 'New assessment'],
])('what no list knew is called by its kind: %s', async (path, name) => {
  expect(await open(path)).toHaveTextContent(new RegExp(`^${name}$`))
  expect(document.title).toMatch(new RegExp(`^${name} - `))
})

test('the title of what is not read yet leaves the focus to the one that follows', async () => {
  expect(await open(CASE, 'COMPLETED')).not.toHaveFocus()
})
