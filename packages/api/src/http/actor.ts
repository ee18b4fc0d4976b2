import { type Permission, type Reach, ROLE_TABLE, type Role, type Scope, type SessionUser } from '@portal/contract'
import type { z } from 'zod'

/** The authenticated user of a request; every query takes its scope from it. */
export type Actor = {
  userId: string
  accountId: string
  role: Role
  sessionId: string
  /** The IP address of the request; null if it comes from within the portal. */
  address: string | null
  /** The user's groups with all their sub-groups. */
  groups: string[]
  user: z.infer<typeof SessionUser>
  /** The API token that acts for the user; undefined if the user is signed in. */
  token?: { name: string; scopes: readonly Scope[] }
}

/** The part of an actor that decides which data may be read and opened. */
export type Reader = Pick<Actor, 'userId' | 'accountId' | 'role' | 'groups'>

/** How far a permission of the actor reaches; undefined if the actor does not have it. */
export const reachOf = (actor: Pick<Actor, 'role'>, permission: Permission): Reach | undefined =>
  ROLE_TABLE[actor.role][permission]
