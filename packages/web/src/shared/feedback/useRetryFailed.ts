import { useQueryClient } from '@tanstack/react-query'

/** Asks again for all on the screen that could not be loaded, because what stops one request mostly stops the others. */
export function useRetryFailed() {
  const client = useQueryClient()
  return () => client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
}
