import { authentication } from './authentication/authentication.ts'
import { frame } from './frame.ts'
import { environment, states, system } from './shared/system.ts'

/** The part of the catalogue that is loaded with the app: sign-in and the screens of failures. */
export const publicTexts = { ...frame, authentication, environment, states, system }
