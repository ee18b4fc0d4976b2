import { type CallOutput, content, HOUSE, versions } from '@portal/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import type { ProofInput } from './draft.ts'
import { type BrowserProof, type Proving, startProving } from './startProving.ts'

const FOREVER = Number.POSITIVE_INFINITY

const treatyLevelQuery = queryOptions({
  queryKey: ['treatyLevel'],
  queryFn: () => call(content.treatyLevel, {}),
  staleTime: FOREVER,
})

const WAITING: BrowserProof = { state: 'warming', quick: null, whole: null }

export type Proof = BrowserProof & {
  /** The server's proof of what is saved, where the browser cannot prove. */
  readonly server: CallOutput<typeof versions.validate> | undefined
  readonly error: unknown
  readonly retry: () => void
}

/**
 * Proves a draft in the browser as it is typed; where that is not possible, the server proves what is saved. House rules are
 * proven by the server.
 */
export function useProof({ country, base, draft, cases }: ProofInput): Proof {
  const isCountry = country !== HOUSE
  const treaty = useQuery({ ...treatyLevelQuery, enabled: isCountry })
  const [proof, setProof] = useState(WAITING)
  const proving = useRef<Proving>(undefined)
  const first = useRef({ draft: base, cases })
  first.current = { draft: base, cases }
  const opened = `${country} ${base.version}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: a worker is opened for each base, not for each change of a draft.
  useEffect(() => {
    if (!treaty.data) return
    const started = startProving({ treaty: treaty.data, ...first.current }, setProof)
    proving.current = started
    return () => {
      proving.current = undefined
      started.close()
      setProof(WAITING)
    }
  }, [treaty.data, opened])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a worker that is opened anew proves the same draft.
  useEffect(() => proving.current?.prove(draft, cases), [draft, cases, treaty.data, opened])
  const server = useQuery({
    queryKey: ['legal-content', 'validate', country, draft],
    queryFn: () => call(versions.validate, { params: { id: country, version: draft.version } }),
    enabled: proof.state === 'lost',
  })
  return { ...proof, server: server.data, error: treaty.error ?? server.error, retry: () => void treaty.refetch() }
}
