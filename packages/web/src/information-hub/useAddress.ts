import { useSearchParams } from 'react-router'

export type Address = ReturnType<typeof useAddress>

/** The state of a screen in its address, so that a link shows the same: values by name, several of a name allowed. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const set = (values: Values, replace = false) =>
    setParams((before) => withValues(before, values), { replace, preventScrollReset: true })
  return { get: (name: string) => params.get(name) ?? '', all: (name: string) => params.getAll(name), set }
}

type Values = Readonly<Record<string, string | readonly string[] | undefined>>

/** Other names stay; an empty value is left out. */
function withValues(before: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(values)) {
    next.delete(name)
    for (const one of [value ?? []].flat().filter((given) => given !== '')) next.append(name, one)
  }
  return next
}
