import { queryOptions } from '@tanstack/react-query'
import type { GeometryCollection, Topology } from 'topojson-specification'

/** Drawn at build time: shapes known by country code, and points for countries too small to be hit. */
export type World = {
  readonly topology: Topology<{ countries: GeometryCollection<{ name: string }> }>
  readonly points: Readonly<Record<string, readonly [number, number]>>
}

export const worldQuery = queryOptions({
  queryKey: ['world'],
  queryFn: async (): Promise<World> => {
    const answer = await fetch('/countries/world.json')
    if (!answer.ok) throw new Error(`The map answered ${answer.status}.`)
    return answer.json()
  },
  staleTime: Number.POSITIVE_INFINITY,
})
