import { type Answers, cases, content } from '@portal/contract'
import { decide, explain, summaryOf, surveyState } from '@portal/rules'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { CasePage } from '../../app/case/CasePage.tsx'
import { liveLaw } from '../../shared/law/liveLaw.ts'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { assessmentWith, datedContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { loadRest } from './lazyParts.ts'

beforeAll(() => loadRest())

const ALL_SAVED = 'Every answer is saved'
const message = 'The use comes before the access to the material.'
const early: Answers = { accessDate: '2019-01-01', intendedUseDate: '2020-01-01', partner: 'no' }

/** The state on the server: RED by the same law. */
function redAssessment() {
  const { law, context } = liveLaw(datedContent, undefined)
  const decision = decide(context.law, surveyState(context, early).facts)
  const decisionSummary = summaryOf(decision, explain(law, decision))
  return assessmentWith(early, { decisionSummary, status: 'IN_PROGRESS' })
}

/** The form of an assessment that is RED, on a server that refuses every answer. */
function show(refuse: () => Refusal, read = redAssessment as () => ReturnType<typeof redAssessment> | Refusal) {
  signIn()
  const routes = [
    { path: '/assessment', element: <h1>Assessments</h1> },
    { path: '/assessment/:id', Component: CasePage },
  ]
  const router = renderAt(`/assessment/${ASSESSMENT}?page=1`, routes, [
    answering(content.survey, () => datedContent),
    answering(content.questionnaire, () => datedContent),
    answering(cases.read, read),
    answering(cases.addAnswer, refuse),
  ])
  return { router }
}

test('a refused answer does not change the result, on any page', async () => {
  const { router } = show(() => new Refusal('INVALID_INPUT', [{ path: 'accessDate', message }]))
  const panel = () => screen.getByRole('complementary', { name: 'What we can say so far' })
  expect(await screen.findByText(ALL_SAVED)).toBeVisible()
  expect(await screen.findByText(/^Not decided yet/)).toBeVisible()
  expect(panel().textContent).toContain('Not decided yet')
  const date = within(screen.getByRole('group', { name: /Date of access/ }))
  fireEvent.change(date.getByLabelText('Year'), { target: { value: '2030' } })
  expect(await screen.findByText('One answer was not accepted and is not saved:')).toBeVisible()
  expect(screen.queryByText(ALL_SAVED)).not.toBeInTheDocument()

  expect(date.getByDisplayValue('2030')).toBeVisible()
  await act(() => router.navigate(`/assessment/${ASSESSMENT}?page=2`))
  await waitFor(() => expect(panel().textContent).toContain('Red'))
})

test('an answer to a deleted assessment is discarded, and the list opens without confirmation', async () => {
  const read = vi.fn<() => ReturnType<typeof redAssessment> | Refusal>(redAssessment)
  const { router } = show(() => {
    read.mockReturnValue(new Refusal('ASSESSMENT_NOT_FOUND'))
    return new Refusal('ASSESSMENT_NOT_FOUND')
  }, read)
  fireEvent.change(await screen.findByDisplayValue('2019'), { target: { value: '2018' } })

  await waitFor(() => expect(router.state.location.pathname).toBe('/assessment'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('2018-01-01')
})
