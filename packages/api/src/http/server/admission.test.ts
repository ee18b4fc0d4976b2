import { expect, test, vi } from 'vitest'
import { createAdmission } from './admission.ts'

const MAX_LIMIT = 100
const ROUTE = 'GET /assessments/:id'

const worked = (ms: number) => ({ worked: ms, waited: 0 })

/** After a quiet hour with answers of 20 to 40 ms. */
function quietAdmission(underWay = () => 1) {
  const admission = createAdmission(MAX_LIMIT, underWay)
  for (let call = 0; call < 200; call++) admission.note(ROUTE, worked(20 + (call % 21)), 1)
  return admission
}

/**
 * A server that answers `each` ms apart while as many callers try again at once as it lets in: what an answer takes is its
 * place in the queue. Returns the 95th percentile of the answers after the first ones.
 */
function overload(admission: ReturnType<typeof createAdmission>, { each, callers }: { each: number; callers: number }) {
  const times: number[] = []
  for (let refused = admission.limit(); refused < callers; refused++) admission.noteRefusal()
  for (let call = 0; call < 3_000; call++) {
    const underWay = Math.min(callers, admission.limit())
    times.push(underWay * each)
    admission.note(ROUTE, worked(underWay * each), underWay)
  }
  const late = times.slice(1_000).sort((one, other) => one - other)
  return late[Math.floor(late.length * 0.95)] ?? Number.NaN
}

test('accepted answers of many callers take little more than a quarter of a second', () => {
  const admission = quietAdmission()
  expect(admission.limit()).toBe(MAX_LIMIT)
  expect(overload(admission, { each: 10, callers: 90 })).toBeLessThan(300)
  expect(admission.limit()).toBeLessThan(MAX_LIMIT / 2)
})

test('in a crowd, accepted answers take at most three times as long as in quiet; once it has gone, all are let in again', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const admission = quietAdmission()
  expect(overload(admission, { each: 10, callers: 500 })).toBeLessThan(3 * 40)
  // They may all be back after a second.
  vi.advanceTimersByTime(1_500)
  expect(admission.limit()).toBeLessThan(MAX_LIMIT / 2)

  vi.advanceTimersByTime(1_000)
  expect(admission.limit()).toBe(MAX_LIMIT)
  vi.useRealTimers()
})

test('a crowd of callers who ignore Retry-After stays while they retry, and has gone half a second after the last', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let underWay = 1
  const admission = quietAdmission(() => underWay)
  const arrive = () => Array.from({ length: 400 }, admission.noteWaiting)
  const leave = arrive()
  for (let call = 0; call < 400; call++) {
    underWay = admission.limit()
    admission.note(ROUTE, worked(1_000), underWay)
  }
  expect(underWay).toBe(3)

  // The refusals of all are sent at once after a pause of the process; the callers are back soon.
  vi.advanceTimersByTime(2_000)
  for (const left of leave) left()
  vi.advanceTimersByTime(300)
  expect(admission.limit()).toBe(3)
  const leaveAgain = arrive()
  expect(admission.limit()).toBe(3)

  for (const left of leaveAgain) left()
  vi.advanceTimersByTime(500)
  expect(admission.limit()).toBe(MAX_LIMIT)
  vi.useRealTimers()
})

test('sixteen people who ask without a pause are all let in', () => {
  const admission = quietAdmission()
  overload(admission, { each: 12, callers: 16 })
  expect(admission.limit()).toBe(MAX_LIMIT)
})

test('however slow answers get, some requests are let in, of one account with room for others', () => {
  const admission = quietAdmission()
  overload(admission, { each: 1_000, callers: 90 })
  expect(admission.limit()).toBe(8)
  expect(admission.limitOfOne()).toBe(6)
  expect(admission.limitOfOne(1)).toBe(4)
})

test('a burst, a few slow answers, and routes that were not seen in quiet change nothing', () => {
  const admission = quietAdmission()
  for (let call = 0; call < 400; call++) admission.note(ROUTE, worked(call % 25 === 0 ? 5_000 : 30), 50)
  for (let call = 0; call < 100; call++) admission.note('GET /unknown', worked(5_000), 50)
  expect(admission.limit()).toBeGreaterThan(MAX_LIMIT * 0.9)
})

test('waits for the own turn of a storming account are not slow, except in a crowd', () => {
  const admission = quietAdmission()
  for (let call = 0; call < 200; call++) admission.note(ROUTE, { worked: 30, waited: 5_000 }, 50)
  expect(admission.limit()).toBe(MAX_LIMIT)
  for (let refused = 0; refused < 100; refused++) admission.noteRefusal()
  for (let call = 0; call < 200; call++) admission.note(ROUTE, { worked: 30, waited: 5_000 }, 50)
  expect(admission.limit()).toBe(3)
})

test('all are let in again some seconds after the last slow answer, however few answers there are', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const admission = quietAdmission()
  overload(admission, { each: 1_000, callers: 90 })
  vi.advanceTimersByTime(10_000)
  expect(admission.limit()).toBe(8)
  admission.note(ROUTE, worked(1_000), 50)
  vi.advanceTimersByTime(10_000)
  expect(admission.limit()).toBe(8)

  vi.advanceTimersByTime(1_000)
  expect(admission.limit()).toBe(MAX_LIMIT)
  vi.useRealTimers()
})
