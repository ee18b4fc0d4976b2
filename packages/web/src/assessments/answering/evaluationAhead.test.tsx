import { type Answers, assessments, content } from '@portal/contract'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ASSESSMENT } from '../../shared/testing/anAssessment.ts'
import { answering } from '../../shared/testing/answering.ts'
import { assessmentWith, datedContent } from '../../shared/testing/partnerContent.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { AssessmentPage } from './AssessmentPage.tsx'
import type { WorkerInput, WorkerReply } from './deciding/evaluation.worker.ts'
import { createEvaluator } from './deciding/evaluator.ts'
import { loadRest } from './lazyParts.ts'

configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 30_000 })

beforeAll(() => loadRest())
afterEach(() => vi.unstubAllGlobals())

const law = { content: datedContent, country: undefined }
const DATED: Answers = { accessDate: '2019-01-01', intendedUseDate: '2020-01-01' }

type Posted = { readonly partner: Answers[string] | undefined; readonly isRendered: boolean }

/** Stands in for the browser's worker: evaluates with the real engine, and notes whether the answer was on the screen. */
class WatchingWorker extends EventTarget {
  static posted: Posted[] = []
  /** After the replies to all that was posted before. */
  static replied = () => new Promise<void>((resolve) => void setTimeout(resolve, 20))
  onmessage: ((message: { data: WorkerReply }) => void) | null = null
  private readonly evaluator = createEvaluator()

  postMessage({ number, answers, day }: WorkerInput) {
    const checked = document.querySelector('#partner [data-checked="true"]')
    WatchingWorker.posted.push({ partner: answers.partner, isRendered: checked !== null })
    setTimeout(() =>
      this.evaluator.evaluate({ law, answers, day }, (part) => this.onmessage?.({ data: { number, part } })),
    )
  }
  terminate() {
    this.evaluator.end()
  }
}

beforeEach(() => {
  WatchingWorker.posted = []
  vi.stubGlobal('Worker', WatchingWorker)
  signIn()
})

/** The form with its question about a partner, when its first evaluation is under way. */
async function openPartner() {
  let answers = DATED
  const routes = [{ path: '/assessment/:id', Component: AssessmentPage }]
  const router = renderAt(`/assessment/${ASSESSMENT}?page=2`, routes, [
    answering(content.survey, () => datedContent),
    answering(content.questionnaire, () => datedContent),
    answering(assessments.read, () => assessmentWith(answers, { status: 'IN_PROGRESS' })),
    answering(assessments.addAnswer, ({ body }) => {
      answers = { ...answers, ...body }
      return assessmentWith(answers, { status: 'IN_PROGRESS' })
    }),
  ])
  const partner = within(await screen.findByRole('group', { name: /partner/ }))
  await waitFor(() => expect(WatchingWorker.posted).toEqual([{ partner: undefined, isRendered: false }]))
  const panel = within(await screen.findByRole('complementary', { name: 'What we can say so far' }))
  return { partner, no: partner.getByRole('radio', { name: 'No' }), light: panel.getByRole('status'), router }
}

test('an answer is posted to the worker once and before it is rendered, and its light follows', async () => {
  const { no, light } = await openPartner()
  fireEvent.click(no)
  await waitFor(() => expect(light).toHaveTextContent(/^Red$/))
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect(WatchingWorker.posted.slice(1)).toEqual([{ partner: 'no', isRendered: false }])
  expect(no.closest('[data-checked="true"]')).not.toBeNull()
})

test('a choice is evaluated while it is pressed, and its light comes with its mark when it is let go of', async () => {
  const { no, light } = await openPartner()
  fireEvent.pointerDown(no)
  expect(WatchingWorker.posted.slice(1)).toEqual([{ partner: 'no', isRendered: false }])
  await act(() => WatchingWorker.replied())
  expect(light).not.toHaveTextContent(/^Red$/)
  fireEvent.click(no)
  expect(no.closest('[data-checked="true"]')).not.toBeNull()
  expect(light).toHaveTextContent(/^Red$/)
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect(WatchingWorker.posted).toHaveLength(2)
})

test('a choice is evaluated while the space bar is down on it, once', async () => {
  const { no, light } = await openPartner()
  fireEvent.keyDown(no, { key: 'ArrowDown' })
  fireEvent.keyDown(no, { key: ' ' })
  fireEvent.keyDown(no, { key: ' ', repeat: true })
  expect(WatchingWorker.posted.slice(1)).toEqual([{ partner: 'no', isRendered: false }])
  await act(() => WatchingWorker.replied())
  fireEvent.keyDown(no, { key: ' ', repeat: true })
  fireEvent.click(no)
  expect(light).toHaveTextContent(/^Red$/)
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect(WatchingWorker.posted).toHaveLength(2)
})

test('the light comes alone, and what stands below it is not seen until it is about this light', async () => {
  const isWide = (media: string) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList
  vi.spyOn(window, 'matchMedia').mockImplementation(isWide)
  const { no, light } = await openPartner()
  const details = light.nextElementSibling
  await waitFor(() => expect(details).toHaveAttribute('data-old', 'false'))
  fireEvent.pointerDown(no)
  await act(() => WatchingWorker.replied())
  // As in a browser, rendering with a low priority is not finished within the event.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  no.click()
  await Promise.resolve()
  expect(light).toHaveTextContent(/^Red$/)
  expect(details).toHaveAttribute('data-old', 'true')
  await vi.waitFor(() => expect(details).toHaveAttribute('data-old', 'false'))
  await vi.waitFor(() => expect(details).toHaveTextContent('Not alone.'))
})

test('a press that chooses nothing changes nothing', async () => {
  const { partner, no, light } = await openPartner()
  fireEvent.pointerDown(no)
  await act(() => WatchingWorker.replied())
  fireEvent.click(partner.getByRole('radio', { name: 'Yes' }))
  expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible()
  expect(light).not.toHaveTextContent(/^Red$/)
  expect(WatchingWorker.posted.map((one) => one.partner)).toEqual([undefined, 'no', 'yes'])
})

test('going on right after an answer counts it', async () => {
  const { no, router } = await openPartner()
  fireEvent.click(no)
  fireEvent.click(screen.getByRole('link', { name: 'Check the answers' }))
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
