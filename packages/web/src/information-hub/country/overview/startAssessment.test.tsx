import { type AssessmentRow, cases, content } from '@portal/contract'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { caseRoutes } from '../../../app/routing/caseRoutes.ts'
import { paths } from '../../../shared/navigation/paths.ts'
import { anAssessment, answerOf } from '../../../shared/testing/anAssessment.ts'
import { answering } from '../../../shared/testing/answering.ts'
import { partnerContent } from '../../../shared/testing/partnerContent.ts'
import { renderAt } from '../../../shared/testing/renderAt.tsx'
import { signIn } from '../../../shared/testing/signIn.ts'
import { brazil } from '../../testing/brazil.ts'
import { CountryHead } from './CountryHead.tsx'

test('an assessment started on a country page is in the list without a reload', async () => {
  signIn()
  const user = userEvent.setup()
  const stored: AssessmentRow[] = []
  const list = caseRoutes
    .filter(({ path }) => path === paths.assessments)
    .map((route) => ({ ...route, hydrateFallbackElement: <p>Loading</p> }))
  const router = renderAt(
    paths.assessments,
    [
      ...list,
      { path: paths.country('BR'), element: <CountryHead country={brazil} /> },
      { path: `${paths.assessments}/:id`, element: <h1>The new assessment</h1> },
    ],
    [
      answering(content.survey, () => partnerContent),
      answering(cases.search, () => ({
        total: stored.length,
        rows: stored,
        filterValues: {},
        counts: { all: stored.length },
      })),
      answering(cases.create, ({ body }) => {
        const created = anAssessment({ id: 8, providerCountry: String(body.answers?.providerCountry) })
        stored.push(created)
        return answerOf(created)
      }),
    ],
  )
  expect(await screen.findByText('No assessment yet')).toBeVisible()

  await router.navigate(paths.country('BR'))
  await user.click(await screen.findByRole('button', { name: 'Assess material from Brazil' }))
  expect(await screen.findByRole('heading', { name: 'The new assessment' })).toBeVisible()
  await router.navigate(paths.assessments)

  expect(await screen.findByRole('link', { name: '#000008' })).toBeVisible()
})
