import { expect, test } from 'vitest'
import { answersOfCountry } from './answersOfCountry.ts'

const questionOf = (id: string) => ({ question: { id } }) as never
const asked = ['useLocation', 'userOrigin', 'commercialIntent'].map(questionOf)

test.each([
  { country: 'DE', provider: 'BR', proposed: { useLocation: ['eu'], userOrigin: 'foreign' } },
  { country: 'FR', provider: 'FR', proposed: { useLocation: ['eu', 'provider'] } },
  { country: 'RE', provider: 'BR', proposed: { useLocation: ['eu'], userOrigin: 'foreign' } },
  { country: 'BR', provider: 'BR', proposed: { useLocation: ['provider'] } },
  { country: 'CH', provider: undefined, proposed: { useLocation: ['ch'] } },
  { country: 'GB', provider: 'PE', proposed: { useLocation: ['uk'], userOrigin: 'foreign' } },
  { country: 'US', provider: 'PE', proposed: { useLocation: ['other'], userOrigin: 'foreign' } },
  {
    country: 'CN',
    provider: undefined,
    proposed: { useLocation: ['other'], userCountry: 'CN' },
    more: ['userCountry'],
  },
  { country: null, provider: 'PE', proposed: {} },
])('work in $country on material of $provider proposes $proposed', ({ country, provider, proposed, more = [] }) => {
  const all = [...asked, ...more.map(questionOf)]
  expect(answersOfCountry(all, country, provider)).toEqual(proposed)
})

test('what is not asked is not proposed', () => {
  expect(answersOfCountry(asked.slice(2), 'DE', 'BR')).toEqual({})
})
