import type { Answers, AssessmentAnswer } from '@portal/contract'
import { cases, ERRORS } from '@portal/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../api/queryClient.ts'
import { NEW_ID } from '../../../shared/navigation/paths.ts'
import { ASSESSMENT, anAssessment } from '../../../shared/testing/anAssessment.ts'
import { answering, fetchFrom, Refusal } from '../../../shared/testing/answering.ts'
import { signIn } from '../../../shared/testing/signIn.ts'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { sendable } from './answersReducer.ts'
import { useAnswers } from './useAnswers.ts'

beforeEach(() => {
  vi.useFakeTimers()
  signIn()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The state of a version, with these answers. */
function stateOf(version: number, answers: Answers): AssessmentAnswer {
  const questions = Object.entries(answers).map(([id, value]) => ({ id, value }))
  const survey = { pages: { 1: { questions } }, sections: [] } as unknown as AssessmentAnswer['survey']
  return { assessment: anAssessment({ version, rights: ['edit'] }), survey }
}

type Outcome = () => Refusal | Promise<void> | undefined

/** The answers of a form whose server answers as told, one outcome per request, and then accepts. It begins with version 5. */
const answersWith = (...outcomes: Outcome[]) => answersOn(5, outcomes)

/** The same on a version; 0 is a form whose first answer stores it. */
function answersOn(version: number, outcomes: Outcome[] = []) {
  let kept = { version, answers: {} as Answers }
  const sent: { answers: Answers; base: number }[] = []
  const serve = answering(cases.addAnswer, async ({ body }, request) => {
    sent.push({ answers: body, base: Number(request.headers.get('if-match')?.replaceAll('"', '')) })
    const refused = await outcomes.shift()?.()
    if (refused) return refused
    kept = { version: kept.version + 1, answers: { ...kept.answers, ...body } }
    return stateOf(kept.version, kept.answers)
  })
  const store = answering(cases.create, ({ body: { answers = {} } }) => {
    kept = { version: 1, answers }
    return stateOf(kept.version, kept.answers)
  })
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom([serve, store]))
  const queryClient = createQueryClient({ retry: false })
  const loaded = stateOf(kept.version, kept.answers)
  queryClient.setQueryData(assessmentQueries.one(version === 0 ? NEW_ID : ASSESSMENT).queryKey, loaded)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </MemoryRouter>
  )
  const { result, unmount } = renderHook(() => useAnswers(loaded), { wrapper })
  return { result, sent, unmount, state: () => result.current.saving }
}

/** At least so long that requests that are due are answered. */
const wait = async (ms = 0) => {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  for (let turn = 0; turn < 5; turn++) await act(() => vi.advanceTimersByTimeAsync(0))
}
const lost = () => {
  throw new TypeError('Failed to fetch')
}

describe('saving answers as they are given', () => {
  test('sends typing once, after a pause', async () => {
    const { result, sent, state } = answersWith()
    act(() => result.current.answer({ geneticResource: 'Zea' }, 'typing'))
    await wait(600)
    act(() => result.current.answer({ geneticResource: 'Zea mays' }, 'typing'))
    await wait(600)
    expect(sent).toEqual([])
    await wait(100)
    expect(sent).toEqual([{ answers: { geneticResource: 'Zea mays' }, base: 5 }])
    expect(state()).toMatchObject({ draft: {}, isSaving: false, savedAt: expect.any(Date) })
  })

  test('sends the answers of one action in one request', async () => {
    const { result, sent } = answersWith()
    act(() => result.current.answer({ providerCountry: 'FR', providerRegion: 'FR-GF' }))
    await wait()
    expect(sent).toEqual([{ answers: { providerCountry: 'FR', providerRegion: 'FR-GF' }, base: 5 }])
  })

  test('an answer given right after the first one was stored is based on what was stored', async () => {
    const { result, sent } = answersOn(0)
    // As a question has it that was not rendered again since.
    const { answer } = result.current
    act(() => answer({ organismGroup: 'plant' }))
    await wait()
    act(() => answer({ materialStatus: 'wild' }))
    await wait()
    expect(sent).toEqual([{ answers: { materialStatus: 'wild' }, base: 1 }])
  })

  test('sends answers given during a request with the next one', async () => {
    let arrive = () => {}
    const { result, sent, state } = answersWith(() => new Promise<void>((resolve) => (arrive = resolve)))
    act(() => result.current.answer({ smta: 'yes' }))
    await wait()
    act(() => result.current.answer({ smta: 'no' }))
    await wait(1000)
    expect(sent).toHaveLength(1)
    arrive()
    await wait(20)
    expect(sent).toEqual([
      { answers: { smta: 'yes' }, base: 5 },
      { answers: { smta: 'no' }, base: 6 },
    ])
    expect(state().draft).toEqual({})
  })

  test('keeps the answer when the connection is lost, retries with increasing delays, and at once when asked to', async () => {
    const { result, sent, state } = answersWith(lost, lost, lost)
    act(() => result.current.answer({ smta: 'yes' }))
    await wait()
    expect(state()).toMatchObject({ draft: { smta: 'yes' }, failures: 1 })
    await wait(2000)
    expect(sent).toHaveLength(2)
    await wait(3999)
    expect(sent).toHaveLength(2)
    await wait(1)
    expect(sent).toHaveLength(3)
    act(() => void window.dispatchEvent(new Event('online')))
    await wait()
    expect(sent).toHaveLength(4)
    expect(state()).toMatchObject({ draft: {}, failures: 0 })
  })

  test('does not retry after the session has ended, and keeps the answer', async () => {
    const { result, sent, state } = answersWith(
      () => new Refusal('AUTHENTICATION_REQUIRED'),
      () => new Refusal('AUTHENTICATION_REQUIRED'),
    )
    act(() => result.current.answer({ smta: 'yes' }))
    await wait(100_000)
    expect(ERRORS.AUTHENTICATION_REQUIRED.status).toBe(401)
    expect(sent.length).toBeLessThan(3)
    expect(state().draft).toEqual({ smta: 'yes' })
  })

  test('sends a kept draft with the version it is based on', async () => {
    const first = answersWith(lost)
    act(() => first.result.current.answer({ smta: 'yes' }))
    await wait()
    first.unmount()
    const again = answersWith()
    await wait()
    expect(again.sent).toEqual([{ answers: { smta: 'yes' }, base: 5 }])
    expect(again.state().draft).toEqual({})
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('smta')
  })

  test('keeps a refused answer with its error and still sends the others', async () => {
    const wrong = new Refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'This date does not exist.' }])
    const { result, sent, state } = answersWith(() => wrong)
    act(() => result.current.answer({ accessDate: '2019-02-30', smta: 'yes' }))
    await wait()
    expect(sent.at(-1)).toEqual({ answers: { smta: 'yes' }, base: 5 })
    expect(state()).toMatchObject({
      draft: { accessDate: '2019-02-30' },
      refused: { accessDate: 'This date does not exist.' },
    })
  })

  test('does not send an answer again that was refused because of another question', async () => {
    const wrong = new Refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'The use comes before the access.' }])
    const { result, sent, state } = answersWith(() => wrong)
    act(() => result.current.answer({ intendedUseDate: '2001-01-01' }))
    await wait(100_000)
    expect(sent).toHaveLength(1)
    expect(state().refused).toMatchObject({ intendedUseDate: 'The use comes before the access.' })
    expect(sendable(state())).toEqual({})
  })
})

describe('when somebody was faster', () => {
  const own = [{ path: 'version', message: 'You did, in another tab.' }]
  const faster = (answers: Answers) => () => new Refusal('STALE_VERSION', own, stateOf(7, answers))

  test.each([
    { act: 'insist', sentLast: { answers: { smta: 'yes' }, base: 7 } },
    { act: 'discard', sentLast: { answers: { smta: 'yes' }, base: 5 } },
  ] as const)('nothing is overwritten until one chooses: $act', async ({ act: choice, sentLast }) => {
    const { result, sent, state } = answersWith(faster({ smta: 'no' }))
    act(() => result.current.answer({ smta: 'yes' }))
    await wait(100_000)
    expect(state()).toMatchObject({ conflict: { by: 'You did, in another tab.' }, draft: { smta: 'yes' } })
    expect(sent).toHaveLength(1)
    act(() => result.current[choice]())
    await wait()
    expect(sent.at(-1)).toEqual(sentLast)
    expect(state()).toMatchObject({ conflict: null, draft: {} })
  })

  test('there is no choice when both gave the same answer', async () => {
    const { result, sent, state } = answersWith(faster({ smta: 'yes' }))
    act(() => result.current.answer({ smta: 'yes' }))
    await wait()
    expect(state()).toMatchObject({ conflict: null, draft: {}, savedAt: expect.any(Date) })
    expect(result.current.savedAnswers).toEqual({ smta: 'yes' })
    expect(sent).toHaveLength(1)
  })

  test('both answers are kept when the other was to another question', async () => {
    const { result, sent, state } = answersWith(faster({ geneticResource: 'Zea mays' }))
    act(() => result.current.answer({ smta: 'yes' }))
    await wait()
    expect(sent.at(-1)).toEqual({ answers: { smta: 'yes' }, base: 7 })
    expect(state()).toMatchObject({ conflict: null, draft: {} })
  })

  test('one is asked before an answer revokes the confirmation of another user', async () => {
    const { result, sent, state } = answersWith(faster({ geneticResource: 'Zea mays', confirm: true }))
    act(() => result.current.answer({ smta: 'yes' }))
    await wait()
    expect(sent).toHaveLength(1)
    expect(state()).toMatchObject({ conflict: {}, draft: { smta: 'yes' } })
  })
})
