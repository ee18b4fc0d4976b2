import type { Place } from '@portal/contract'
import { describe, expect, test } from 'vitest'
import { placeAt } from './placeAt.ts'

describe('the place of a point', () => {
  test.each<[string, number, number, Partial<Place>]>([
    ['inland', -3.12, -60.02, { zone: 'land', country: 'BR', states: [], border: null }],
    ['beyond the date line', 66, -172, { zone: 'land', country: 'RU' }],
    ['in a region with a code of its own', 4.9, -52.3, { zone: 'land', country: 'GF' }],
    ['in a disputed area', 42.6, 20.9, { zone: 'land', country: null, area: 'Kosovo' }],
    ['in Crimea', 45.3, 34.2, { zone: 'land', country: null, area: 'Crimea' }],
    ['across the strait of Kerch', 45.2, 37.2, { zone: 'land', country: 'RU', area: null }],
    ['north of Crimea', 46.2, 34.6, { zone: 'land', country: 'UA', area: null }],
    ['in Western Sahara', 27.1, -13.1, { zone: 'land', country: null, area: 'Western Sahara' }],
    ['in Western Sahara, east of the wall', 26.5, -9, { zone: 'land', country: null, area: 'Western Sahara' }],
    ['in the south of Morocco', 27.9, -12.9, { zone: 'land', country: 'MA', area: null }],
    ['in Antarctica', -75, 0, { zone: 'antarctica', country: null }],
    ['near the coast', -33.05, -71.72, { zone: 'territorial_sea', country: 'CL' }],
    ['between 12 and 200 nautical miles', 0, -92.5, { zone: 'economic_zone', country: 'EC' }],
    ['far from every coast', 30, -45, { zone: 'high_seas', country: null, states: [] }],
    ['at the pole', 90, 0, { zone: 'high_seas' }],
    ['in the Caspian Sea', 42, 51, { zone: 'caspian_sea', country: null }],
  ])('%s', (_, latitude, longitude, expected) => {
    expect(placeAt(latitude, longitude)).toMatchObject(expected)
  })

  test('includes the border within 20 km, but none farther away', () => {
    expect(placeAt(49.05, -110).border).toMatchObject({ country: 'US' })
    // The border follows the parallel some 6 km away, not the straight line between its ends.
    expect(placeAt(49.05, -110).border?.km).toBeCloseTo(6, 0)
    expect(placeAt(49.3, -110).border).toBeNull()
  })

  test('lists all States whose coasts are within 200 nautical miles, nearest first', () => {
    expect(
      placeAt(50.2, -0.5)
        .states.map(({ country }) => country)
        .slice(0, 2),
    ).toEqual(['GB', 'FR'])
  })
})
