import { expect, test } from 'vitest'
import type { Assessment } from '../core/assessment.ts'
import { clearanceOf } from './lockState.ts'

type Case = Parameters<typeof clearanceOf>[0]
const RELEASED = { unlockedAt: '2026-11-02T09:00:00.000Z' } as Assessment['locks'][number]
const DECIDED: Case = { status: 'COMPLETED', cleared: true, locks: [], result: 'AMBER' }

test.each([
  { name: 'an amber result that placed no lock', change: {}, is: 'noLock' },
  { name: 'a red result that placed no lock', change: { result: 'RED' }, is: 'noLock' },
  { name: 'an amber result whose lock a person released', change: { locks: [RELEASED] }, is: 'cleared' },
  { name: 'a green result', change: { result: 'GREEN' }, is: 'cleared' },
  { name: 'a closed lock', change: { cleared: false }, is: 'notCleared' },
  { name: 'an assessment in progress', change: { status: 'IN_PROGRESS' }, is: null },
] as const)('$name is $is', ({ change, is }) => {
  expect(clearanceOf({ ...DECIDED, ...change } as Case)).toBe(is)
})
