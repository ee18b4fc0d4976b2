import { type Answers, type Assessment, assessments, content } from '@portal/contract'
import { decide, explain, surveyState } from '@portal/rules'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { liveLaw } from '../../shared/law/useLaw.ts'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { assessmentWith, datedContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { AssessmentPage } from './AssessmentPage.tsx'

// What is typed is sent when it pauses, and a whole form is drawn: more than the moment of other screens.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 30_000 })

const ALL_SAVED = 'Every answer is saved as you give it.'
const message = 'The use comes before the access to the material.'
const early: Answers = { accessDate: '2019-01-01', intendedUseDate: '2020-01-01', partner: 'no' }

/** The state on the server: RED by the same law. */
function redAssessment() {
  const { law, context } = liveLaw(datedContent, undefined)
  const decision = decide(context.law, surveyState(context, early).facts)
  const stored = { decision, explanation: explain(law, decision) } as unknown as Pick<Assessment, 'decision'>
  return assessmentWith(early, { ...stored, status: 'IN_PROGRESS' })
}

/** The form of an assessment that is RED, on a server that refuses every answer. */
function show(refuse: () => Refusal, read = redAssessment as () => ReturnType<typeof redAssessment> | Refusal) {
  signIn()
  const routes = [
    { path: '/assessment', element: <h1>Assessments</h1> },
    { path: '/assessment/:id', Component: AssessmentPage },
  ]
  const router = renderAt(`/assessment/${ASSESSMENT}?page=1`, routes, [
    answering(content.survey, () => datedContent),
    answering(assessments.read, read),
    answering(assessments.addAnswer, refuse),
  ])
  return { router }
}

test('a refused answer does not change the result, on any page', async () => {
  const colours = new Set<string>()
  const { router } = show(() => {
    colours.add(panel.textContent)
    return new Refusal('INVALID_INPUT', [{ path: 'accessDate', message }])
  })
  const panel = await screen.findByRole('complementary', { name: 'Provisional result' })
  expect(panel.textContent).toContain('Red')
  expect(screen.getByText(ALL_SAVED)).toBeVisible()
  const date = within(screen.getByRole('group', { name: /Date of access/ }))
  fireEvent.change(date.getByDisplayValue('2019-01-01'), { target: { value: '2030-01-01' } })
  expect(await screen.findByText('One answer was not accepted and is not saved:')).toBeVisible()
  expect(screen.queryByText(ALL_SAVED)).not.toBeInTheDocument()

  expect(panel.textContent).toContain('Red')
  expect([...colours].filter((text) => !text.includes('Red'))).toEqual([])
  expect(date.getByDisplayValue('2030-01-01')).toBeVisible()
  await act(() => router.navigate(`/assessment/${ASSESSMENT}?page=3`))
  expect((await screen.findAllByText('Not alone.')).length).toBeGreaterThan(0)
})

test('an answer to a deleted assessment is discarded, and the list opens without confirmation', async () => {
  const read = vi.fn<() => ReturnType<typeof redAssessment> | Refusal>(redAssessment)
  const { router } = show(() => {
    read.mockReturnValue(new Refusal('ASSESSMENT_NOT_FOUND'))
    return new Refusal('ASSESSMENT_NOT_FOUND')
  }, read)
  fireEvent.change(await screen.findByDisplayValue('2019-01-01'), { target: { value: '2018-01-01' } })

  await waitFor(() => expect(router.state.location.pathname).toBe('/assessment'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('2018-01-01')
})
