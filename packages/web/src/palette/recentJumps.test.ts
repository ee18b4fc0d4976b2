import type { PaletteHit } from '@portal/contract'
import { expect, test } from 'vitest'
import { ana } from '../shared/testing/signIn.ts'
import { keepJump, recentJumps } from './recentJumps.ts'

const hit = (target: string): PaletteHit => ({
  kind: 'country',
  target,
  label: target,
  detail: null,
  countryId: target,
})
const kept = () => recentJumps(ana).map(({ target }) => target)

test('the last five are kept, each once, the latest first', () => {
  for (const target of ['BR', 'KE', 'FR', 'IN', 'PE', 'ZA', 'FR']) keepJump(ana, hit(target))
  expect(kept()).toEqual(['FR', 'ZA', 'PE', 'IN', 'KE'])
})

test('one user does not see where another went', () => {
  keepJump({ ...ana, userId: 'somebody-else' }, hit('BR'))
  expect(kept()).toEqual([])
})

test.each(['{', '{}', 'null', '[null, 1]'])('what was stored as %s is as good as nothing', (text) => {
  localStorage.setItem(`abs-portal.palette.${ana.userId}`, text)
  expect(kept()).toEqual([])
  keepJump(ana, hit('BR'))
  expect(kept()).toEqual(['BR'])
})
