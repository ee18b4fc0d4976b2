import { authentication } from './authentication.ts'
import { environment } from './environment.ts'
import { states } from './states.ts'
import { system } from './system.ts'

/** The English catalogue, the default and the fallback: what the public screens need. */
export const en = { authentication, environment, states, system } as const
