import { useSearchParams } from 'react-router'

export type Address = ReturnType<typeof useAddress>

/** State of a screen in the query string, so that a shared link shows the same; a name may have several values. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const set = (values: Values, replace = false) =>
    setParams((before) => withValues(before, values), { replace, preventScrollReset: true })
  return { get: (name: string) => params.get(name) ?? '', all: (name: string) => params.getAll(name), set }
}

type Values = Readonly<Record<string, string | readonly string[] | undefined>>

/** Replaces the given parameters, keeps the others and leaves out empty values. */
function withValues(before: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(values)) {
    next.delete(name)
    for (const one of [value ?? []].flat().filter((given) => given !== '')) next.append(name, one)
  }
  return next
}
