import { LawBox } from '@portal/contract'
import type { Box } from '@portal/rules'
import { paths } from '../../shared/navigation/paths.ts'

const FACTS = 'set'

/** The address of a what-if in which these facts are set. */
export const whatIfAddress = (id: string, box: Box) =>
  `${paths.whatIf(id)}?${new URLSearchParams({ [FACTS]: JSON.stringify(box) })}`

/** The facts that an address asks for; null for none, and for what is no set of facts. */
export function requestedFacts(params: URLSearchParams): Box | null {
  const text = params.get(FACTS)
  if (text === null) return null
  try {
    return (LawBox.safeParse(JSON.parse(text)).data as Box | undefined) ?? null
  } catch {
    return null
  }
}

export function withoutRequestedFacts(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(FACTS)
  return next
}
