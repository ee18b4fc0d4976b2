/** Degrees of longitude and latitude. */
export type GlobeBox = readonly [west: number, south: number, east: number, north: number]
type Region = { readonly code: string; readonly within: string; readonly boxes: readonly GlobeBox[] }

/**
 * Regions with a code of their own that the atlas draws as part of another shape, with their approximate position on
 * the globe.
 */
export const SHAPE_REGIONS: readonly Region[] = [
  { code: 'GF', within: 'France', boxes: [[-55, 2, -51, 6]] },
  { code: 'GP', within: 'France', boxes: [[-62, 15.7, -60.8, 16.7]] },
  { code: 'MQ', within: 'France', boxes: [[-61.4, 14.2, -60.7, 15]] },
  { code: 'RE', within: 'France', boxes: [[55, -22, 56, -20]] },
  { code: 'YT', within: 'France', boxes: [[44.5, -13.5, 45.8, -12]] },
  { code: 'BQ', within: 'Netherlands', boxes: [[-69, 11.5, -62.5, 18]] },
  {
    code: 'SJ',
    within: 'Norway',
    boxes: [
      [-10, 70, 0, 72],
      [5, 73, 40, 82],
    ],
  },
  { code: 'BV', within: 'Norway', boxes: [[2, -56, 5, -53]] },
  { code: 'TK', within: 'New Zealand', boxes: [[-174, -10.5, -170, -7.5]] },
  { code: 'CC', within: 'Indian Ocean Ter.', boxes: [[96, -13, 98, -11]] },
  { code: 'CX', within: 'Indian Ocean Ter.', boxes: [[105, -11, 106, -10]] },
]

export const isInBox = (
  [west, south, east, north]: GlobeBox,
  [longitude, latitude]: readonly [number, number],
): boolean => longitude > west && longitude < east && latitude > south && latitude < north
