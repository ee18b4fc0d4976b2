import { afterEach, expect, test } from 'vitest'
import { takeEarlyAnswer } from './earlyAnswers.ts'

const ADDRESS = '/api/content/questionnaire'
const read = { method: 'GET' } as const

afterEach(() => {
  delete window.earlyAnswers
})

const answerFor = (token: string | null) => {
  const response = new Response('{}')
  window.earlyAnswers = { token: Promise.resolve(token), answers: { [ADDRESS]: Promise.resolve(response) } }
  return response
}

test('an early answer is taken once, by a call with the token that it was asked with', async () => {
  const response = answerFor('a')
  expect(await takeEarlyAnswer({ method: 'PUT' }, ADDRESS, 'a')).toBeUndefined()
  expect(await takeEarlyAnswer(read, '/api/config', 'a')).toBeUndefined()
  expect(await takeEarlyAnswer(read, ADDRESS, 'a')).toBe(response)
  expect(await takeEarlyAnswer(read, ADDRESS, 'a')).toBeUndefined()
})

test('what was asked for somebody else, or without a session, is not taken', async () => {
  answerFor('a')
  expect(await takeEarlyAnswer(read, ADDRESS, 'b')).toBeUndefined()
  answerFor(null)
  expect(await takeEarlyAnswer(read, ADDRESS, null)).toBeUndefined()
})
