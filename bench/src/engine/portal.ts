import { compileMap, type Light, resultMap } from '@portal/rules'
import type { Contender } from './contender.ts'
import { levelOf, referenceBox, type Shipped } from './shipped.ts'

/** The portal's own world map. */
export function portalMap({ compiled, countries }: Shipped): Contender {
  const map = compileMap(compiled, countries.map(referenceBox))
  return {
    name: 'portal, resultMap',
    repeats: 200,
    prepare: ({ accessDate, useDate }) => {
      let lights: readonly Light[] = []
      return {
        run: () => {
          lights = resultMap(map, accessDate, useDate).lights
        },
        levels: () => lights.map(levelOf),
      }
    },
  }
}
