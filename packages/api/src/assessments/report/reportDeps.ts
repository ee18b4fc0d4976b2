import type { Actor } from '../../http/actor.ts'
import type { Deps } from '../../startup/deps.ts'

/** What reports as files are made from, besides the assessment itself. */
export type ReportDeps = Pick<Deps, 'db' | 'law' | 'keys'> & {
  /** Who a living session belongs to. Throws where it has ended or its user may no longer sign in. */
  actorOf: (session: { userId: string; sessionId: string }) => Promise<Omit<Actor, 'address'>>
  portalName: string
  publicUrl: string
}
