import { queryOptions } from '@tanstack/react-query'
import { type DrawnWorld, drawWorld } from './drawWorld.ts'

/** Fetched and drawn once, for all maps of a visit. */
export const worldQuery = queryOptions({
  queryKey: ['world'],
  queryFn: async (): Promise<DrawnWorld> => {
    const answer = await fetch('/countries/world.json')
    if (!answer.ok) throw new Error(`The map answered ${answer.status}.`)
    return drawWorld(await answer.json())
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
