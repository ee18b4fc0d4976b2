import { expect, test } from 'vitest'
import { answersOfCountry } from './answersOfCountry.ts'

const asked = ['useLocation', 'userOrigin', 'commercialIntent'].map((id) => ({ question: { id } }) as never)

test.each([
  { country: 'DE', provider: 'BR', proposed: { useLocation: ['eu'], userOrigin: 'foreign' } },
  { country: 'FR', provider: 'FR', proposed: { useLocation: ['eu', 'provider'] } },
  { country: 'RE', provider: 'BR', proposed: { useLocation: ['eu'], userOrigin: 'foreign' } },
  { country: 'BR', provider: 'BR', proposed: { useLocation: ['provider'] } },
  { country: 'CH', provider: undefined, proposed: { useLocation: ['ch'] } },
  { country: 'GB', provider: 'PE', proposed: { useLocation: ['uk'], userOrigin: 'foreign' } },
  { country: 'US', provider: 'PE', proposed: { useLocation: ['other'], userOrigin: 'foreign' } },
  { country: null, provider: 'PE', proposed: {} },
])('work in $country on material of $provider proposes $proposed', ({ country, provider, proposed }) => {
  expect(answersOfCountry(asked, country, provider)).toEqual(proposed)
})

test('what is not asked is not proposed', () => {
  expect(answersOfCountry(asked.slice(2), 'DE', 'BR')).toEqual({})
})
