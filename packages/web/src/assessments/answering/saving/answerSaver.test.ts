import type { Answers, AssessmentAnswer } from '@portal/contract'
import { ERRORS, type ErrorCode, type FieldError } from '@portal/contract'
import { errors } from '@portal/texts/en/shared/errors'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/call.ts'
import { surveyAnswers } from '../answers.ts'
import { createAnswerSaver, type Unsaved } from './answerSaver.ts'

const refusal = (code: ErrorCode, fields: FieldError[] = [], current?: unknown) =>
  new ApiError(ERRORS[code].status, { code, message: errors[code], errors: fields, current })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A saver whose server answers as told, one outcome per request, and then accepts. What is shown is version 5. */
function saverWith(...outcomes: (() => Promise<void> | void)[]) {
  let shown = { version: 5, answers: {} as Answers }
  const send = vi.fn(async ({ answers }: Unsaved) => {
    await outcomes.shift()?.()
    shown = { version: shown.version + 1, answers: { ...shown.answers, ...answers } }
  })
  const adopt = vi.fn(({ assessment, survey }: AssessmentAnswer) => {
    shown = { version: assessment.version, answers: surveyAnswers(survey) }
  })
  const saver = createAnswerSaver({ send, adopt, shown: () => shown })
  return { saver, send, adopt, sent: () => send.mock.calls.map(([{ answers, base }]) => ({ answers, base })) }
}
/** The state of version 7, with these answers. */
const current = (answers: Answers) => {
  const questions = Object.entries(answers).map(([id, value]) => ({ id, value }))
  return { assessment: { version: 7 }, survey: { pages: { 1: { questions } } } } as unknown as AssessmentAnswer
}
const refuse = (error: unknown) => () => {
  throw error
}

describe('saving answers as they are given', () => {
  test('debounces typing into one request', async () => {
    const { saver, sent } = saverWith()
    saver.answer({ geneticResource: 'Zea' }, 700)
    saver.answer({ geneticResource: 'Zea mays' }, 700)
    await vi.advanceTimersByTimeAsync(700)

    expect(sent()).toEqual([{ answers: { geneticResource: 'Zea mays' }, base: 5 }])
    expect(saver.getState()).toMatchObject({ draft: {}, saving: false })
    expect(saver.getState().savedAt).not.toBeNull()
  })

  test('sends the answers of one action in one request', async () => {
    const { saver, sent } = saverWith()
    saver.answer({ providerCountry: 'FR', providerRegion: 'FR-GF' }, 0)
    await vi.advanceTimersByTimeAsync(0)

    expect(sent()).toEqual([{ answers: { providerCountry: 'FR', providerRegion: 'FR-GF' }, base: 5 }])
  })

  test('sends answers given during a request with the next one', async () => {
    let arrive = () => {}
    const { saver, sent } = saverWith(() => new Promise((resolve) => (arrive = resolve)))
    saver.answer({ smta: 'yes' }, 0)
    await vi.advanceTimersByTimeAsync(0)
    saver.answer({ smta: 'no' }, 0)
    await vi.advanceTimersByTimeAsync(0)
    arrive()
    await vi.advanceTimersByTimeAsync(0)

    expect(sent()).toEqual([
      { answers: { smta: 'yes' }, base: 5 },
      { answers: { smta: 'no' }, base: 6 },
    ])
    expect(saver.getState().draft).toEqual({})
  })

  test('keeps the answer when the connection is lost and retries with increasing delays', async () => {
    const lost = refuse(new TypeError('Failed to fetch'))
    const { saver, send } = saverWith(lost, lost)
    saver.answer({ smta: 'yes' }, 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(saver.getState()).toMatchObject({ draft: { smta: 'yes' }, unreachable: true })

    await vi.advanceTimersByTimeAsync(2000)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(3999)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(send).toHaveBeenCalledTimes(3)
    expect(saver.getState()).toMatchObject({ draft: {}, unreachable: false })
  })

  test('does not retry after the session has ended, and keeps the answer', async () => {
    const { saver, send } = saverWith(refuse(refusal('AUTHENTICATION_REQUIRED')))
    saver.answer({ smta: 'yes' }, 0)
    await vi.advanceTimersByTimeAsync(100_000)

    expect(send).toHaveBeenCalledTimes(1)
    expect(saver.getState().draft).toEqual({ smta: 'yes' })
  })

  test('sends a restored draft with the version it is based on', async () => {
    const { saver, sent } = saverWith()
    await saver.restore({ answers: { smta: 'yes' }, base: 3, seen: {} })

    expect(sent()).toEqual([{ answers: { smta: 'yes' }, base: 3 }])
    expect(saver.getState().draft).toEqual({})
  })

  test('keeps a refused answer with its error and still sends the others', async () => {
    const wrong = refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'This date does not exist.' }])
    const { saver, sent } = saverWith(refuse(wrong))
    saver.answer({ accessDate: '2019-02-30' }, 0)
    saver.answer({ smta: 'yes' }, 0)
    await vi.advanceTimersByTimeAsync(0)

    expect(sent().at(-1)).toEqual({ answers: { smta: 'yes' }, base: 5 })
    expect(saver.getState()).toMatchObject({
      draft: { accessDate: '2019-02-30' },
      refused: { accessDate: 'This date does not exist.' },
    })
  })

  test('does not resend an answer that was refused because of another question', async () => {
    const wrong = refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'The use comes before the access.' }])
    const { saver, send } = saverWith(refuse(wrong))
    saver.answer({ intendedUseDate: '2001-01-01' }, 0)
    await vi.advanceTimersByTimeAsync(0)

    expect(send).toHaveBeenCalledTimes(1)
    expect(saver.getState().refused).toMatchObject({ intendedUseDate: 'The use comes before the access.' })
  })

  test.each([
    { keep: 'mine', draft: {}, times: 2 },
    { keep: 'theirs', draft: {}, times: 1 },
  ] as const)(
    'when somebody was faster nothing is overwritten until one chooses: $keep',
    async ({ keep, draft, times }) => {
      const theirs = current({ smta: 'no' })
      const own = [{ path: 'version', message: 'You did, in another tab.' }]
      const { saver, send, sent, adopt } = saverWith(refuse(refusal('STALE_VERSION', own, theirs)))
      saver.answer({ smta: 'yes' }, 0)
      await vi.advanceTimersByTimeAsync(0)
      expect(saver.getState()).toMatchObject({
        conflict: theirs,
        conflictBy: 'You did, in another tab.',
        draft: { smta: 'yes' },
      })
      expect(send).toHaveBeenCalledTimes(1)

      await saver.resolve(keep)
      expect(adopt).toHaveBeenCalledWith(theirs)
      expect(send).toHaveBeenCalledTimes(times)
      if (keep === 'mine') expect(sent().at(-1)).toEqual({ answers: { smta: 'yes' }, base: 7 })
      expect(saver.getState()).toMatchObject({ conflict: null, draft })
    },
  )

  test('resolves a conflict by itself when both gave the same answer', async () => {
    const same = current({ smta: 'yes' })
    const { saver, send, adopt } = saverWith(refuse(refusal('STALE_VERSION', [], same)))
    saver.answer({ smta: 'yes' }, 0)
    await vi.advanceTimersByTimeAsync(0)

    expect(adopt).toHaveBeenCalledWith(same)
    expect(saver.getState()).toMatchObject({ conflict: null, draft: {} })
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('keeps both answers when the other user answered another question', async () => {
    const other = current({ geneticResource: 'Zea mays' })
    const { saver, sent, adopt } = saverWith(refuse(refusal('STALE_VERSION', [], other)))
    saver.answer({ smta: 'yes' }, 0)
    await vi.advanceTimersByTimeAsync(0)

    expect(adopt).toHaveBeenCalledWith(other)
    expect(sent().at(-1)).toEqual({ answers: { smta: 'yes' }, base: 7 })
    expect(saver.getState()).toMatchObject({ conflict: null, draft: {} })
    expect(saver.getState().savedAt).not.toBeNull()
  })

  test('asks before sending an answer that would revoke a confirmation by another user', async () => {
    const confirmed = current({ geneticResource: 'Zea mays', confirm: true })
    const { saver, send } = saverWith(refuse(refusal('STALE_VERSION', [], confirmed)))
    saver.answer({ smta: 'yes' }, 0)
    await vi.advanceTimersByTimeAsync(0)

    expect(send).toHaveBeenCalledTimes(1)
    expect(saver.getState()).toMatchObject({ conflict: confirmed, draft: { smta: 'yes' } })
  })

  test('lets the user discard an answer that cannot be saved', async () => {
    const { saver } = saverWith(refuse(refusal('ASSESSMENT_LOCKED')))
    saver.answer({ smta: 'yes' }, 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(Object.keys(saver.getState().refused)).toEqual(['smta'])

    saver.discard()
    expect(saver.getState()).toMatchObject({ draft: {}, refused: {}, adopted: 1 })
  })
})
