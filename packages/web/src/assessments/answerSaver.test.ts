import type { AssessmentAnswer } from '@portal/contract'
import { ERRORS, type ErrorCode, type FieldError } from '@portal/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/call.ts'
import { createAnswerSaver } from './answerSaver.ts'

const refusal = (code: ErrorCode, errors: FieldError[] = [], current?: unknown) =>
  new ApiError(ERRORS[code].status, { code, message: ERRORS[code].message, errors, current })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A saver whose server answers as told, one outcome per request, and then accepts. */
function saverWith(...outcomes: (() => Promise<void> | void)[]) {
  const send = vi.fn(async (_answers: object) => outcomes.shift()?.())
  const adopt = vi.fn()
  return { saver: createAnswerSaver({ send, adopt }), send, adopt }
}
const refuse = (error: unknown) => () => {
  throw error
}

describe('saving answers as they are given', () => {
  test('typing is sent once, when it pauses', async () => {
    const { saver, send } = saverWith()
    saver.answer('geneticResource', 'Zea', 700)
    saver.answer('geneticResource', 'Zea mays', 700)
    await vi.advanceTimersByTimeAsync(700)

    expect(send.mock.calls).toEqual([[{ geneticResource: 'Zea mays' }]])
    expect(saver.getState()).toMatchObject({ draft: {}, saving: false })
    expect(saver.getState().savedAt).not.toBeNull()
  })

  test('what is answered while a request is under way goes with the next one', async () => {
    let arrive = () => {}
    const { saver, send } = saverWith(() => new Promise((resolve) => (arrive = resolve)))
    saver.answer('smta', 'yes', 0)
    await vi.advanceTimersByTimeAsync(0)
    saver.answer('smta', 'no', 0)
    await vi.advanceTimersByTimeAsync(0)
    arrive()
    await vi.advanceTimersByTimeAsync(0)

    expect(send.mock.calls).toEqual([[{ smta: 'yes' }], [{ smta: 'no' }]])
    expect(saver.getState().draft).toEqual({})
  })

  test('a lost connection keeps the answer, says so and sends it again', async () => {
    const { saver, send } = saverWith(refuse(new TypeError('Failed to fetch')))
    saver.answer('smta', 'yes', 0)
    await vi.advanceTimersByTimeAsync(0)
    expect(saver.getState()).toMatchObject({ draft: { smta: 'yes' }, unreachable: true })

    await vi.advanceTimersByTimeAsync(5000)
    expect(send).toHaveBeenCalledTimes(2)
    expect(saver.getState()).toMatchObject({ draft: {}, unreachable: false })
  })

  test('a refused answer stays beside its question and does not hold up the others', async () => {
    const wrong = refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'This date does not exist.' }])
    const { saver, send } = saverWith(refuse(wrong))
    saver.answer('accessDate', '2019-02-30', 0)
    saver.answer('smta', 'yes', 0)
    await vi.advanceTimersByTimeAsync(0)

    expect(send.mock.lastCall).toEqual([{ smta: 'yes' }])
    expect(saver.getState()).toMatchObject({
      draft: { accessDate: '2019-02-30' },
      refused: { accessDate: 'This date does not exist.' },
    })
  })

  test('an answer refused for the sake of another question is not sent for ever', async () => {
    const wrong = refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'The use comes before the access.' }])
    const { saver, send } = saverWith(refuse(wrong))
    saver.answer('intendedUseDate', '2001-01-01', 0)
    await vi.advanceTimersByTimeAsync(0)

    expect(send).toHaveBeenCalledTimes(1)
    expect(saver.getState().refused).toMatchObject({ intendedUseDate: 'The use comes before the access.' })
  })

  test.each([
    { keep: 'mine', draft: {}, sent: 2 },
    { keep: 'theirs', draft: {}, sent: 1 },
  ] as const)(
    'when somebody was faster nothing is overwritten until one chooses: $keep',
    async ({ keep, draft, sent }) => {
      const current = { assessment: { version: 7 } } as AssessmentAnswer
      const { saver, send, adopt } = saverWith(refuse(refusal('STALE_VERSION', [], current)))
      saver.answer('smta', 'yes', 0)
      await vi.advanceTimersByTimeAsync(0)
      expect(saver.getState()).toMatchObject({ conflict: current, draft: { smta: 'yes' } })
      expect(send).toHaveBeenCalledTimes(1)

      await saver.settle(keep)
      expect(adopt).toHaveBeenCalledWith(current)
      expect(send).toHaveBeenCalledTimes(sent)
      expect(saver.getState()).toMatchObject({ conflict: null, draft })
    },
  )
})
