import { type Answers, checkAnswers, statusOf } from '@portal/rules'
import { describe, expect, test } from 'vitest'
import { active, content, contextOf, facts, soil } from '../testing/survey.ts'

const LAND = ['state_land', 'private_land', 'community_land', 'protected_area', 'territorial_sea', 'economic_zone']

describe('the question on land and waters', () => {
  const { landOrWaters: _, ...open } = soil
  const inCountry = (providerCountry: string, own: Answers): Answers => ({ ...open, providerCountry, ...own })
  const landOf = (answers: Answers) => facts(answers).boxes[0]?.landOrWaters
  const statusIn = (answers: Answers) => statusOf(contextOf(answers).law, facts(answers)).status

  test('is asked of those who collected, also where the law of the country does not tell land apart', () => {
    expect(active(inCountry('BR', {}))).toContain('landOrWaters')
    expect(active(inCountry('BR', { sourceType: 'supplier' }))).not.toContain('landOrWaters')
    expect(active(inCountry('CA', { providerRegion: 'CA-other', sourceType: 'partner' }))).toContain('landOrWaters')
  })

  test('is not asked in a country without a coast whose law does not tell land apart', () => {
    expect(active(inCountry('MN', {}))).not.toContain('landOrWaters')
  })

  test.each([
    ['a yes is the place that its question names', 'CA', { ca_park: 'yes' }, ['protected_area']],
    [
      'a no takes this place out and leaves the others open',
      'CA',
      { ca_park: 'no' },
      LAND.filter((land) => land !== 'protected_area'),
    ],
    ['"I don’t know" leaves all open', 'CA', { ca_park: 'unknown' }, LAND],
    [
      'a yes to either of two places is one of them',
      'BO',
      { bo_protectedOrCommunityLand: 'yes' },
      ['community_land', 'protected_area'],
    ],
    [
      'the answer to the shared question counts beside a no',
      'CA',
      { ca_park: 'no', landOrWaters: ['protected_area'] },
      ['protected_area'],
    ],
  ])('an earlier question of the country: %s', (_name, country, own, land) => {
    expect(landOf(inCountry(country, { providerRegion: 'CA-other', ...own }))).toEqual(land)
  })

  test('an earlier question is accepted, keeps its effect, and is shown only with an answer', () => {
    const inPark = inCountry('CA', { providerRegion: 'CA-other', ca_nunatsiavut: 'no', ca_park: 'yes' })
    expect(checkAnswers(contextOf(inPark), inPark, { ca_park: 'yes' })).toEqual([])
    expect(active(inPark)).toContain('ca_park')
    expect(active(inPark)).not.toContain('landOrWaters')
    expect(statusIn(inPark)).toBe('RED')
    const { ca_park: _park, ...unanswered } = inPark
    expect(active(unanswered)).not.toContain('ca_park')
    expect(active(unanswered)).toContain('landOrWaters')
    expect(statusIn({ ...unanswered, ca_park: 'no', landOrWaters: ['private_land'] })).toBe('GREEN')
  })

  const asked = [...(content?.countries.values() ?? [])].flatMap(({ country, conditions }) =>
    conditions.flatMap(({ id, places }) => (places ? [{ country, id, places }] : [])),
  )
  test.each(asked)('$id: yes is worth what its places are worth, and no takes them out', ({ country, id, places }) => {
    const { providerRegion: _region, ...own } = inCountry(country, {})
    expect(checkAnswers(contextOf(own), own, { [id]: 'yes' })).toEqual([])
    expect(statusIn({ ...own, [id]: 'yes' })).toBe(statusIn({ ...own, landOrWaters: places }))
    expect(landOf({ ...own, [id]: 'no' })).toEqual(LAND.filter((land) => !places.includes(land)))
  })

  test('what speaks of species stays a condition of its own beside it', () => {
    const plant = { ...inCountry('HK', {}), organismGroup: 'plant', intendedUse: ['acquisition'] }
    expect(active(plant)).toEqual(expect.arrayContaining(['landOrWaters', 'hk_protected']))
    expect(statusIn({ ...plant, landOrWaters: ['private_land'], hk_protected: 'yes' })).toBe('RED')
    expect(landOf({ ...plant, hk_protected: 'no' })).toEqual(LAND)
  })
})
