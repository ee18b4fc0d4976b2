import { authentication } from './authentication.ts'
import { environment } from './environment.ts'
import { states } from './states.ts'
import { system } from './system.ts'

/** The part of the English catalogue that is loaded with the app: sign-in and the screens of failures. */
export const publicTexts = { authentication, environment, states, system } as const
