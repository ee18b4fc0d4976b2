import type { Permission, Reach, Role, Scope, SessionUser } from '@portal/contract'
import { ROLE_TABLE } from '@portal/contract'
import type { z } from 'zod'

/** The authenticated user of a request; every query takes its scope from it. */
export type Actor = {
  userId: string
  accountId: string
  role: Role
  sessionId: string
  /** Where the request came from; null: from within the portal. */
  address: string | null
  /** The user's groups with all their sub-groups. */
  groups: string[]
  user: z.infer<typeof SessionUser>
  /** The API token that acts for the user; undefined: the user is signed in. */
  token?: { name: string; scopes: readonly Scope[] }
}

/** As much of an actor as decides over what may be read and opened. */
export type Reader = Pick<Actor, 'userId' | 'accountId' | 'role' | 'groups'>

/** How far the actor may go with a permission; undefined: not at all. */
export const reachOf = (actor: Pick<Actor, 'role'>, permission: Permission): Reach | undefined =>
  ROLE_TABLE[actor.role][permission]
