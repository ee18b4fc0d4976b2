import type { PaletteHit } from '@portal/contract'
import { expect, test } from 'vitest'
import { ana } from '../shared/testing/signIn.ts'
import { recentHits, saveRecentHit } from './recentHits.ts'

const hit = (target: string): PaletteHit => ({
  kind: 'country',
  target,
  label: target,
  detail: null,
  countryId: target,
})
const stored = () => recentHits(ana).map(({ target }) => target)

test('the last five are stored, each once, the latest first', () => {
  for (const target of ['BR', 'KE', 'FR', 'IN', 'PE', 'ZA', 'FR']) saveRecentHit(ana, hit(target))
  expect(stored()).toEqual(['FR', 'ZA', 'PE', 'IN', 'KE'])
})

test('one user does not see where another went', () => {
  saveRecentHit({ ...ana, userId: 'somebody-else' }, hit('BR'))
  expect(stored()).toEqual([])
})

test.each(['{', '{}', 'null', '[null, 1]'])('what was stored as %s is as good as nothing', (text) => {
  localStorage.setItem(`abs-portal.palette.${ana.userId}`, text)
  expect(stored()).toEqual([])
  saveRecentHit(ana, hit('BR'))
  expect(stored()).toEqual(['BR'])
})
