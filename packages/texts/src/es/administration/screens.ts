import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { operation } from './operation.ts'
import { security } from './security.ts'
import { userGroups, users } from './users.ts'

/** The texts of the administration, loaded with its screens. */
export const administrationScreens = { accounts, audit, operation, security, userGroups, users }
