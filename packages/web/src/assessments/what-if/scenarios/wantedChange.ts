import { LawBox } from '@portal/contract'
import type { Box } from '@portal/rules'
import { paths } from '../../../app/paths.ts'

const NAME = 'set'

/** The address of a what-if in which these facts are set. */
export const whatIfWith = (id: string, box: Box) =>
  `${paths.whatIf(id)}?${new URLSearchParams({ [NAME]: JSON.stringify(box) })}`

/** The facts that an address asks for; null for none, and for what is no set of facts. */
export function wantedChange(params: URLSearchParams): Box | null {
  const text = params.get(NAME)
  if (text === null) return null
  try {
    return (LawBox.safeParse(JSON.parse(text)).data as Box | undefined) ?? null
  } catch {
    return null
  }
}

export function withoutWanted(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(NAME)
  return next
}
