import type { endpoints, Permission } from '@portal/contract'
import type { Db } from '../../db/connect.ts'
import type { Target } from './targets.ts'

export type Endpoints = typeof endpoints
/** The name of every endpoint that is not public: one that is added without a rule here does not compile. */
export type Guarded = {
  [Feature in keyof Endpoints]: {
    [Name in keyof Endpoints[Feature]]: Endpoints[Feature][Name] extends { access: 'public' }
      ? never
      : `${Feature}.${Name & string}`
  }[keyof Endpoints[Feature]]
}[keyof Endpoints]
export type Rules = { readonly [name in Guarded]: Rule }

export type Input = { params?: object; query?: object; body?: object }

/**
 * The check of a call beyond its access rule: none (`anything`, with the permission that its target `needs` of several
 * in the rule), or how far a permission, the first one the role has, reaches over the target (`over`; empty: only the
 * caller's own things). `finds`: the call answers 200 and contains this only within reach. `readable`: users with this
 * permission over the target are refused, others get "not found". `foreign`: the answer for another account. `given`:
 * set-up before the call.
 */
export type Rule = { anything: () => Input; needs?: Permission } | Targeted
export type Targeted = {
  over: readonly Permission[]
  input: (target: Target) => Input
  finds?: keyof Target
  readable?: Permission
  foreign?: Outcome
  given?: (target: Target, db: Db) => Promise<unknown>
}
export type Outcome = 'allowed' | 'refused' | 'not found' | 'shown' | 'absent'

export const params = (id: keyof Target) => (target: Target) => ({ params: { id: target[id] } })
export const withBody = (id: keyof Target, body: object) => (target: Target) => ({ params: { id: target[id] }, body })
export const search = (id: keyof Target) => (target: Target) => ({ body: { q: target[id] } })
export const page = () => ({ body: {} })
export const assessment = (target: Target) => ({ ...params('assessmentId')(target), query: {} })
export const WORKERS: Pick<Targeted, 'over' | 'readable'> = {
  over: ['EDIT_ASSESSMENTS', 'UNLOCK_LEGAL', 'UNLOCK_TECHNICAL'],
  readable: 'READ_ACCOUNT_ASSESSMENTS',
}
