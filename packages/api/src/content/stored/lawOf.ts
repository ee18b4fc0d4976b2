import { HOUSE } from '@portal/contract'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/errors.ts'
import { houseOf } from '../bundles.ts'

/**
 * The law that a caller names, where house rules are those of the own account. Throws
 * USER_INVALID_AUTHENTICATION_FORBIDDEN for a caller who may edit only the other one.
 */
export function lawOf<Named extends { readonly id: string }>({ user, accountId }: Actor, named: Named): Named {
  const isHouse = named.id === HOUSE
  if (!user.allowedActions.includes(isHouse ? 'MANAGE_HOUSE_RULES' : 'MANAGE_LEGAL_CONTENT'))
    throw new AppError('USER_INVALID_AUTHENTICATION_FORBIDDEN')
  return isHouse ? { ...named, id: houseOf(accountId) } : named
}
