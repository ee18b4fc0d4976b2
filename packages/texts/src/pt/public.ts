import { authentication } from './authentication/authentication.ts'
import { environment } from './shared/environment.ts'
import { states } from './shared/states.ts'
import { system } from './shared/system.ts'

/** The part of the Portuguese catalogue that is loaded with the app: sign-in and the screens of failures. */
export const publicTexts = { authentication, environment, states, system }
