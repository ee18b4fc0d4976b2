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

test('the five most recent hits are stored without duplicates, latest first', () => {
  for (const target of ['BR', 'KE', 'FR', 'IN', 'PE', 'ZA', 'FR']) saveRecentHit(ana, hit(target))
  expect(stored()).toEqual(['FR', 'ZA', 'PE', 'IN', 'KE'])
})

test('recent hits are separate for each user', () => {
  saveRecentHit({ ...ana, userId: 'somebody-else' }, hit('BR'))
  expect(stored()).toEqual([])
})

test.each(['{', '{}', 'null', '[null, 1]'])('stored content %s is treated as an empty list', (text) => {
  localStorage.setItem(`abs-portal.palette.${ana.userId}`, text)
  expect(stored()).toEqual([])
  saveRecentHit(ana, hit('BR'))
  expect(stored()).toEqual(['BR'])
})
